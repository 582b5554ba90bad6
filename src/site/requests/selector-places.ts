import { SelectorType } from 'css-what';
import type { Element } from './dom.ts';

/** An element's position among its siblings, from 1. */
export function positionIn({ parent, index, name }: Element, ofType: boolean, fromEnd: boolean): number {
  const siblings = parent?.children ?? [];
  if (!ofType) return fromEnd ? siblings.length - index : index + 1;
  let position = 1;
  const [from, to] = fromEnd ? [index + 1, siblings.length] : [0, index];
  for (let at = from; at < to; at++) if (siblings[at]?.name === name) position++;
  return position;
}

/** Pseudo-classes that an element's place in the page decides. */
export const PLACES: Readonly<Record<string, (element: Element) => boolean>> = {
  root: (element) => element.parent?.parent === undefined,
  scope: (element) => element.parent?.parent === undefined,
  'first-child': (element) => element.index === 0,
  'last-child': (element) => positionIn(element, false, true) === 1,
  'only-child': (element) => element.parent?.children.length === 1,
  'first-of-type': (element) => positionIn(element, true, false) === 1,
  'last-of-type': (element) => positionIn(element, true, true) === 1,
  'only-of-type': (element) => positionIn(element, true, false) === 1 && positionIn(element, true, true) === 1,
};

/** More descendants than this are not looked through for one `:has()`. */
const MAX_HAS = 5_000;

/** The elements that a `:has()` looks at, by the combinator that it begins with. */
export function reachable(element: Element, leading: SelectorType): Element[] {
  const siblings = element.parent?.children ?? [];
  if (leading === SelectorType.Adjacent) return siblings.slice(element.index + 1, element.index + 2);
  if (leading === SelectorType.Sibling) return siblings.slice(element.index + 1);
  if (leading === SelectorType.Child) return element.children;
  const found: Element[] = [];
  const pending = [...element.children];
  for (let next = pending.pop(); next !== undefined && found.length < MAX_HAS; next = pending.pop()) {
    found.push(next);
    for (const child of next.children) pending.push(child);
  }
  return found;
}

/** The elements that a combinator leads to from the right, the nearest first. */
export function* related({ parent, index }: Element, type: SelectorType): Generator<Element> {
  const isElement = (candidate: Element | undefined): candidate is Element => candidate?.parent !== undefined;
  if (type === SelectorType.Child) {
    if (isElement(parent)) yield parent;
  } else if (type === SelectorType.Descendant) {
    for (let at = parent; isElement(at); at = at.parent) yield at;
  } else if (type === SelectorType.Adjacent) {
    const previous = parent?.children[index - 1];
    if (previous !== undefined) yield previous;
  } else if (type === SelectorType.Sibling) {
    for (let at = index - 1; at >= 0; at--) {
      const previous = parent?.children[at];
      if (previous !== undefined) yield previous;
    }
  }
}
