import { AttributeAction, isTraversal, parse, SelectorType, type PseudoSelector, type Selector } from 'css-what';
import { inSeries, matchAttribute, matchLang, matchState } from './selector-tests.ts';
import type { Element, Page } from './dom.ts';
import { PLACES, positionIn, reachable, related } from './selector-places.ts';

/** One alternative of a selector list. */
export interface CompiledSelector {
  readonly parts: readonly Selector[];
  readonly specificity: number;
  /** Without colons; undefined for the element itself. */
  readonly pseudoElement: string | undefined;
  /** What an element must have for the last compound to match: `#id`, `.class`, a tag's name, or `*`. */
  readonly key: string;
}

/** Pseudo-classes that no page matches as it is opened. */
const NEVER = new Set(
  'hover active focus focus-visible focus-within visited target target-within user-invalid user-valid fullscreen modal popover-open picture-in-picture playing seeking buffering stalled muted volume-locked current past future autofill -webkit-autofill -webkit-any-link-visited host host-context paused has-slotted open-never checked-never invalid valid in-range out-of-range -webkit-full-screen state active-view-transition'.split(
    ' ',
  ),
);
const STRUCTURAL = new Set(
  'root scope first-child last-child only-child first-of-type last-of-type only-of-type nth-child nth-last-child nth-of-type nth-last-of-type empty not is where -webkit-any matches has link any-link -webkit-any-link checked disabled enabled required optional read-only read-write placeholder-shown default indeterminate lang dir defined open'.split(
    ' ',
  ),
);

/** Whether Chromium knows a pseudo-class: a rule with an unknown one is dropped whole. */
function isKnown(name: string): boolean {
  return NEVER.has(name) || STRUCTURAL.has(name);
}

const isForgiving = (name: string): boolean => name === 'is' || name === 'where';

function isValid(parts: readonly Selector[]): boolean {
  return parts.every((part) => {
    if (part.type === SelectorType.PseudoElement) return !/^-(?:moz|ms|o)-/.test(part.name);
    if (part.type !== SelectorType.Pseudo) return true;
    return isKnown(part.name) && (isForgiving(part.name) || !Array.isArray(part.data) || part.data.every(isValid));
  });
}

/** Specificity as one number: ids, then classes, then tags, each below 1,000. */
function specificityOf(parts: readonly Selector[]): number {
  let sum = 0;
  for (const part of parts) {
    if (part.type === SelectorType.Attribute)
      sum += part.name === 'id' && part.action === AttributeAction.Equals ? 1_000_000 : 1_000;
    else if (part.type === SelectorType.Tag || part.type === SelectorType.PseudoElement) sum += 1;
    else if (part.type === SelectorType.Pseudo && part.name !== 'where') {
      const inner = Array.isArray(part.data)
        ? part.data.map(specificityOf).reduce((most, one) => Math.max(most, one), 0)
        : 0;
      sum += ['is', 'not', 'has', 'matches', '-webkit-any'].includes(part.name) ? inner : 1_000 + inner;
    }
  }
  return sum;
}

function keyOf(parts: readonly Selector[]): string {
  let key = '*';
  for (let at = parts.length - 1; at >= 0; at--) {
    const part = parts[at];
    if (part === undefined || isTraversal(part)) break;
    if (part.type === SelectorType.Attribute && part.name === 'id' && part.action === AttributeAction.Equals)
      return `#${part.value}`;
    if (part.type === SelectorType.Attribute && part.name === 'class' && part.action === AttributeAction.Element)
      key = `.${part.value}`;
    else if (part.type === SelectorType.Tag && key === '*') key = part.name.toLowerCase();
  }
  return key;
}

/** Compiles a selector list; undefined where Chromium drops the rule. */
export function compileSelectors(text: string): CompiledSelector[] | undefined {
  let lists: Selector[][];
  try {
    lists = parse(text);
  } catch {
    return undefined;
  }
  if (!lists.every(isValid)) return undefined;
  return lists.map((all) => {
    const pseudo = all.find((part) => part.type === SelectorType.PseudoElement);
    const parts = all.filter((part) => part.type !== SelectorType.PseudoElement);
    return {
      parts,
      specificity: specificityOf(all),
      pseudoElement: pseudo?.type === SelectorType.PseudoElement ? pseudo.name : undefined,
      key: keyOf(parts),
    };
  });
}

