import { splitOutside } from './media-queries.ts';

const MAX_NESTED_LENGTH = 20_000;

/** The name of a layer in a layer. */
export function subLayer(outer: string, name: string): string {
  return outer === '' ? name : `${outer}.${name}`;
}

/** The selectors of a rule inside of another one (CSS Nesting). */
export function nestedSelectors(parent: string, own: string): string {
  const outer = `:is(${parent})`;
  // Selectors of selectors can grow without end; without one a rule is dropped.
  const parts = own.split('&').length + own.split(',').length;
  if (parts * outer.length + own.length > MAX_NESTED_LENGTH) return '';
  if (own.includes('&')) return own.replaceAll('&', outer);
  return splitOutside(own, /,/)
    .map((selector) => `${outer} ${selector.trim()}`)
    .join(', ');
}
