import type { ArchiveFacts } from './answer.ts';

/** A stretch of the archive: the bytes from `offset` to before `end`; undefined is the archive's own end. */
export interface Span {
  readonly offset: number;
  readonly end: number | undefined;
}

/** How a large archive is fetched in parts. */
export interface RangePlan {
  /** Archives from this size on are fetched in parts; below, further connections cost more than they bring. */
  readonly fromBytes: number;
  /** A part has at most so many bytes. */
  readonly partBytes: number;
  readonly connections: number;
  /** For how many milliseconds the first connection shows its pace. */
  readonly paceMs: number;
  /** A first connection that is as fast as this stays alone. */
  readonly enoughBytesPerSecond: number;
}

const MIB = 1024 ** 2;

/**
 * Object stores limit each connection, not each client: eight are what aria2c users take, and few enough for any host. A
 * part is large against a round trip (0.4 s at 20 MiB/s), small enough that the file grows from its start. Where one
 * connection alone brings what a hosted runner's network does, the host does not limit it, and more of them would only get
 * in each other's way.
 */
export const DEFAULT_RANGES: RangePlan = Object.freeze({
  fromBytes: 4 * MIB,
  partBytes: 8 * MIB,
  connections: 8,
  paceMs: 30,
  enoughBytesPerSecond: 125 * MIB,
});

/** Whether an archive can be fetched in parts, and is large enough for it. */
export function worthParts(facts: ArchiveFacts, plan: RangePlan): facts is ArchiveFacts & { readonly total: number } {
  return facts.total !== undefined && facts.total >= plan.fromBytes && facts.offersRanges && facts.etag !== undefined;
}

/**
 * The parts of an archive from `offset` on, in order, each to be taken once, so that the file grows from its start. They are
 * all of one size, and as many as the connections can share evenly: none is left to fetch a last part alone.
 */
export function* partsOf(
  offset: number,
  total: number,
  { connections, partBytes }: Pick<RangePlan, 'connections' | 'partBytes'>,
): Generator<Span & { readonly end: number }, void, undefined> {
  const rounds = Math.ceil((total - offset) / (connections * partBytes));
  const size = Math.ceil((total - offset) / (connections * rounds));
  for (let start = offset; start < total; start += size) yield { offset: start, end: Math.min(start + size, total) };
}

/** Which bytes have arrived, as far as they join on from byte 0 without a gap. */
export class Coverage {
  /** Where the gapless beginning ends. */
  ready = 0;
  /** Stretches beyond a gap: start to end. There are no more of them than connections. */
  readonly #beyond = new Map<number, number>();

  /** Adds the bytes from `start` to before `end`. No byte may be added twice. */
  add(start: number, end: number): void {
    if (start !== this.ready) {
      this.#extend(start, end);
      return;
    }
    this.ready = end;
    for (let next = this.#beyond.get(this.ready); next !== undefined; next = this.#beyond.get(this.ready)) {
      this.#beyond.delete(this.ready);
      this.ready = next;
    }
  }

  #extend(start: number, end: number): void {
    for (const [from, to] of this.#beyond) {
      if (to !== start) continue;
      this.#beyond.set(from, end);
      return;
    }
    this.#beyond.set(start, end);
  }
}
