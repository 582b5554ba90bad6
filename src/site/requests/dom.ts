import { decodeHTML, decodeHTMLAttribute } from 'entities/decode';
import { RAW_TEXT } from './html-rules.ts';

/** Which rules an element's content follows: HTML's, or those of SVG and MathML. */
export type Namespace = 'html' | 'svg' | 'math';

/** An element of a page, as far as selectors and requests need it. Attribute values are decoded when they are read. */
export interface Element {
  /** In lower case; SVG's names too. */
  readonly name: string;
  readonly namespace: Namespace;
  readonly parent: Element | undefined;
  readonly children: Element[];
  /** Position of the start tag in the page's text. */
  readonly offset: number;
  /** Index among the parent's children. */
  readonly index: number;
  /** Name, start and end of each attribute's value in the page's text. */
  readonly attributes: (string | number)[];
  /** Starts and ends of the text directly in the element, white space alone left out. */
  readonly text: number[];
}

/** A page's elements, without what a browser with scripts takes for text: `noscript`, and `template` but for shadow roots. */
export interface Page {
  readonly source: string;
  readonly root: Element;
  /** Elements in the order of their start tags. */
  readonly elements: readonly Element[];
}

/** Entries of an element's attributes that are kept, three for each: finding one is a walk over them. */
export const MAX_ATTRIBUTES = 512 * 3;

/** A second `html` or `body` adds its attributes to the first. */
export function addAttributes({ attributes }: Element, other: Element): void {
  for (let at = 0; at < other.attributes.length; at += 3) {
    const known = attributes.includes(other.attributes[at] ?? '') || attributes.length >= MAX_ATTRIBUTES;
    if (!known) attributes.push(...other.attributes.slice(at, at + 3));
  }
}

/** Where an attribute's name stands in an element's list; -1 without it. */
function positionOf({ attributes }: Element, name: string): number {
  for (let at = 0; at < attributes.length; at += 3) if (attributes[at] === name) return at;
  return -1;
}

export function hasAttribute(element: Element, name: string): boolean {
  return positionOf(element, name) >= 0;
}

/** An attribute's decoded value; undefined without it. */
export function attributeOf(page: Page, element: Element, name: string): string | undefined {
  const at = positionOf(element, name);
  if (at < 0) return undefined;
  const text = page.source.slice(Number(element.attributes[at + 1]), Number(element.attributes[at + 2]));
  return text.includes('&') ? decodeHTMLAttribute(text) : text;
}

/** The raw text directly in an element: a script's or a style's content. */
export function rawTextOf(page: Page, { text }: Element): string {
  return text.length === 0 ? '' : page.source.slice(text[0], text[text.length - 1]);
}

/** Where an element's own text begins in the page. */
export function textOffset({ text, offset }: Element): number {
  return text[0] ?? offset;
}

/** The decoded text directly in an element. */
export function textOf(page: Page, element: Element): string {
  let result = '';
  for (let at = 0; at < element.text.length; at += 2)
    result += page.source.slice(element.text[at], element.text[at + 1]);
  return RAW_TEXT.has(element.name) && element.namespace === 'html' ? result : decodeHTML(result);
}

/** Whether an element has text of its own that could be seen. */
export function hasText({ text }: Element): boolean {
  return text.length > 0;
}
