import { parseStyleSheet } from './css.ts';
import type { StyleSheet } from './css-types.ts';
import { detached } from './detach.ts';
import { memoized, type Memo } from './memo.ts';
import type { PageSheet } from './page-content.ts';
import { StyleIndex, type PlacedSheet } from './style-index.ts';
import type { Asker } from './style-images.ts';
import { findStyleCandidates, hasRequests, type StyleCandidates } from './style-requests.ts';
import { LineCounter } from './text-position.ts';

interface LoadedSheet {
  readonly sheet: StyleSheet;
  readonly lines: LineCounter;
}

/** Imports of imports, deeper than anyone writes them. */
const MAX_DEPTH = 32;
/** Sets of style sheets that are kept ready: pages of one kind have the same, and come one after the other. */
const MAX_SETS = 16;
/** Inline style sheets that are kept: most pages of a site have the same few. */
const MAX_INLINE = 500;

/** Reads the style sheets of a site's pages, each file once. */
export class SheetLoader {
  readonly #read: (path: string) => string | undefined;
  readonly #files: Memo<LoadedSheet | undefined> = new Map();
  readonly #inline = new Map<string, LoadedSheet>();
  readonly #sets = new Map<string, StyleCandidates>();
  readonly #ids = new WeakMap<StyleSheet, number>();
  readonly #leads = new WeakMap<StyleSheet, boolean>();
  #nextId = 0;

  constructor(read: (path: string) => string | undefined) {
    this.#read = read;
  }

  #load(path: string): LoadedSheet | undefined {
    return memoized(this.#files, path, () => {
      const text = this.#read(path);
      return text === undefined ? undefined : { sheet: parseStyleSheet(text), lines: new LineCounter(text) };
    });
  }

  #loadInline(text: string, firstLine: number): LoadedSheet {
    const key = detached(`${firstLine}\n${text}`);
    const known = this.#inline.get(key);
    if (known !== undefined) return known;
    const own = detached(text);
    const loaded = { sheet: parseStyleSheet(own), lines: new LineCounter(own, firstLine) };
    if (this.#inline.size >= MAX_INLINE) this.#inline.clear();
    this.#inline.set(key, loaded);
    return loaded;
  }

  /** The style sheets of a page in the order of the cascade, imported ones before those that import them. */
  place(sheets: readonly PageSheet[], file: string, ask: Asker): PlacedSheet[] {
    const placed: PlacedSheet[] = [];
    for (const { content, applies, base, line } of sheets) {
      if ('text' in content) {
        const loaded = this.#loadInline(content.text, content.firstLine);
        this.#placeOne({ ...loaded, file, base, applies, layer: '' }, placed, { ask, open: [] });
      } else {
        const outcome = ask(
          { href: content.href, kind: 'stylesheet', class: 'required', source: { file, line }, from: { file, base } },
          true,
        );
        if (outcome.type === 'local')
          this.#placeFile({ path: outcome.path, applies, layer: '' }, placed, { ask, open: [] });
      }
    }
    return placed;
  }

  #placeFile(
    { path, applies, layer }: { path: string; applies: boolean; layer: string },
    into: PlacedSheet[],
    { ask, open }: { ask: Asker; open: readonly string[] },
  ): void {
    // With any other type Chromium does not take a file for a style sheet.
    if (open.includes(path) || open.length >= MAX_DEPTH || !/\.css$/i.test(path)) return;
    const loaded = this.#load(path);
    if (loaded !== undefined)
      this.#placeOne({ ...loaded, file: path, base: undefined, applies, layer }, into, {
        ask,
        open: [...open, path],
      });
  }

  #placeOne(placed: PlacedSheet, into: PlacedSheet[], { ask, open }: { ask: Asker; open: readonly string[] }): void {
    const { sheet, file, base, lines } = placed;
    for (const { href, supported, applies, layer, offset } of sheet.imports) {
      const from = { file, base };
      const outcome = ask({
        href,
        kind: 'stylesheet',
        class: supported ? 'required' : 'conditional',
        source: { file, line: lines.lineAt(offset) },
        from,
      });
      if (outcome.type !== 'local' || !supported) continue;
      const inner = placed.layer === '' || layer === '' ? placed.layer + layer : `${placed.layer}.${layer}`;
      const imported = { path: outcome.path, applies: placed.applies && applies, layer: inner };
      this.#placeFile(imported, into, { ask, open });
    }
    into.push(placed);
  }

  #idOf(sheet: StyleSheet): number {
    const id = this.#ids.get(sheet) ?? this.#nextId++;
    this.#ids.set(sheet, id);
    return id;
  }

  #keyOf(placed: readonly PlacedSheet[]): string {
    return placed
      .map(
        ({ sheet, applies, layer, file, base }) =>
          `${this.#idOf(sheet)} ${applies} ${layer} ${/\.css$/i.test(file) ? '' : `${file} ${base}`}`,
      )
      .join('\n');
  }

  /** The style sheets made ready for finding what applies; undefined where none of them asks for anything. */
  candidates(placed: readonly PlacedSheet[], ask: Asker): StyleCandidates | undefined {
    return placed.some((one) => this.#leadsOut(one, ask)) ? this.index(placed, ask) : undefined;
  }

  /** Whether a sheet may ask another host, or for a file that is not there. */
  #leadsOut(placed: PlacedSheet, ask: Asker): boolean {
    const known = this.#leads.get(placed.sheet);
    if (known !== undefined) return known;
    const leads = hasRequests(placed, ask);
    this.#leads.set(placed.sheet, leads);
    return leads;
  }

  index(placed: readonly PlacedSheet[], ask: Asker): StyleCandidates {
    const key = this.#keyOf(placed);
    const known = this.#sets.get(key);
    if (known !== undefined) return known;
    const candidates = findStyleCandidates(new StyleIndex(placed), ask);
    const [oldest] = this.#sets.keys();
    if (this.#sets.size >= MAX_SETS && oldest !== undefined) this.#sets.delete(oldest);
    this.#sets.set(key, candidates);
    return candidates;
  }
}
