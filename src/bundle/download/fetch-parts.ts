import type { ArchiveFacts } from './archive-response.ts';
import { fetchSpan, type Span, type Transfer } from './fetch-span.ts';
import type { TaskGroup } from './task-group.ts';

export interface RangePlan {
  /** Smaller archives are fetched by one connection. */
  readonly fromBytes: number;
  readonly partBytes: number;
  readonly connections: number;
  /** How long the speed of the first connection is measured. */
  readonly paceMs: number;
  /** With this speed the first connection remains the only one. */
  readonly fastBytesPerSecond: number;
}

const MIB = 1024 ** 2;

/**
 * Object stores limit each connection, not each client. A part takes long compared with a round trip (0.4 s at 20 MiB/s). If
 * one connection is as fast as the network of a hosted runner, more of them are slower.
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
): Span[] {
  const rounds = Math.ceil((total - offset) / (connections * partBytes));
  const size = Math.ceil((total - offset) / (connections * rounds));
  const spans: Span[] = [];
  for (let position = offset; position < total; position += size)
    spans.push({ position, end: Math.min(position + size, total) });
  return spans;
}

/** Fetches the archive with one request. If that is slow, it splits the rest of a large archive between connections. */
export async function fetchParts(transfer: Transfer, group: TaskGroup, plan: RangePlan): Promise<void> {
  const first: Span = { position: 0, end: undefined };
  const queue = [first];
  const helpers: Promise<void>[] = [];
  const work = async (): Promise<void> => {
    for (let span = queue.shift(); span !== undefined; span = queue.shift()) await fetchSpan(span, transfer);
  };
  const split = (): void => {
    const { facts, noRanges, receivedBytes } = transfer;
    const isFast = receivedBytes >= (plan.fastBytesPerSecond * plan.paceMs) / 1000;
    if (isFast || noRanges || facts === undefined || !isSplittable(facts, plan)) return;
    queue.push(...splitRange(first.position, facts.total, plan));
    first.end = queue.shift()?.end;
    while (helpers.length < plan.connections - 1) helpers.push(group.run(work));
  };
  let timer: NodeJS.Timeout | undefined;
  transfer.onFirstFacts = () => {
    timer = setTimeout(split, plan.paceMs);
  };
  try {
    await work();
  } finally {
    clearTimeout(timer);
  }
  await Promise.all(helpers);
  transfer.file.complete();
}
