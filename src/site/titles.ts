/** What parts a page's title from the site's name. */
const SEPARATOR = / (?:[|\u2013\u2014\u00b7\u2022\u00bb\u00ab:-]|::) /g;

/** A site's name stands in this share of the titles. */
const SHARE = 0.5;

/** Fewer titles than this say nothing about a site's name. */
const MIN_TITLES = 3;

function lastParts(title: string): string | undefined {
  const last = [...title.matchAll(SEPARATOR)].at(-1);
  return last === undefined ? undefined : title.slice(last.index);
}

function firstParts(title: string): string | undefined {
  const first = title.matchAll(SEPARATOR).next().value;
  return first === undefined ? undefined : title.slice(0, first.index + first[0].length);
}

function commonPart(titles: readonly string[], part: (title: string) => string | undefined): string | undefined {
  const counts = new Map<string, number>();
  for (const title of titles) {
    const found = part(title);
    if (found !== undefined) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return best !== undefined && titles.length >= MIN_TITLES && best[1] >= titles.length * SHARE ? best[0] : undefined;
}

/**
 * Learns the site's name from the titles of its pages.
 *
 * @returns a function that takes it from a title, since a site with another name has no other pages
 */
export function learnSiteName(titles: readonly string[]): (title: string) => string {
  const suffix = commonPart(titles, lastParts);
  const prefix = suffix === undefined ? commonPart(titles, firstParts) : undefined;
  const name = (suffix ?? prefix)?.replace(SEPARATOR, '');
  return (title) => {
    if (name !== undefined && title === name) return '';
    if (suffix !== undefined && title.endsWith(suffix)) return title.slice(0, -suffix.length);
    return prefix !== undefined && title.startsWith(prefix) ? title.slice(prefix.length) : title;
  };
}
