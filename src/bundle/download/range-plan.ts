import type { ArchiveFacts } from './archive-response.ts';
import type { Span } from './fetch-span.ts';

/** When and how an archive is fetched by several connections. */
export interface RangePlan {
  /** Smaller archives are fetched by one connection. */
  readonly fromBytes: number;
  /** The largest part. */
  readonly partBytes: number;
  readonly connections: number;
  /** For how many milliseconds the speed of the first connection is measured. */
  readonly paceMs: number;
  /** A first connection with this speed remains the only one. */
  readonly fastBytesPerSecond: number;
}

const MIB = 1024 ** 2;

/**
 * Object stores limit each connection, not each client. Eight connections are common (aria2c) and acceptable to any host. A
 * part takes long compared with a round trip (0.4 s at 20 MiB/s). If one connection is as fast as the network of a hosted
 * runner, more of them are slower.
 */
export const DEFAULT_RANGES: RangePlan = Object.freeze({
  fromBytes: 4 * MIB,
  partBytes: 8 * MIB,
  connections: 8,
  paceMs: 30,
  fastBytesPerSecond: 125 * MIB,
});

export function isSplittable(facts: ArchiveFacts, plan: RangePlan): facts is ArchiveFacts & { readonly total: number } {
  return facts.total !== undefined && facts.total >= plan.fromBytes && facts.offersRanges && facts.etag !== undefined;
}

/** Splits the bytes from `offset` on into equal parts, in order: a multiple of the connections, so that all end together. */
export function splitRange(
  offset: number,
  total: number,
  { connections, partBytes }: Pick<RangePlan, 'connections' | 'partBytes'>,
): (Span & { readonly end: number })[] {
  const spans: (Span & { readonly end: number })[] = [];
  const rounds = Math.ceil((total - offset) / (connections * partBytes));
  const size = Math.ceil((total - offset) / (connections * rounds));
  for (let position = offset; position < total; position += size)
    spans.push({ position, end: Math.min(position + size, total) });
  return spans;
}
