import { ActionError } from '../../errors.ts';
import type { FailedRequest } from '../../http/retry.ts';
import type { Clock } from '../../runner/clock.ts';
import type { ArchiveFacts } from './answer.ts';
import type { Host } from './connection.ts';
import { GrowingDigest } from './digest.ts';
import { createLinkHolder, type CurrentLink } from './link-holder.ts';
import { PartialFile } from './partial-file.ts';
import { reconcileLength } from './length.ts';
import { verifyRecord, refusePages, type Expected } from './verify.ts';
import { DEFAULT_RANGES, partsOf, worthParts, type RangePlan, type Span } from './ranges.ts';
import { TaskGroup } from './task-group.ts';
import { fetchSpan, spanOf, type RunningSpan, type Transfer } from './transfer.ts';
import { RestartDownload } from './transfer-error.ts';

/** A connection without a byte for so long is dead: object stores answer within seconds, and send without pauses. */
const IDLE_MS = 30_000;
/** The pause before the second start of a transfer, doubled before each further one: what went wrong may pass. */
const RESTART_PAUSE_MS = 1_000;

/** How far a transfer is, in bytes. */
export interface TransferProgress {
  readonly bytes: number;
  /** Undefined while nobody told the length. */
  readonly total: number | undefined;
}

export interface DownloadOptions<T> {
  readonly host: Host;
  readonly link: URL;
  /** Mints a fresh link for the same archive. */
  readonly mintLink: () => Promise<URL>;
  /** Where the archive goes; a file that is there is overwritten. */
  readonly path: string;
  readonly promised: Expected;
  /**
   * Proves or unpacks the archive while it arrives. It is called anew, after it has ended, when the transfer begins anew; what it
   * made before is then of no use.
   */
  readonly consume: (bytes: AsyncIterable<Uint8Array>, signal: AbortSignal) => Promise<T>;
  readonly clock: Clock;
  readonly random: () => number;
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: TransferProgress) => void;
  /** Called with a sentence when something goes another way than planned. */
  readonly onNote?: (note: string) => void;
  readonly onRepeat?: (failure: FailedRequest, pauseMs: number, offset: number) => void;
  /** Milliseconds without a byte after which a connection counts as broken. */
  readonly idleMs?: number;
  readonly ranges?: RangePlan;
}

/** An archive that is on disk and proved whole. */
export interface Downloaded<T> {
  readonly sizeBytes: number;
  /** 64 lower-case hexadecimal digits. */
  readonly sha256: string;
  /** What `consume` came to. */
  readonly consumed: T;
}

async function fetchParts(parts: Iterator<Span>, facts: ArchiveFacts, transfer: Transfer): Promise<void> {
  for (let part = parts.next(); part.done !== true; part = parts.next())
    await fetchSpan(spanOf(part.value, facts), transfer);
}

/** A transfer by one connection that may become one by several. */
interface Splitting {
  readonly first: RunningSpan;
  readonly transfer: Transfer;
  readonly group: TaskGroup;
  readonly plan: RangePlan;
}

/** What is left for the first connection to do when it has fetched its part. */
interface Rest {
  readonly facts: ArchiveFacts;
  readonly parts: Iterator<Span>;
  readonly helpers: readonly Promise<void>[];
}

/**
 * Looks at the pace of the first connection; where it is a slow one, leaves it at the end of its part, and has further
 * connections fetch the others.
 *
 * @param alone aborted when the first connection has fetched everything
 */
async function splitWhenSlow(
  { first, transfer, group, plan }: Splitting,
  alone: AbortSignal,
): Promise<Rest | undefined> {
  const before = transfer.arrivedBytes;
  await transfer.clock.sleep(plan.paceMs, alone).catch(() => undefined);
  const { facts, position } = first;
  const enoughBytes = (plan.enoughBytesPerSecond * plan.paceMs) / 1000;
  if (alone.aborted || transfer.arrivedBytes - before >= enoughBytes || !facts || !worthParts(facts, plan)) {
    return undefined;
  }
  const parts = partsOf(position, facts.total, plan);
  first.end = parts.next().value?.end;
  const help = (): Promise<void> => group.run(() => fetchParts(parts, facts, transfer));
  return { facts, parts, helpers: Array.from({ length: plan.connections - 1 }, help) };
}

