import type { PagePolicies } from './csp.ts';
import type { LineCounter } from './text-position.ts';
import { hasText, type Element, type Page } from './dom.ts';
import type { Ask } from './types.ts';

/** A style sheet that a page has, in the order of the page. */
export interface PageSheet {
  /** The file's address, or the text of a `style` element. */
  readonly content: { readonly href: string } | { readonly text: string; readonly firstLine: number };
  readonly applies: boolean;
  readonly base: string | undefined;
  readonly line: number;
}

/** A script that a page runs. */
export interface PageScript {
  readonly content: { readonly href: string } | { readonly text: string; readonly firstLine: number };
  readonly type: 'classic' | 'module' | 'handler';
  readonly base: string | undefined;
  readonly line: number;
  /** False for what is only loaded ahead. */
  readonly runs: boolean;
}

/** A link of a page, not a request. */
export interface PageLink {
  readonly href: string;
  readonly base: string | undefined;
  readonly form: boolean;
}

/** What stands in a page, before any of it is resolved. */
export interface PageContent {
  readonly page: Page;
  readonly asks: readonly Ask[];
  readonly sheets: readonly PageSheet[];
  readonly scripts: readonly PageScript[];
  readonly importMaps: readonly string[];
  readonly links: readonly PageLink[];
  readonly ids: readonly string[];
  readonly policies: PagePolicies;
  readonly base: string | undefined;
  /** Pages in `srcdoc` attributes. */
  readonly inner: readonly PageContent[];
  readonly lines: LineCounter;
  /** Elements with a `style` attribute. */
  readonly styled: readonly Element[];
}

const EMPTY = new Set([
  'html',
  'head',
  'body',
  'div',
  'main',
  'span',
  'script',
  'style',
  'link',
  'meta',
  'title',
  'base',
]);

/** Whether a page has no content of its own: a script draws all of it. */
export function isDrawnByScripts({ page, scripts }: PageContent): boolean {
  const hasContent = page.elements.some(
    (element) => !EMPTY.has(element.name) || (hasText(element) && !/^(?:script|style|title)$/.test(element.name)),
  );
  return !hasContent && scripts.some(({ content }) => 'href' in content);
}