function matchPseudo(page: Page, element: Element, { name, data }: PseudoSelector): boolean {
  if (NEVER.has(name)) return false;
  if (Array.isArray(data)) return matchFunction(page, element, { name, lists: data });
  if (name.startsWith('nth-')) return matchNth(page, element, { name, data: data ?? '' });
  if (Object.hasOwn(PLACES, name)) return PLACES[name]?.(element) === true;
  if (name === 'lang') return matchLang(page, element, data ?? '');
  if (name === 'dir') return (data ?? '').trim().toLowerCase() !== 'rtl';
  return matchState(page, element, name);
}

function matchNth(page: Page, element: Element, { name, data }: { name: string; data: string }): boolean {
  const [, series = '', filter] = /^([\s\S]*?)(?:\sof\s([\s\S]+))?$/.exec(data) ?? [];
  if (filter !== undefined) {
    const selectors = compileSelectors(filter) ?? [];
    const matching = (element.parent?.children ?? []).filter((child) =>
      selectors.some((selector) => matches(page, child, selector)),
    );
    const at = matching.indexOf(element);
    return at >= 0 && inSeries(series, name.includes('last') ? matching.length - at : at + 1);
  }
  return inSeries(series, positionIn(element, name.includes('of-type'), name.includes('last')));
}

function matchFunction(
  page: Page,
  element: Element,
  { name, lists }: { name: string; lists: readonly (readonly Selector[])[] },
): boolean {
  switch (name) {
    case 'not':
      return !lists.some((parts) => matchParts(page, element, parts));
    case 'is':
    case 'where':
    case 'matches':
    case '-webkit-any':
      return lists.some((parts) => isValid(parts) && matchParts(page, element, parts));
    case 'has':
      return lists.some((parts) => matchHas(page, element, parts));
    default:
      return false;
  }
}

function matchHas(page: Page, element: Element, parts: readonly Selector[]): boolean {
  const [first] = parts;
  const relative = first !== undefined && isTraversal(first);
  const inner = relative ? parts.slice(1) : parts;
  return reachable(element, relative ? first.type : SelectorType.Descendant).some((one) =>
    matchParts(page, one, inner),
  );
}

function matchSimple(page: Page, element: Element, part: Selector): boolean {
  switch (part.type) {
    case SelectorType.Universal:
      return true;
    case SelectorType.Tag:
      return part.name.toLowerCase() === element.name;
    case SelectorType.Attribute:
      return matchAttribute(page, element, part);
    case SelectorType.Pseudo:
      return matchPseudo(page, element, part);
    default:
      return false;
  }
}

/** Steps of one search over combinators: what takes more was written to take long, and counts as no match. */
const MAX_STEPS = 20_000;

interface Search {
  readonly page: Page;
  readonly parts: readonly Selector[];
  /** Steps that are left. */
  steps: number;
}

/** Whether the parts up to the one at `last` match an element. */
function matchUpTo(search: Search, element: Element, last: number): boolean {
  for (let at = last; at >= 0; at--) {
    const part = search.parts[at];
    if (part === undefined) return false;
    if (isTraversal(part)) {
      for (const candidate of related(element, part.type)) {
        if (search.steps-- <= 0) return false;
        if (matchUpTo(search, candidate, at - 1)) return true;
      }
      return false;
    }
    if (!matchSimple(search.page, element, part)) return false;
  }
  return true;
}

function matchParts(page: Page, element: Element, parts: readonly Selector[]): boolean {
  return matchUpTo({ page, parts, steps: MAX_STEPS }, element, parts.length - 1);
}

/** Whether a selector matches an element, its pseudo-element left aside. */
export function matches(page: Page, element: Element, { parts }: CompiledSelector): boolean {
  return matchParts(page, element, parts);
}
