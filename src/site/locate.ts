import { ROOT } from './page-items.ts';

/** Where the content of a page may begin, found without parsing what stands before it. */
export interface ContentStarts {
  /** Offset of the start tag of the main element. */
  readonly main: number;
  /** Offset of its first article, when nothing but the article holds the page's title; -1 without one. */
  readonly article: number;
  /** The source of the title element; '' without one. */
  readonly title: string;
}

/** The root that the main element's tag opens; an article's tag adds its own when it is parsed. */
export const LOCATED_ROOT = ROOT.main;

/** Whether a start tag of this name, in lower case, is at an offset. */
function isTag(html: string, at: number, name: string): boolean {
  if (!html.startsWith(name, at + 1)) return false;
  const after = html.charCodeAt(at + 1 + name.length);
  // What ends a tag's name: white space, `/` or `>`.
  return after <= 0x20 || after === 0x2f || after === 0x3e;
}

/** Offset of a start tag in lower case; -1 when there is none. */
function tagAt(html: string, name: string, from = 0): number {
  for (let at = html.indexOf(`<${name}`, from); at !== -1; at = html.indexOf(`<${name}`, at + 1))
    if (isTag(html, at, name)) return at;
  return -1;
}

/** Whether a tag stands in an attribute. */
function isInAttribute(html: string, at: number): boolean {
  const tag = html.lastIndexOf('<', at - 1);
  return tag !== -1 && html.indexOf('>', tag) > at;
}

/** Text without tags, by what follows its first `<`, and its end. */
const INERT = [
  ['!--', '-->'],
  ['script', '</script'],
  ['style', '</style'],
] as const;

/** The end of a comment, a script or a style sheet that begins at an offset; the offset itself when none does. */
function endOfInert(html: string, at: number): number {
  const [, end] = INERT.find(([start]) => html.startsWith(start, at + 1)) ?? [];
  const found = end === undefined ? at : html.indexOf(end, at);
  return found === -1 ? html.length : found;
}

/** Offset of the next tag that is not in inert text; -1 when there is none. */
function nextTag(html: string, from: number): number {
  let at = html.indexOf('<', from);
  while (at !== -1) {
    const letter = html.charAt(at + 1);
    const end = letter === '!' || letter === 's' ? endOfInert(html, at) : at;
    if (end === at) return at;
    at = html.indexOf('<', end);
  }
  return -1;
}

/** Which of some tags is at an offset. */
function nameAt<Name extends string>(html: string, at: number, names: readonly Name[]): Name | undefined {
  const letter = html.charCodeAt(at + 1);
  return names.find((name) => name.charCodeAt(0) === letter && isTag(html, at, name));
}

interface Head {
  /** Offset of the first main element; -1 without one. */
  readonly main: number;
  /** Offset of the title element; -1 without one. */
  readonly title: number;
}

const HEAD_TAGS = ['main', 'title', 'svg', 'template', 'base'] as const;

/** Reads the tags up to the main element, or up to an offset. Undefined when one of them changes what follows. */
function readHead(html: string, end: number): Head | undefined {
  let title = -1;
  let at = nextTag(html, 0);
  for (; at !== -1 && at < end; at = nextTag(html, at + 1)) {
    const name = nameAt(html, at, HEAD_TAGS);
    if (name === 'main') return { main: at, title };
    if (name === 'template' || name === 'base') return undefined;
    // A picture may have a title of its own.
    if (name === 'svg' && title === -1) return undefined;
    if (name === 'title' && title === -1) title = at;
  }
  return at === end ? { main: -1, title } : undefined;
}

const MAIN_TAGS = ['article', 'h1', 'H1', '/main'] as const;

/** Offset of the first article of a main element; -1 without one, or when what is before it may be content, too. */
function articleAt(html: string, main: number): number {
  for (let at = nextTag(html, main); at !== -1; at = nextTag(html, at + 1)) {
    const name = nameAt(html, at, MAIN_TAGS);
    if (name === undefined) continue;
    const isFirst = name === 'article' && !isInAttribute(html, at);
    return isFirst && !html.slice(main, at).includes('role="article"') ? at : -1;
  }
  return -1;
}

/** The source of the title element in the head; '' without one, and undefined when it is not plain where it is. */
function titleIn(head: string, at: number): string | undefined {
  if (at === -1) return /<title/i.test(head) ? undefined : '';
  const end = head.indexOf('</title', at);
  return end === -1 || isInAttribute(head, at) ? undefined : head.slice(at, end + '</title>'.length);
}

/** What else before the content requires the page to be parsed whole. */
const NOT_PLAIN = ['id="content-area"', 'role=main'] as const;

/**
 * Finds where the content begins, so that the frame of the site needs no parsing: in many sites that is most of a page.
 *
 * @returns undefined when it is not plain, and the whole page has to be parsed
 */
export function locateContent(html: string): ContentStarts | undefined {
  const role = html.indexOf('role="main"');
  const end = role === -1 ? html.length : html.lastIndexOf('<', role);
  const head = readHead(html, end);
  if (head === undefined) return undefined;
  const main = head.main === -1 ? end : head.main;
  const before = html.slice(0, main);
  if (isInAttribute(html, main) || NOT_PLAIN.some((text) => before.includes(text))) return undefined;
  const title = titleIn(before, head.title);
  return title === undefined ? undefined : { main, article: articleAt(html, main), title };
}

/** Whether what follows an article leaves it the only one of its main element, and the one with the title. */
export function isOnlyArticle(html: string, end: number): boolean {
  const main = html.indexOf('</main', end);
  return main !== -1 && !/<article|<h1|role="article"/i.test(html.slice(end, main)) && isOnlyMain(html, main);
}

/** Whether no other main element follows. */
export function isOnlyMain(html: string, end: number): boolean {
  return tagAt(html, 'main', end) === -1 && !html.includes('role="main"', end);
}
