import {
  AttributeAction,
  isTraversal,
  parse,
  SelectorType,
  type AttributeSelector,
  type PseudoSelector,
  type Selector,
} from 'css-what';
import { attributeOf, hasAttribute, hasText, type Element, type Page } from './tree.ts';

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

/** Attributes whose values HTML compares without regard to case (HTML standard, "Case-sensitivity of selectors"). */
const CASELESS = new Set(
  'accept align charset checked color dir disabled enctype face hreflang http-equiv lang language media method multiple name rel rev shape target type valign'
    .split(' ')
    .filter((name) => name !== 'name'),
);

function matchAttribute(page: Page, element: Element, { name, action, value, ignoreCase }: AttributeSelector): boolean {
  const actual = attributeOf(page, element, name.toLowerCase());
  if (actual === undefined) return action === AttributeAction.Not;
  const fold = ignoreCase === true || (ignoreCase !== false && CASELESS.has(name));
  const [have, want] = fold ? [actual.toLowerCase(), value.toLowerCase()] : [actual, value];
  switch (action) {
    case AttributeAction.Exists:
      return true;
    case AttributeAction.Equals:
      return have === want;
    case AttributeAction.Element:
      return want !== '' && have.split(/[ \t\n\f\r]+/).includes(want);
    case AttributeAction.Start:
      return want !== '' && have.startsWith(want);
    case AttributeAction.End:
      return want !== '' && have.endsWith(want);
    case AttributeAction.Any:
      return want !== '' && have.includes(want);
    case AttributeAction.Hyphen:
      return have === want || have.startsWith(`${want}-`);
    case AttributeAction.Not:
      return have !== want;
    default:
      return false;
  }
}

/** Whether `position`, from 1, is in the series `an+b`. */
function inSeries(text: string, position: number): boolean {
  const formula = text.trim().toLowerCase().replace(/\s+/g, '');
  const plain = formula === 'odd' ? '2n+1' : formula === 'even' ? '2n' : formula;
  const [, factor, , offset] = /^(?:([+-]?\d*)n)?(([+-]?\d+)?)$/.exec(plain) ?? [];
  const a = factor === undefined ? 0 : factor === '' || factor === '+' ? 1 : factor === '-' ? -1 : Number(factor);
  const b = Number(offset ?? 0);
  if (!plain.includes('n') && offset === undefined) return false;
  if (a === 0) return position === b;
  const steps = (position - b) / a;
  return Number.isInteger(steps) && steps >= 0;
}

function positionIn({ parent, index, name }: Element, ofType: boolean, fromEnd: boolean): number {
  const siblings = parent?.children ?? [];
  if (!ofType) return fromEnd ? siblings.length - index : index + 1;
  let position = 1;
  const [from, to] = fromEnd ? [index + 1, siblings.length] : [0, index];
  for (let at = from; at < to; at++) if (siblings[at]?.name === name) position++;
  return position;
}

const FORM = new Set(['input', 'select', 'textarea', 'button', 'fieldset', 'option', 'optgroup']);

