import type { Clock } from '../runner/clock.ts';
import type { Logger } from '../runner/logger.ts';
import { formatBytes, formatTimeLeft } from '../runner/format.ts';

/** A line every so often shows that the step lives, and does not fill the log. */
const LINE_EVERY_MS = 5_000;

/** Where fetching and unpacking stand. */
export interface TransferState {
  readonly bytes: number;
  /** Undefined while the length is not known. */
  readonly total: number | undefined;
  /** Files that are unpacked already; undefined when nothing is unpacked. */
  readonly files: number | undefined;
}

export interface TransferReporter {
  /** Writes a line when the last one is long enough ago. */
  report(state: TransferState): void;
}

/** A line about a transfer: what there is, how fast it comes, and how long it will take. */
export function transferLine(verb: string, { bytes, total, files }: TransferState, bytesPerSecond: number): string {
  const share =
    total === undefined || total === 0 ? '' : ` of ${formatBytes(total)} (${Math.floor((100 * bytes) / total)} %)`;
  const leftMs = total === undefined || bytesPerSecond <= 0 ? undefined : (1000 * (total - bytes)) / bytesPerSecond;
  const parts = [
    `${verb} ${formatBytes(bytes)}${share}`,
    `${formatBytes(Math.max(0, Math.round(bytesPerSecond)))}/s`,
    leftMs === undefined || leftMs <= 0 ? '' : formatTimeLeft(leftMs),
    files === undefined ? '' : `${files} files unpacked`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/**
 * Builds the reporter of one transfer. The rate is that of the time since the last line: it follows a network that changes.
 *
 * @param verb what is done with the bytes, such as `Fetched`
 */
export function createTransferReporter(verb: string, logger: Logger, clock: Clock): TransferReporter {
  let since = { atMs: clock.monotonic(), bytes: 0 };
  return {
    report: (state) => {
      const atMs = clock.monotonic();
      if (atMs - since.atMs < LINE_EVERY_MS) return;
      // A transfer that begins anew has fewer bytes than before.
      const bytes = Math.max(0, state.bytes - since.bytes);
      logger.info(transferLine(verb, state, (1000 * bytes) / (atMs - since.atMs)));
      since = { atMs, bytes: state.bytes };
    },
  };
}
