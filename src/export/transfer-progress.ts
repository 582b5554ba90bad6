import type { Clock } from '../runner/clock.ts';
import { formatBytes, formatTimeLeft } from '../runner/quantities.ts';
import type { Logger } from '../runner/logger.ts';

const LINE_EVERY_MS = 5_000;

export interface TransferState {
  readonly bytes: number;
  readonly total: number | undefined;
  readonly files: number | undefined;
}

function transferLine({ bytes, total = 0, files }: TransferState, bytesPerSecond: number): string {
  const share = total === 0 ? '' : ` of ${formatBytes(total)} (${Math.floor((100 * bytes) / total)} %)`;
  const isMoving = bytesPerSecond > 0 && bytes < total;
  const parts = [
    `${formatBytes(bytes)}${share}`,
    `${formatBytes(Math.round(bytesPerSecond))}/s`,
    isMoving ? formatTimeLeft((1000 * (total - bytes)) / bytesPerSecond) : '',
    files === undefined ? '' : `${files} files unpacked`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** Logs a line when the last one is long enough ago. The rate is that of the time since then. `verb` begins each line. */
export function createTransferReporter(
  verb: string,
  logger: Logger,
  clock: Clock,
): { readonly report: (state: TransferState) => void } {
  let since = { atMs: clock.monotonic(), bytes: 0 };
  return {
    report: (state) => {
      const atMs = clock.monotonic();
      if (atMs - since.atMs < LINE_EVERY_MS) return;
      // A transfer that begins again has fewer bytes than before.
      const bytes = Math.max(0, state.bytes - since.bytes);
      logger.info(`${verb} ${transferLine(state, (1000 * bytes) / (atMs - since.atMs))}`);
      since = { atMs, bytes: state.bytes };
    },
  };
}
