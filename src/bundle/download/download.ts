import { ActionError } from '../../errors.ts';
import type { FailedRequest } from '../../http/retry.ts';
import type { Clock } from '../../runner/clock.ts';
import type { Host } from './archive-request.ts';
import type { ArchiveFacts } from './archive-response.ts';
import { fetchSpan, RenewableLink, type Span, type Transfer } from './fetch-span.ts';
import { PartialFile } from './partial-file.ts';
import { DEFAULT_RANGES, isSplittable, splitRange, type RangePlan } from './range-plan.ts';
import { TaskGroup } from './task-group.ts';
import { incompleteBundle, RestartDownload, wrongLength } from './transfer-error.ts';
import { refusePages, verifyDownload, type Expected } from './verify-download.ts';

/** Object stores respond within seconds and send without pauses. */
const IDLE_MS = 30_000;
/** The pause before the second start of a download, doubled before each further one. */
const RESTART_PAUSE_MS = 1_000;

/** In bytes. */
export interface DownloadProgress {
  readonly bytes: number;
  /** Undefined if the length is not known. */
  readonly total: number | undefined;
}

export interface DownloadOptions<T> {
  readonly host: Host;
  readonly link: URL;
  /** Creates a new link for the same archive. */
  readonly createLink: () => Promise<URL>;
  /** Where to write the archive. An existing file is overwritten. */
  readonly path: string;
  readonly expected: Expected;
  /** Bytes that are accepted if neither the service nor the host reports a length. */
  readonly maxBytes: number;
  /**
   * Verifies or unpacks the archive while it arrives. If the download starts again, `consume` is called
   * again after it has ended; its earlier result is dropped.
   */
  readonly consume: (bytes: AsyncIterable<Uint8Array>, signal: AbortSignal) => Promise<T>;
  readonly clock: Clock;
  readonly random: () => number;
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: DownloadProgress) => void;
  /** Called with a sentence for the log when the download starts again. */
  readonly onNote?: (note: string) => void;
  readonly onRepeat?: (failure: FailedRequest, pauseMs: number, offset: number) => void;
  /** Milliseconds without a byte after which a connection is given up. */
  readonly idleMs?: number;
  readonly ranges?: RangePlan;
}

/** A complete and verified archive on disk. */
export interface Downloaded<T> {
  readonly sizeBytes: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
  /** The result of `consume`. */
  readonly consumed: T;
}

/** Combines the lengths that the host and the service report. Throws `archive-damaged` or RestartDownload. */
function reconcileLength(facts: ArchiveFacts, reportedBytes: number | undefined): ArchiveFacts {
  const { total } = facts;
  if (total === 0) throw incompleteBundle("the link's host sent no byte");
  if (total !== undefined && reportedBytes !== undefined && total !== reportedBytes)
    throw wrongLength(reportedBytes, String(total));
  return { ...facts, total: total ?? reportedBytes };
}

/** An archive that ends too early, without a length to compare with, was probably cut on the way: worth a new start. */
function afterFailedCheck(error: unknown, { facts }: Transfer): unknown {
  const isDamaged = error instanceof ActionError && error.code === 'archive-damaged';
  if (!isDamaged || facts?.total !== undefined) return error;
  return new RestartDownload('the archive ends too early, and the host reported no length', { final: error });
}

/** Fetches the archive with one request. If that is slow, splits the rest of a large archive between several connections. */
async function fetchAll(transfer: Transfer, group: TaskGroup, plan: RangePlan): Promise<void> {
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

/** One start of the download: fetches, hashes and consumes at the same time. */
async function downloadOnce<T>(
  options: DownloadOptions<T>,
  link: RenewableLink,
  noRanges: boolean,
): Promise<Downloaded<T>> {
  const { consume, expected, idleMs = IDLE_MS, onProgress, ranges = DEFAULT_RANGES } = options;
  const file = await PartialFile.create(options.path);
  const group = new TaskGroup(options.signal);
  const { signal } = group;
  const transfer: Transfer = {
    ...options,
    ...{ link, file, signal, idleMs, noRanges, receivedBytes: 0, facts: undefined, onFirstFacts: undefined },
    reconcile: (facts) => reconcileLength(facts, expected.sizeBytes),
    onBytes: () => onProgress?.({ bytes: transfer.receivedBytes, total: transfer.facts?.total }),
  };
  try {
    void group.run(() => fetchAll(transfer, group, ranges));
    const hashing = group.run(() => file.digest(signal));
    const consuming = group.run(async () => {
      try {
        return await consume(refusePages(file.read(signal)), signal);
      } catch (error) {
        throw afterFailedCheck(error, transfer);
      }
    });
    await group.end();
    const downloaded = { sizeBytes: file.ready, sha256: await hashing, consumed: await consuming };
    verifyDownload(downloaded, expected, transfer.facts?.total);
    return downloaded;
  } finally {
    await file.close();
  }
}

/**
 * Downloads an archive to disk and verifies it. Memory does not depend on its size, and there is no overall time limit.
 *
 * @throws `download-failed`, `certificate-rejected`, `proxy-invalid`, `archive-damaged`, `archive-refused`, `digest-mismatch`,
 *   `disk-full`, `cache-unwritable`, what `createLink` and `consume` throw, and the signal's reason
 */
export async function downloadArchive<T>(options: DownloadOptions<T>): Promise<Downloaded<T>> {
  const { clock, createLink, random, signal } = options;
  const link = new RenewableLink(options.link, createLink);
  let noRanges = false;
  for (let start = 1; ; start++) {
    try {
      return await downloadOnce(options, link, noRanges);
    } catch (error) {
      if (!(error instanceof RestartDownload)) throw error;
      if (start >= error.maxStarts) throw error.final;
      // Without ranges the next start is another method, not a repeat.
      const pauseMs = error.noRanges && !noRanges ? 0 : RESTART_PAUSE_MS * 2 ** (start - 1) * (0.5 + random() / 2);
      noRanges ||= error.noRanges;
      const when = pauseMs === 0 ? '' : ` in ${(pauseMs / 1000).toFixed(1)} s`;
      options.onNote?.(`Restarting the download${when}: ${error.message}.`);
      await clock.sleep(pauseMs, signal);
    }
  }
}
