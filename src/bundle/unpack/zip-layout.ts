import { refused } from './archive-error.ts';

const MAX_RUNS = 500_000;

/** Checks that the entries of a zip share no byte and leave none out, up to the central directory. */
export class ZipLayout {
  readonly #listStart: number;
  /** Bytes of entries that are listed in their order, by their start, with the name of the first entry. */
  readonly #runs = new Map<number, { end: number; readonly name: string }>();
  #latest = { end: -1, name: '' };
  #bytes = 0;

  constructor(listStart: number) {
    this.#listStart = listStart;
  }

  /** Adds the bytes of an entry: its header, content and data descriptor. Throws `archive-refused`. */
  add(start: number, end: number, name: string): void {
    this.#bytes += end - start;
    if (this.#bytes > this.#listStart || this.#runs.has(start)) throw sharing(name);
    if (start === this.#latest.end) {
      this.#latest.end = end;
      return;
    }
    this.#latest = { end, name };
    this.#runs.set(start, this.#latest);
    if (this.#runs.size > MAX_RUNS) throw refused(name, 'is one of too many entries that are listed out of order');
  }

  finish(): void {
    let at = 0;
    for (const [start, { end, name }] of [...this.#runs].sort(([a], [b]) => a - b)) {
      if (start < at) throw sharing(name);
      if (start > at) throw hidden(start - at, `before the entry "${name}"`);
      at = end;
    }
    if (at > this.#listStart) throw refused(undefined, 'has an entry that overlaps its central directory');
    if (at < this.#listStart) throw hidden(this.#listStart - at, 'before its central directory');
  }
}

function sharing(name: string): Error {
  return refused(name, 'shares its bytes with another entry');
}

function hidden(bytes: number, where: string): Error {
  return refused(undefined, `has ${bytes} bytes that belong to no entry ${where}`);
}