function matchLang(page: Page, element: Element, wanted: string): boolean {
  for (let at: Element | undefined = element; at !== undefined; at = at.parent) {
    const lang = attributeOf(page, at, 'lang')?.toLowerCase();
    if (lang === undefined) continue;
    return wanted.split(',').some((part) => {
      const range = part
        .trim()
        .replace(/^["']|["']$/g, '')
        .toLowerCase();
      return lang === range || lang.startsWith(`${range}-`);
    });
  }
  return false;
}

function matchState(page: Page, element: Element, name: string): boolean {
  const has = (attribute: string): boolean => hasAttribute(element, attribute);
  switch (name) {
    case 'link':
    case 'any-link':
    case '-webkit-any-link':
      return (element.name === 'a' || element.name === 'area') && (has('href') || has('xlink:href'));
    case 'checked':
      return (element.name === 'input' && has('checked')) || (element.name === 'option' && has('selected'));
    case 'disabled':
      return FORM.has(element.name) && has('disabled');
    case 'enabled':
      return FORM.has(element.name) && !has('disabled');
    case 'required':
      return FORM.has(element.name) && has('required');
    case 'optional':
      return ['input', 'select', 'textarea'].includes(element.name) && !has('required');
    case 'read-write':
      return (['input', 'textarea'].includes(element.name) && !has('readonly')) || has('contenteditable');
    case 'read-only':
      return !matchState(page, element, 'read-write');
    case 'placeholder-shown':
      return has('placeholder') && (attributeOf(page, element, 'value') ?? '') === '' && !hasText(element);
    case 'open':
      return has('open');
    case 'defined':
      return !element.name.includes('-');
    case 'empty':
      return element.children.length === 0 && !hasText(element);
    default:
      return false;
  }
}

function matchPseudo(page: Page, element: Element, { name, data }: PseudoSelector): boolean {
  if (NEVER.has(name)) return false;
  if (Array.isArray(data)) return matchFunction(page, element, name, data);
  if (name.startsWith('nth-')) return matchNth(page, element, name, data ?? '');
  switch (name) {
    case 'root':
    case 'scope':
      return element.parent?.parent === undefined;
    case 'first-child':
      return element.index === 0;
    case 'last-child':
      return positionIn(element, false, true) === 1;
    case 'only-child':
      return element.parent?.children.length === 1;
    case 'first-of-type':
      return positionIn(element, true, false) === 1;
    case 'last-of-type':
      return positionIn(element, true, true) === 1;
    case 'only-of-type':
      return positionIn(element, true, false) === 1 && positionIn(element, true, true) === 1;
    case 'lang':
      return matchLang(page, element, data ?? '');
    case 'dir':
      return (data ?? '').trim().toLowerCase() !== 'rtl';
    default:
      return matchState(page, element, name);
  }
}

function matchNth(page: Page, element: Element, name: string, data: string): boolean {
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

function matchFunction(page: Page, element: Element, name: string, lists: readonly (readonly Selector[])[]): boolean {
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

/** More descendants than this are not looked through for one `:has()`. */
const MAX_HAS = 5_000;

function matchHas(page: Page, element: Element, parts: readonly Selector[]): boolean {
  const [first] = parts;
  const leading = first !== undefined && isTraversal(first) ? first.type : SelectorType.Descendant;
  const inner = first !== undefined && isTraversal(first) ? parts.slice(1) : parts;
  const siblings = element.parent?.children ?? [];
  if (leading === SelectorType.Adjacent)
    return siblings.slice(element.index + 1, element.index + 2).some((next) => matchParts(page, next, inner));
  if (leading === SelectorType.Sibling)
    return siblings.slice(element.index + 1).some((next) => matchParts(page, next, inner));
  if (leading === SelectorType.Child) return element.children.some((child) => matchParts(page, child, inner));
  const pending = [...element.children];
  for (let seen = 0; pending.length > 0 && seen < MAX_HAS; seen++) {
    const next = pending.pop();
    if (next === undefined) break;
    if (matchParts(page, next, inner)) return true;
    pending.push(...next.children);
  }
  return false;
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

/** The elements that a combinator leads to from the right, the nearest first. */
function* related({ parent, index }: Element, type: SelectorType): Generator<Element> {
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

/** Steps of one search over combinators: what takes more was written to take long, and counts as no match. */
const MAX_STEPS = 20_000;

function matchParts(
  page: Page,
  element: Element,
  parts: readonly Selector[],
  budget = { last: parts.length - 1, steps: MAX_STEPS },
): boolean {
  for (let at = budget.last; at >= 0; at--) {
    const part = parts[at];
    if (part === undefined) return false;
    if (isTraversal(part)) {
      for (const candidate of related(element, part.type)) {
        if (budget.steps-- <= 0) return false;
        const inner = { last: at - 1, steps: budget.steps };
        const found = matchParts(page, candidate, parts, inner);
        budget.steps = inner.steps;
        if (found) return true;
      }
      return false;
    }
    if (!matchSimple(page, element, part)) return false;
  }
  return true;
}

/** Whether a selector matches an element, its pseudo-element left aside. */
export function matches(page: Page, element: Element, { parts }: CompiledSelector): boolean {
  return matchParts(page, element, parts);
}
