/** Finds line numbers of a text. Positions that are asked for in order cost one walk over it. */
export class LineCounter {
  readonly #text: string;
  readonly #first: number;
  #offset = 0;
  #line: number;

  /** @param firstLine the number of the text's first line, where it is a part of a file */
  constructor(text: string, firstLine = 1) {
    this.#text = text;
    this.#line = firstLine;
    this.#first = firstLine;
  }

  /** The number of the line that holds a position, from 1. */
  lineAt(offset: number): number {
    if (offset < this.#offset) [this.#offset, this.#line] = [0, this.#first];
    for (
      let at = this.#text.indexOf('\n', this.#offset);
      at >= 0 && at < offset;
      at = this.#text.indexOf('\n', at + 1)
    ) {
      this.#line++;
      this.#offset = at + 1;
    }
    return this.#line;
  }
}
