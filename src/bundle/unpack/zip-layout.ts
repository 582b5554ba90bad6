import type { ZipFile } from 'yauzl';
import { refused } from './archive-error.ts';

/** Adjacent bytes of entries, and the name of the first one. */
interface Run {
  readonly end: number;
  readonly name: string;
}

/** Entries that are listed in the order of their bytes make one run. */
const MAX_RUNS = 500_000;

/** Checks that the entries of a zip share no byte and leave none out, from the first byte to the list of entries. */
export class ZipLayout {
  readonly #listStart: number;
  readonly #runs = new Map<number, Run>();
  readonly #startOfEnd = new Map<number, number>();
  #bytes = 0;

  /** @param listStart where the central directory begins */
  constructor(listStart: number) {
    this.#listStart = listStart;
  }

  /** Adds the bytes of an entry: its header, content and data descriptor. Throws `archive-refused`. */
  add(start: number, end: number, name: string): void {
    this.#bytes += end - start;
    if (this.#bytes > this.#listStart || this.#runs.has(start)) throw sharing(name);
    let run: Run = { end, name };
    let from = start;
    const before = this.#startOfEnd.get(start);
    if (before !== undefined) {
      run = { end, name: this.#runs.get(before)?.name ?? name };
      from = before;
      this.#startOfEnd.delete(start);
    }
    const after = this.#runs.get(end);
    if (after !== undefined) {
      run = { ...run, end: after.end };
      this.#runs.delete(end);
    }
    this.#runs.set(from, run);
    this.#startOfEnd.set(run.end, from);
    if (this.#runs.size > MAX_RUNS) throw refused(name, 'is one of too many that are not listed in their order');
  }

  /** Checks the bytes after all entries have been added. Throws `archive-refused`. */
  finish(): void {
    let at = 0;
    for (const [start, { end, name }] of [...this.#runs].sort(([a], [b]) => a - b)) {
      if (start < at) throw sharing(name);
      if (start > at) throw hidden(start - at, `before the entry "${name}"`);
      at = end;
    }
    if (at > this.#listStart) throw refused(undefined, 'has an entry that reaches into its list of entries');
    if (at < this.#listStart) throw hidden(this.#listStart - at, 'before its list of entries');
  }
}

function sharing(name: string): Error {
  return refused(name, 'shares its bytes with another entry');
}

function hidden(bytes: number, where: string): Error {
  return refused(undefined, `has ${bytes} bytes that belong to no entry ${where}`);
}

/** The position of the library in the list of entries. */
export function listCursor(zip: ZipFile): number {
  const cursor: unknown = zip.readEntryCursor;
  if (typeof cursor !== 'number') throw new TypeError('The zip library changed its cursor');
  return cursor;
}
