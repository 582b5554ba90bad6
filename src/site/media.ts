import type { OpenElement } from './elements.ts';

/** Elements that show what an address leads to, and the attributes that may hold it, the best first. */
const MEDIA = new Map([
  ['img', ['src', 'data-src', 'srcset']],
  ['video', ['src', 'poster']],
  ['audio', ['src']],
  ['embed', ['src']],
  ['iframe', ['src', 'data-src']],
  ['object', ['data']],
  ['image', ['href', 'xlink:href']],
]);

/** What stands in `src` until a script has loaded the real image. */
const PLACEHOLDER = /^data:image\/(?:gif;base64,R0lGOD|svg\+xml)/;

/** The image that Next.js's optimizer was asked for. */
function unwrapOptimized(address: string): string {
  const [, query] = /\/_next\/image\/?\?(.*)$/.exec(address) ?? [];
  return (query === undefined ? undefined : new URLSearchParams(query).get('url')) ?? address;
}

/** The address of what an element shows; undefined when it shows nothing from elsewhere. */
export function addressShown({ name, attributes }: OpenElement): string | undefined {
  const names = MEDIA.get(name);
  if (names === undefined) return undefined;
  let fallback: string | undefined;
  for (const attribute of names) {
    const text = attributes.get(attribute)?.trim();
    if (text === undefined || text === '') continue;
    const address = attribute === 'srcset' ? (text.split(/[\s,]/, 1)[0] ?? '') : text;
    if (PLACEHOLDER.test(address)) fallback ??= address;
    else return unwrapOptimized(address);
  }
  return fallback;
}
