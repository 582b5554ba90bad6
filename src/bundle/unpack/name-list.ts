/** Counts names, and keeps the first of them to show. */
export class NameList {
  count = 0;
  readonly shown: string[] = [];
  readonly #maxShown: number;

  constructor(maxShown: number) {
    this.#maxShown = maxShown;
  }

  add(name: string): void {
    this.count += 1;
    if (this.shown.length < this.#maxShown) this.shown.push(name);
  }
}