/** Fetches the archive by one request; a large one that comes slowly by further connections at the same time. */
async function fetchAll<T>(transfer: Transfer, group: TaskGroup, options: DownloadOptions<T>): Promise<void> {
  const { promised, ranges: plan = DEFAULT_RANGES } = options;
  const done = new AbortController();
  let splitting: Promise<Rest | undefined> | undefined;
  const first: RunningSpan = {
    position: 0,
    end: undefined,
    facts: undefined,
    onFacts: (told) => {
      const facts = reconcileLength(told, promised.sizeBytes);
      transfer.total = facts.total;
      const mayBeSplit = !transfer.noRanges && worthParts(facts, plan);
      const alone = AbortSignal.any([transfer.signal, done.signal]);
      if (mayBeSplit) splitting ??= group.run(() => splitWhenSlow({ first, transfer, group, plan }, alone));
      return facts;
    },
  };
  await fetchSpan(first, transfer);
  done.abort();
  const rest = await splitting;
  if (rest) {
    await fetchParts(rest.parts, rest.facts, transfer);
    await Promise.all(rest.helpers);
  }
  transfer.file.finish();
}

/** One start of the transfer: fetches, hashes and consumes at the same time. */
async function fetchOnce<T>(
  options: DownloadOptions<T>,
  links: CurrentLink,
  noRanges: boolean,
): Promise<Downloaded<T>> {
  const { onProgress, promised } = options;
  const file = await PartialFile.create(options.path);
  const group = new TaskGroup(options.signal);
  const { signal } = group;
  const digest = new GrowingDigest();
  const transfer: Transfer = {
    ...options,
    ...{ links, file, digest, signal, noRanges, arrivedBytes: 0, total: undefined },
    idleMs: options.idleMs ?? IDLE_MS,
    onBytes: () => onProgress?.({ bytes: transfer.arrivedBytes, total: transfer.total }),
  };
  try {
    void group.run(() => fetchAll(transfer, group, options));
    const hashed = group.run(() => digest.follow(file, signal));
    const consuming = group.run(async () => {
      try {
        return await options.consume(refusePages(file.follow(signal)), signal);
      } catch (error) {
        throw afterFailedProof(error, transfer.total);
      }
    });
    await group.end();
    const kept = { sizeBytes: file.ready, sha256: await hashed };
    verifyRecord(kept, promised, transfer.total);
    return { ...kept, consumed: await consuming };
  } finally {
    await file.close();
  }
}

/** An archive that breaks off where nobody told its length was cut on the way, most likely: that is worth a new start. */
function afterFailedProof(error: unknown, total: number | undefined): unknown {
  const isDamage = error instanceof ActionError && error.code === 'archive-damaged';
  if (!isDamage || total !== undefined) return error;
  return new RestartDownload('the archive breaks off, and the host told no length', { final: error });
}

/**
 * Fetches an archive to disk, whole and proved, in memory that does not depend on its size. It ends when the archive is
 * there, when it is no use to go on, or when the signal is aborted; there is no total time limit.
 *
 * @throws `download-failed`, `certificate-rejected`, `proxy-invalid`, `archive-damaged`, `digest-mismatch`, `disk-full`,
 *   `cache-unwritable`, what `mintLink` and `consume` throw, and the signal's reason
 */
export async function downloadArchive<T>(options: DownloadOptions<T>): Promise<Downloaded<T>> {
  const { clock, random, signal } = options;
  const links = createLinkHolder(options.link, options.mintLink);
  let noRanges = false;
  for (let start = 1; ; start++) {
    try {
      return await fetchOnce(options, links, noRanges);
    } catch (error) {
      if (!(error instanceof RestartDownload)) throw error;
      if (start >= error.maxStarts) throw error.final;
      // Another way of fetching is no repeat.
      const pauseMs = error.noRanges && !noRanges ? 0 : RESTART_PAUSE_MS * 2 ** (start - 1) * (0.5 + random() / 2);
      noRanges ||= error.noRanges;
      const when = pauseMs === 0 ? '' : ` in ${(pauseMs / 1000).toFixed(1)} s`;
      options.onNote?.(`Restarting the download${when}: ${error.message}.`);
      await clock.sleep(pauseMs, signal);
    }
  }
}
