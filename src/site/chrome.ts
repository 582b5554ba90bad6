import type { Attributes } from './attributes.ts';
import type { OpenElement } from './elements.ts';

/** Elements that a reader does not read: navigation, controls, code that runs, metadata. */
const CHROME_ELEMENTS = new Set(
  `script style noscript template nav footer dialog input select option textarea datalist progress meter
   title desc metadata head canvas rustdoc-toolbar rustdoc-topbar starlight-toc mobile-starlight-toc
   starlight-theme-select starlight-lang-select site-search`.split(/\s+/),
);

const CHROME_ROLES = new Set(
  'navigation banner contentinfo search dialog alertdialog menu menubar toolbar tooltip doc-toc doc-backlink doc-pagelist'.split(
    ' ',
  ),
);

/** Classes and ids of themes and generators that mean the site's frame when they are a whole word. */
const CHROME_WORDS = new Set(
  `toc table-of-contents tableofcontents page-toc local-toc on-this-page onthispage tocbot toc-container toc-wrapper
   tocCollapsible tableOfContents nextra-toc theme-doc-toc-mobile theme-doc-toc-desktop bd-toc book-toc content-side-layout
   sidebar side-bar sidenav sidebar-nav sphinxsidebar md-sidebar bd-sidebar bd-sidebar-primary bd-sidebar-secondary
   nextra-sidebar right-sidebar left-sidebar right-sidebar-container book-menu docs-sidebar doc-sidebar
   pagination pagination-nav pager prev-next prevnext prev-next-area prev-next-footer prev-next-nav page-nav pagenav post-nav
   page-navigation post-navigation doc-pagination docs-pagination pagination-links nextra-pagination VPDocFooter VPDocAside VPLocalNav
   rst-footer-buttons book-footer navheader navfooter nav-panel nav-footer nav-wrapper nav-wide-wrapper docs-prevnext
   breadcrumb breadcrumbs theme-doc-breadcrumbs nextra-breadcrumb wy-breadcrumbs bd-breadcrumbs eyebrow
   nav navbar navigation menu topbar site-header site-nav menubar footer site-footer page-footer doc-footer theme-doc-footer
   md-header md-footer md-tabs md-banner announcement-bar announcementBar
   headerlink header-anchor heading-anchor heading-link anchor-link anchorlink anchorjs-link hash-link permalink sl-anchor-link
   direct-link md-top back-to-top backtotop back-to-top-button
   copybtn copy-btn copy-button copybutton copy-code-button btn-clipboard md-clipboard md-code__nav copyButton
   edit-link editlink edit-page edit-this-page edit-page-link theme-edit-this-page md-content__button page-edit edit-on-github
   last-updated lastupdated last-update lastUpdated VPLastUpdated theme-last-updated last-modified lastmod page-last-updated
   td-page-meta__lastmod md-source-file md-source-date git-revision-date-localized-plugin git-revision-date page-meta-links
   feedback page-feedback md-feedback feedback-toolbar was-this-helpful feedback--prompt feedback-container docs-feedback
   theme-doc-version-badge theme-doc-version-banner version-switcher version-picker version-selector rst-versions
   language-switcher lang-switcher content-icon-container view-this-page
   search-box searchbox search-form search-bar
   skip-link skip-to-content skip-nav sr-only visually-hidden screen-reader-text screen-reader-only
   linenos linenodiv lineno line-numbers-wrapper line-numbers-rows rouge-gutter lnt
   viewcode-link viewcode-back page-context-menu page-context-menu-button comments giscus utterances disqus_thread`.split(
    /\s+/,
  ),
);

/** Words that authors give to notes of their own, too: they mean the frame only where no article or section is around. */
const OUTER_WORDS = new Set(['sidebar', 'menu', 'feedback', 'comments']);

/** A class that a build tool made unique: `lastUpdated_JAkA`. */
const MODULE_SUFFIX = /_{1,2}[\w-]{4,6}$/;

/** The words of a class attribute seldom differ between pages; this many are looked up without being split again. */
const MAX_REMEMBERED = 20_000;

type Chrome = 'always' | 'outer' | 'never';

function chromeOfWord(word: string): Chrome {
  // The parts of a block in BEM notation belong to it: `pagination-nav__link`, `md-sidebar--primary`.
  const block = word.split(/__|--/, 1)[0] ?? word;
  const bare = word.replace(MODULE_SUFFIX, '');
  const names = [word, block, bare].filter((name) => CHROME_WORDS.has(name));
  if (names.length === 0) return 'never';
  return names.every((name) => OUTER_WORDS.has(name)) ? 'outer' : 'always';
}

