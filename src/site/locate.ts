import { ROOT } from './page-items.ts';

/** Where the content of a page begins, found without parsing what stands before it. */
export interface ContentStart {
  /** Offset of the start tag. */
  readonly start: number;
  /** The roots of which the tag is one, as bits. */
  readonly roots: number;
  /** The source of the title element. */
  readonly title: string | undefined;
}

/** Offset of a start tag in lower case; -1 when there is none. */
function tagAt(html: string, name: string, from = 0): number {
  const open = `<${name}`;
  for (let at = html.indexOf(open, from); at !== -1; at = html.indexOf(open, at + 1)) {
    const after = html.charCodeAt(at + open.length);
    // What ends a tag's name: white space, `/` or `>`.
    if (after <= 0x20 || after === 0x2f || after === 0x3e) return at;
  }
  return -1;
}

/** Whether a place lies in text of which no tag is one: a comment, a script, a style sheet, an attribute. */
function isInert(html: string, at: number): boolean {
  const openBefore = (open: string, close: string): boolean => {
    const opened = html.lastIndexOf(open, at - 1);
    return opened !== -1 && html.indexOf(close, opened) >= at;
  };
  if (html.lastIndexOf('<!--', at - 1) !== -1 && openBefore('<!--', '-->')) return true;
  if (openBefore('<script', '</script') || openBefore('<style', '</style') || openBefore('<textarea', '</textarea'))
    return true;
  const tag = html.lastIndexOf('<', at - 1);
  return tag !== -1 && html.indexOf('>', tag) > at;
}

/** The source of the title element, when it is plain where it is. */
function titleIn(head: string): { readonly plain: boolean; readonly title: string | undefined } {
  const at = tagAt(head, 'title');
  if (at === -1) return { plain: !/<title/i.test(head), title: undefined };
  const svg = tagAt(head, 'svg');
  const end = head.indexOf('</title', at);
  const plain = end !== -1 && (svg === -1 || svg > at) && !isInert(head, at);
  return { plain, title: head.slice(at, end + '</title>'.length) };
}

/** The only article of the main element, when it holds the page's title or nothing else does. */
function onlyArticle(html: string, main: number): number {
  const article = tagAt(html, 'article', main);
  if (article === -1 || tagAt(html, 'article', article + 1) !== -1) return -1;
  const end = html.lastIndexOf('</main');
  const close = html.lastIndexOf('</article');
  if (close < article || end < close || /<h1/i.test(html.slice(main, article))) return -1;
  if (/<h1/i.test(html.slice(close, end)) || html.includes('role="article"')) return -1;
  return isInert(html, article) ? -1 : article;
}

/**
 * Finds where the content begins, so that the frame of the site needs no parsing: in many sites that is most of a page.
 *
 * @returns undefined when it is not plain, and the whole page has to be parsed
 */
export function locateContent(html: string): ContentStart | undefined {
  const main = tagAt(html, 'main');
  const role = html.indexOf('role="main"');
  // React's streaming puts parts of the content elsewhere.
  if (html.includes('<template') || html.includes('id="content-area"') || html.includes('role=main')) return undefined;
  const start = main === -1 && role !== -1 ? html.lastIndexOf('<', role) : main;
  if (start === -1 || isInert(html, start)) return undefined;
  const end = html.indexOf('>', start);
  if (role !== -1 && (role < start || role > end)) return undefined;
  if (html.indexOf('role="main"', role + 1) > role && role !== -1) return undefined;
  if (main !== -1 && tagAt(html, 'main', main + 1) !== -1) return undefined;
  const head = html.slice(0, start);
  const { plain, title } = titleIn(head);
  if (!plain || head.includes('<base')) return undefined;
  const article = main === -1 ? -1 : onlyArticle(html, main);
  return article === -1 ? { start, roots: ROOT.main, title } : { start: article, roots: ROOT.main, title };
}
