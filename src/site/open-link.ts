import type { OpenElement } from './elements.ts';
import type { Item } from './page-items.ts';
import type { TextMark } from './text.ts';

/** What a permalink shows: nothing, or a sign. */
const PERMALINK = /^(?:[#\u00b6\u00a7\u2693\u221e\s]|\u{1f517}|\ufe0f)*$/u;

/** A link to a neighbour of the page. */
const PAGER =
  /^(?:[\u00ab\u2039\u2190<]\s*)?(?:previous|prev|next)(?: (?:page|chapter|topic|article|section))?(?:\s*[:\u00bb\u203a\u2192>].{0,200})?$/i;

export interface LinkStart {
  readonly element: OpenElement;
  readonly item: Item;
  /** Where the items of the page go, and how many there are before the link. */
  readonly sink: readonly Item[];
  readonly inHeading: boolean;
  /** The end of the pending text when the link begins. */
  readonly mark: TextMark;
}

const TEXT_START: TextMark = { value: '', space: false };

/** A link that is open: what it shows decides whether it is one for readers. */
export class OpenLink {
  readonly element: OpenElement;
  readonly #start: LinkStart;
  readonly #itemsFrom: number;
  #written = 0;
  #isPager = false;
  /** Where the link's text begins in the pending text. */
  #mark: TextMark;

  constructor(start: LinkStart) {
    this.element = start.element;
    this.#start = start;
    this.#itemsFrom = start.sink.length;
    this.#mark = start.mark;
  }

  /** Whether a block of text is in this link alone. */
  holdsBlock(): boolean {
    return this.#mark.value === '';
  }

  /** To be called when the pending text was written as a block. */
  wrote(block: string): void {
    this.#written += 1;
    if (this.#written === 1 && this.holdsBlock() && PAGER.test(block)) this.#isPager = true;
    this.#mark = TEXT_START;
  }

  /**
   * Ends the link.
   *
   * @param shown the link's text that is not yet written
   * @returns the state to set the pending text back to when the link adds nothing to read
   */
  end(shown: string): TextMark | undefined {
    const { item, sink, inHeading } = this.#start;
    const hasItems = sink.length > this.#itemsFrom + 1;
    const alone = this.#written === 0;
    const isPermalink = alone && !hasItems && item.value.includes('#') && PERMALINK.test(shown);
    const isPager = this.#isPager || (alone && PAGER.test(shown));
    if (isPager) this.#drop();
    // A heading that is a link to itself is a permalink around its text.
    if (isPermalink || (inHeading && item.value.startsWith('#'))) item.dropped = true;
    return isPermalink || isPager ? this.#mark : undefined;
  }

  #drop(): void {
    for (const inside of this.#start.sink.slice(this.#itemsFrom)) inside.dropped = true;
  }
}
