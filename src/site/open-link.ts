import type { OpenElement } from './elements.ts';
import type { Item } from './page-items.ts';
import { normalizeText } from './text.ts';

/** What a permalink shows: nothing, or a sign. */
const PERMALINK = /^[#\u00b6\u00a7\u{1f517}\u2693\u221e\ufe0f\s]*$/u;

/** A link to a neighbour of the page. */
const PAGER =
  /^(?:[\u00ab\u2039\u2190<]\s*)?(?:previous|prev|next)(?: (?:page|chapter|topic|article|section))?(?:\s*[:\u00bb\u203a\u2192>].{0,200})?$/i;

export interface LinkStart {
  readonly element: OpenElement;
  readonly item: Item;
  /** Where the items of the page go, and how many there are before the link. */
  readonly sink: readonly Item[];
  readonly inHeading: boolean;
  /** Length of the text that is pending when the link begins. */
  readonly textFrom: number;
}

/** A link that is open: what it shows decides whether it is one for readers. */
export class OpenLink {
  readonly element: OpenElement;
  readonly #start: LinkStart;
  readonly #itemsFrom: number;
  #written = 0;
  #isPager = false;
  /** Where the link's text begins in the pending text. */
  textFrom: number;

  constructor(start: LinkStart) {
    this.element = start.element;
    this.#start = start;
    this.#itemsFrom = start.sink.length;
    this.textFrom = start.textFrom;
  }

  /** Whether a block of text stands in this link alone. */
  holdsBlock(): boolean {
    return this.textFrom === 0;
  }

  /** Tells that the pending text was written as a block. */
  wrote(block: string): void {
    this.#written += 1;
    if (this.#written === 1 && this.textFrom === 0 && PAGER.test(block)) this.#isPager = true;
    this.textFrom = 0;
  }

  /**
   * Ends the link.
   *
   * @param pending the text that is not yet written
   * @returns the pending text without what the link adds to it, when that is nothing to read
   */
  end(pending: string): string {
    const { item, sink, inHeading } = this.#start;
    const shown = normalizeText(pending.slice(this.textFrom));
    const hasItems = sink.length > this.#itemsFrom + 1;
    const isPermalink = this.#written === 0 && !hasItems && PERMALINK.test(shown) && item.value.includes('#');
    const isPager = this.#isPager || (this.#written === 0 && PAGER.test(shown));
    if (isPager) for (const inside of sink.slice(this.#itemsFrom)) inside.dropped = true;
    // A heading that is a link to itself is a permalink around its text.
    if (isPermalink || (inHeading && item.value.startsWith('#'))) item.dropped = true;
    return isPermalink || isPager ? pending.slice(0, this.textFrom) : pending;
  }
}
