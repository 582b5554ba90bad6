import { ROOT } from './page-items.ts';

/** Where the content of a page may begin, found without parsing what stands before it. */
export interface ContentStarts {
  /** Offset of the start tag of the main element. */
  readonly main: number;
  /** Offset of its first article, when nothing but the article holds the page's title; -1 without one. */
  readonly article: number;
  /** The source of the title element. */
  readonly title: string | undefined;
}

/** The root that the main element's tag opens; an article's tag adds its own when it is parsed. */
export const LOCATED_ROOT = ROOT.main;

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

/** Text in which a tag is none: what opens it and what closes it. */
const INERT = [
  ['<!--', '-->'],
  ['<script', '</script'],
] as const;

/** Whether a tag stands in an attribute. */
function isInAttribute(html: string, at: number): boolean {
  const tag = html.lastIndexOf('<', at - 1);
  return tag !== -1 && html.indexOf('>', tag) > at;
}

/** Whether a tag stands in inert text or in an attribute: then an end comes after it before a start does. */
function isInert(html: string, at: number): boolean {
  for (const [open, close] of INERT) {
    const end = html.indexOf(close, at);
    if (end === -1) continue;
    const start = html.indexOf(open, at);
    if (start === -1 || start > end) return true;
  }
  return isInAttribute(html, at);
}

/** The same for what stands at the end of a text, by what stands before it. */
function endsInert(before: string): boolean {
  return INERT.some(([open, close]) => before.lastIndexOf(open) > before.lastIndexOf(close));
}

/** The source of the title element, when it is plain where it is. */
function titleIn(head: string): { readonly plain: boolean; readonly title: string | undefined } {
  const at = tagAt(head, 'title');
  if (at === -1) return { plain: !/<title/i.test(head), title: undefined };
  const before = head.slice(0, at);
  const end = head.indexOf('</title', at);
  const plain = end !== -1 && tagAt(before, 'svg') === -1 && !endsInert(before) && !isInAttribute(head, at);
  return { plain, title: head.slice(at, end + '</title>'.length) };
}

/** What stands before the content and says that the page has to be parsed whole. */
const NOT_PLAIN = ['<template', 'id="content-area"', '<base', 'role=main'] as const;

/** The start tag of the main element; -1 when it is not plain which one that is. */
function mainAt(html: string): number {
  const main = tagAt(html, 'main');
  if (main !== -1) {
    // Another landmark around it.
    const role = html.indexOf('role="main"');
    return role === -1 || role > main ? main : -1;
  }
  const role = html.indexOf('role="main"');
  return role === -1 ? -1 : html.lastIndexOf('<', role);
}

/** Whether nothing between the main element's tag and that of its first article is content by what it holds. */
function beginsContent(html: string, main: number, article: number): boolean {
  const between = html.slice(main, article);
  if (['<h1', '<H1', 'role="article"', '</main'].some((text) => between.includes(text))) return false;
  return !endsInert(between) && !isInAttribute(html, article);
}

/**
 * Finds where the content begins, so that the frame of the site needs no parsing: in many sites that is most of a page.
 *
 * @returns undefined when it is not plain, and the whole page has to be parsed
 */
export function locateContent(html: string): ContentStarts | undefined {
  const main = mainAt(html);
  if (main === -1 || isInert(html, main)) return undefined;
  const head = html.slice(0, main);
  if (NOT_PLAIN.some((text) => head.includes(text))) return undefined;
  const { plain, title } = titleIn(head);
  if (!plain) return undefined;
  const article = tagAt(html, 'article', main);
  return { main, article: article !== -1 && beginsContent(html, main, article) ? article : -1, title };
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
