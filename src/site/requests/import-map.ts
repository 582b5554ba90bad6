import { isRecord, parseJson } from '../../http/body.ts';

/** Where the specifiers of modules lead, as a page's import maps say. */
export interface ImportMap {
  /** The address for a specifier that a module at `importer`, a path in the folder, imports; undefined where it leads nowhere. */
  resolve(specifier: string, importer: string): { readonly href: string; readonly mapped: boolean } | undefined;
}

const MAX_ENTRIES = 10_000;

function entriesOf(value: unknown): [string, string][] {
  if (!isRecord(value)) return [];
  return Object.entries(value)
    .slice(0, MAX_ENTRIES)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

function lookUp(entries: readonly (readonly [string, string])[], specifier: string): string | undefined {
  const exact = entries.find(([key]) => key === specifier);
  if (exact !== undefined) return exact[1];
  const prefixes = entries.filter(([key]) => key.endsWith('/') && specifier.startsWith(key));
  const [longest] = prefixes.sort(([one], [other]) => other.length - one.length);
  return longest === undefined ? undefined : longest[1] + specifier.slice(longest[0].length);
}

const isAddress = (specifier: string): boolean => /^(?:\.{0,2}\/|[a-z][a-z0-9+.-]*:)/i.test(specifier);

/** Reads the text of a page's import maps; what is no JSON maps nothing. */
export function readImportMaps(texts: readonly string[]): ImportMap {
  const imports: [string, string][] = [];
  const scopes: { readonly prefix: string; readonly entries: [string, string][] }[] = [];
  for (const text of texts) {
    const map = parseJson(text);
    if (!isRecord(map)) continue;
    imports.push(...entriesOf(map['imports']));
    if (!isRecord(map['scopes'])) continue;
    for (const [prefix, entries] of Object.entries(map['scopes']))
      scopes.push({ prefix: prefix.replace(/^(?:\.?\/)+/, ''), entries: entriesOf(entries) });
  }
  scopes.sort((one, other) => other.prefix.length - one.prefix.length);
  return {
    resolve: (specifier, importer) => {
      const scope = scopes.filter(
        ({ prefix }) => importer === prefix || (importer.startsWith(prefix) && (prefix === '' || prefix.endsWith('/'))),
      );
      for (const { entries } of [...scope, { entries: imports }]) {
        const href = lookUp(entries, specifier);
        if (href !== undefined) return { href, mapped: true };
      }
      return isAddress(specifier) ? { href: specifier, mapped: false } : undefined;
    },
  };
}
