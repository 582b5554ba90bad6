import { AttributeAction, type AttributeSelector } from 'css-what';
import { attributeOf, hasAttribute, hasText, type Element, type Page } from './dom.ts';

/** Attributes whose values HTML compares without regard to case (HTML standard, "Case-sensitivity of selectors"). */
const CASELESS = new Set(
  'accept align charset checked color dir disabled enctype face hreflang http-equiv lang language media method multiple rel rev shape target type valign'.split(
    ' ',
  ),
);

const COMPARISONS: Readonly<Record<string, (have: string, want: string) => boolean>> = {
  [AttributeAction.Exists]: () => true,
  [AttributeAction.Equals]: (have, want) => have === want,
  [AttributeAction.Element]: (have, want) => want !== '' && have.split(/[ \t\n\f\r]+/).includes(want),
  [AttributeAction.Start]: (have, want) => want !== '' && have.startsWith(want),
  [AttributeAction.End]: (have, want) => want !== '' && have.endsWith(want),
  [AttributeAction.Any]: (have, want) => want !== '' && have.includes(want),
  [AttributeAction.Hyphen]: (have, want) => have === want || have.startsWith(`${want}-`),
  [AttributeAction.Not]: (have, want) => have !== want,
};

/** Whether an element's attribute is as a selector wants it. */
export function matchAttribute(
  page: Page,
  element: Element,
  { name, action, value, ignoreCase }: AttributeSelector,
): boolean {
  const actual = attributeOf(page, element, name.toLowerCase());
  if (actual === undefined) return action === AttributeAction.Not;
  const fold = ignoreCase === true || (ignoreCase !== false && CASELESS.has(name));
  const [have, want] = fold ? [actual.toLowerCase(), value.toLowerCase()] : [actual, value];
  return COMPARISONS[action]?.(have, want) ?? false;
}

const SERIES: Readonly<Record<string, string>> = { odd: '2n+1', even: '2n' };

/** Whether `position`, from 1, is in the series `an+b`. */
export function inSeries(text: string, position: number): boolean {
  const formula = text.trim().toLowerCase().replace(/\s+/g, '');
  const [, factor, offset] = /^(?:([+-]?\d*)n)?([+-]?\d+)?$/.exec(SERIES[formula] ?? formula) ?? [];
  if (factor === undefined && offset === undefined) return false;
  const a = factor === undefined ? 0 : /\d/.test(factor) ? Number(factor) : Number(`${factor}1`);
  const b = Number(offset ?? 0);
  if (a === 0) return position === b;
  const steps = (position - b) / a;
  return Number.isInteger(steps) && steps >= 0;
}

/** Whether an element is in a language, by the nearest `lang`. */
export function matchLang(page: Page, element: Element, wanted: string): boolean {
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

const FORM = new Set(['input', 'select', 'textarea', 'button', 'fieldset', 'option', 'optgroup']);
const TEXT_FIELDS = new Set(['input', 'textarea']);

type State = (page: Page, element: Element) => boolean;

const isLink: State = (_page, element) =>
  (element.name === 'a' || element.name === 'area') &&
  (hasAttribute(element, 'href') || hasAttribute(element, 'xlink:href'));
const isWritable: State = (_page, element) =>
  (TEXT_FIELDS.has(element.name) && !hasAttribute(element, 'readonly')) || hasAttribute(element, 'contenteditable');

/** Pseudo-classes that an element's own attributes and content decide. */
const STATES: Readonly<Record<string, State>> = {
  link: isLink,
  'any-link': isLink,
  '-webkit-any-link': isLink,
  checked: (_page, element) => hasAttribute(element, element.name === 'option' ? 'selected' : 'checked'),
  disabled: (_page, element) => FORM.has(element.name) && hasAttribute(element, 'disabled'),
  enabled: (_page, element) => FORM.has(element.name) && !hasAttribute(element, 'disabled'),
  required: (_page, element) => FORM.has(element.name) && hasAttribute(element, 'required'),
  optional: (_page, element) =>
    ['input', 'select', 'textarea'].includes(element.name) && !hasAttribute(element, 'required'),
  'read-write': isWritable,
  'read-only': (page, element) => !isWritable(page, element),
  'placeholder-shown': (page, element) =>
    hasAttribute(element, 'placeholder') && (attributeOf(page, element, 'value') ?? '') === '' && !hasText(element),
  open: (_page, element) => hasAttribute(element, 'open'),
  defined: (_page, element) => !element.name.includes('-'),
  empty: (_page, element) => element.children.length === 0 && !hasText(element),
};

/** Whether an element is in the state that a pseudo-class names; not for an unknown one. */
export function matchState(page: Page, element: Element, name: string): boolean {
  return Object.hasOwn(STATES, name) && STATES[name]?.(page, element) === true;
}