function chromeOfWords(text: string): Chrome {
  // The labels of tabs in the content.
  if (/\bnav-(?:tabs|pills)\b/.test(text)) return 'never';
  let found: Chrome = 'never';
  for (const word of text.split(/\s+/)) {
    const chrome = chromeOfWord(word);
    if (chrome === 'always') return chrome;
    if (chrome === 'outer') found = chrome;
  }
  return found;
}

/** Elements that hold or name the content: a class that sounds like chrome says how the page is laid out. */
const NEVER_BY_CLASS = new Set(
  'html body main article header h1 h2 h3 h4 h5 h6 table tbody tr pre code section'.split(' '),
);

/** A heading gives its text to the id of what is around it, so that an id says little, and nothing on a section. */
const CHROME_IDS = new Set(
  `toc table-of-contents content-side-layout sidebar right-sidebar left-sidebar pagination breadcrumbs navbar footer
   page-context-menu page-context-menu-button disqus_thread back-to-top feedback-toolbar`.split(/\s+/),
);

function isChromeId(name: string, id: string | undefined, classes: string | undefined): boolean {
  if (id === undefined || !CHROME_IDS.has(id)) return false;
  return (
    (name === 'div' || name === 'aside' || name === 'ul') && !/(?:^|\s)(?:section|level\d)(?:\s|$)/.test(classes ?? '')
  );
}

/** Relations of links that the frame of a site has: neighbours, editing, licences. */
const CHROME_RELATIONS = /(?:^|\s)(?:prev|previous|next|edit|contents|up|start|index)(?:\s|$)/i;

/** A control that opens a part of the page shows the part's name: tabs and folds are read, buttons that do something are not. */
function isPlainButton(attributes: Attributes): boolean {
  if (attributes.get('role') === 'tab') return false;
  return (
    attributes.get('aria-haspopup') !== undefined ||
    !(attributes.get('aria-controls') !== undefined || attributes.get('aria-expanded') !== undefined)
  );
}

function isChromeByRole(name: string, attributes: Attributes, inArticle: boolean): boolean {
  if (attributes.get('aria-hidden') === 'true' && name !== 'body') return true;
  if (name === 'a' && CHROME_RELATIONS.test(attributes.get('rel') ?? '')) return true;
  const role = attributes.get('role');
  return role !== undefined && (CHROME_ROLES.has(role) || (role === 'complementary' && !inArticle));
}

/** Tells the site's frame from its content by elements, roles, classes and ids. */
export class ChromeRules {
  readonly #known = new Map<string, Chrome>();

  /**
   * @param inArticle whether an article or a section is around
   * @returns whether nothing in the element is content
   */
  isChrome({ name, attributes }: OpenElement, inArticle: boolean): boolean {
    if (CHROME_ELEMENTS.has(name)) return true;
    if (attributes.size === 0) return name === 'button';
    if (name === 'button') return isPlainButton(attributes);
    if (isChromeByRole(name, attributes, inArticle)) return true;
    if (NEVER_BY_CLASS.has(name)) return false;
    const classes = attributes.get('class');
    return this.#byWords(classes, inArticle) || isChromeId(name, attributes.get('id'), classes);
  }

  /** Whether attributes are no more than a class without a meaning. Most elements in lines of code have such a class. */
  isPlain(attributes: Attributes): boolean {
    if (attributes.size === 0) return true;
    const classes = attributes.size === 1 ? attributes.get('class') : undefined;
    return classes !== undefined && this.#chromeOf(classes) === 'never' && !classes.includes('sidebar');
  }

  #byWords(text: string | undefined, inArticle: boolean): boolean {
    if (text === undefined) return false;
    const chrome = this.#chromeOf(text);
    return chrome === 'always' || (chrome === 'outer' && !inArticle);
  }

  #chromeOf(text: string): Chrome {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const chrome = chromeOfWords(text);
    if (this.#known.size >= MAX_REMEMBERED) this.#known.clear();
    this.#known.set(text, chrome);
    return chrome;
  }
}

/** One line that a theme or a build writes: dates, positions, questions. Each is short and holds nothing else. */
const CHROME_LINES = [
  /^(?:this page was |page |document )?last (?:updated|modified|edited|changed|generated|built|reviewed)\b.{0,80}$/i,
  /^(?:page|step|chapter) \d+ (?:of|\/) \d+$/i,
  /^(?:previous|next|prev)(?: page| article| chapter| topic| section)?$/i,
  /^(?:edit|improve|suggest edits to) this page\b.{0,40}$/i,
  /^(?:edit|suggest edits|raise issue|copy|copied!?|copy page|copy link|copy to clipboard)$/i,
  /^(?:on this page|in this article|table of contents|was this (?:page|article|section)? ?(?:helpful|useful)\??)$/i,
];

/** Whether a block of text is such a line. */
export function isChromeLine(text: string): boolean {
  return text.length <= 120 && CHROME_LINES.some((line) => line.test(text));
}
