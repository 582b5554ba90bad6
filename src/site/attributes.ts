/** More attributes than an element has. */
const MAX_ATTRIBUTES = 100;

/** The attributes of an element. Of a repeated one the first counts. */
export class Attributes {
  /** Names in lower case, each followed by its value. Few enough that a search is faster than a map. */
  readonly #pairs: string[] = [];

  get size(): number {
    return this.#pairs.length / 2;
  }

  get(name: string): string | undefined {
    for (let at = 0; at < this.#pairs.length; at += 2) if (this.#pairs[at] === name) return this.#pairs[at + 1];
    return undefined;
  }

  add(name: string, value: string): void {
    if (this.size < MAX_ATTRIBUTES && this.get(name) === undefined) this.#pairs.push(name, value);
  }
}
