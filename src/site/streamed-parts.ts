import type { Group, Item, Slot } from './page-items.ts';

/** Ids of React's streaming renderer: where a part belongs, and the part itself. */
const PLACE = /^(.{0,64}?)([BP]):([0-9a-f]{1,8})$/;
const SEGMENT = /^(.{0,64}?)S:([0-9a-f]{1,8})$/;

/** What holds at a place of the page; elements that change nothing share it. */
export interface Context {
  readonly roots: number;
  readonly chrome: boolean;
  /** Whether an article or a section is around. */
  readonly inArticle: boolean;
  readonly inHeading: boolean;
  readonly group: Group | undefined;
  readonly sink: Item[];
}

/** A part of the page that is shown once it is complete. */
interface Boundary {
  /** The first place in it. */
  slot: Slot | undefined;
  readonly sink: readonly Item[];
}

/** The comment at the end of a boundary. */
export const BOUNDARY_END = '/$';

/** Whether an id is that of a template that marks a place. */
export function isPlace(id: string): boolean {
  return PLACE.test(id);
}

/** The parts of a page that React's streaming renderer writes at its end, and the places that a script puts them into. */
export class StreamedParts {
  readonly #segments = new Map<string, readonly Item[]>();
  readonly #places = new Map<string, Context>();
  readonly #boundaries: Boundary[] = [];

  /** The items of the parts by their ids. */
  get segments(): ReadonlyMap<string, readonly Item[]> {
    return this.#segments;
  }

  /** Whether parts of the content stand elsewhere in the page. */
  get hasPlaces(): boolean {
    return this.#places.size > 0;
  }

  /** Whether an id is that of a part that was not there before. */
  isNewSegment(id: string): boolean {
    return id.includes('S:') && SEGMENT.test(id) && !this.#segments.has(id);
  }

  /** Remembers the place that a part of the page, which follows later, is put into. */
  openPlace(id: string, context: Context): void {
    const [, prefix = '', kind, number] = PLACE.exec(id) ?? [];
    if (number === undefined) return;
    const segment = `${prefix}S:${number}`;
    const { sink, roots } = context;
    const slot: Slot = { segment, fallbackEnd: undefined };
    sink.push({ kind: 'slot', value: segment, roots, group: undefined, slot });
    this.#places.set(segment, context);
    const boundary = this.#boundaries.at(-1);
    if (kind === 'B' && boundary?.sink === sink) boundary.slot ??= slot;
  }

  /** What holds inside a part: the same as at its place. */
  openSegment(id: string, context: Context): Context {
    const sink: Item[] = [];
    this.#segments.set(id, sink);
    return { ...(this.#places.get(id) ?? context), sink };
  }

  /** @param comment the text of a comment; one that opens no boundary changes nothing */
  openBoundary(comment: string, sink: readonly Item[]): void {
    if (comment === '$?') this.#boundaries.push({ slot: undefined, sink });
    else if (comment === '$' || comment === '$!') this.#boundaries.push({ slot: undefined, sink: [] });
  }

  closeBoundary(): Boundary | undefined {
    return this.#boundaries.pop();
  }
}
