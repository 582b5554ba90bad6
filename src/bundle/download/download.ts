import { ActionError } from '../../errors.ts';
import { RenewableLink, type ConnectionOptions, type Transfer } from './fetch-span.ts';
import { DEFAULT_RANGES, fetchParts, type RangePlan } from './fetch-parts.ts';
import { PartialFile } from './partial-file.ts';
import { TaskGroup } from './task-group.ts';
import { incompleteBundle, RestartDownload } from './transfer-error.ts';

/** The pause before the second start of a download, doubled before each further one. */
const RESTART_PAUSE_MS = 1_000;

export interface DownloadOptions<T> extends ConnectionOptions {
  readonly link: URL;
  readonly createLink: () => Promise<URL>;
  /** An existing file is overwritten. */
  readonly path: string;
  /** Verifies or unpacks the archive while it arrives. Called again, after it has ended, if the download starts again. */
  readonly consume: (bytes: AsyncIterable<Uint8Array>, signal: AbortSignal) => Promise<T>;
  readonly onProgress?: (progress: { readonly bytes: number; readonly total: number | undefined }) => void;
  readonly ranges?: RangePlan;
}

export interface Downloaded<T> {
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly consumed: T;
}

function verifyDownload({ sizeBytes, sha256 }: Downloaded<unknown>, { expected, facts }: Transfer): void {
  if (facts?.total !== undefined && sizeBytes !== facts.total)
    throw incompleteBundle(`the link's host announced ${facts.total} bytes but sent ${sizeBytes}`);
  if (expected.sha256 === undefined || sha256 === expected.sha256) return;
  throw new ActionError('digest-mismatch', 'The bundle does not match `expected-sha256`.', {
    details: [`Expected: ${expected.sha256}`, `Downloaded: ${sha256}`],
    hint: 'Nothing was cached. Compare the job IDs: each export has a different digest, even for the same pages. If this is the correct job, find out who could have changed the archive.',
  });
}

/** Passes an archive on, unless it is empty or a web page. Throws `archive-damaged`. */
async function* refusePages(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  let isFirst = true;
  for await (const chunk of bytes) {
    if (isFirst && /^(\xef\xbb\xbf)?\s*</.test(Buffer.from(chunk.subarray(0, 64)).toString('latin1')))
      throw incompleteBundle("the link's host sent an HTML or XML page instead");
    isFirst = false;
    yield chunk;
  }
  if (isFirst) throw incompleteBundle("the link's host sent an empty body");
}

/** An archive that ends too early, without a length to compare with, was probably cut on the way: worth a new start. */
function afterFailedCheck(error: unknown, { facts }: Transfer): unknown {
  const isDamaged = error instanceof ActionError && error.code === 'archive-damaged';
  if (!isDamaged || facts?.total !== undefined) return error;
  return new RestartDownload('the archive ends too early, and the host reported no length', { final: error });
}

async function downloadOnce<T>(
  options: DownloadOptions<T>,
  link: RenewableLink,
  noRanges: boolean,
): Promise<Downloaded<T>> {
  const { consume, onProgress, ranges = DEFAULT_RANGES } = options;
  const file = await PartialFile.create(options.path);
  const group = new TaskGroup(options.signal);
  const { signal } = group;
  const transfer: Transfer = {
    ...options,
    ...{ link, file, signal, noRanges, receivedBytes: 0, facts: undefined, onFirstFacts: undefined },
    onBytes: () => onProgress?.({ bytes: transfer.receivedBytes, total: transfer.facts?.total }),
  };
  try {
    void group.run(() => fetchParts(transfer, group, ranges));
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
    verifyDownload(downloaded, transfer);
    return downloaded;
  } finally {
    await file.close();
  }
}

/** Without an overall time limit. Throws what `createLink` and `consume` throw, the signal's reason, and `ActionError`. */
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
