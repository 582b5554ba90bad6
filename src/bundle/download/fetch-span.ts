import { finished } from 'node:stream/promises';
import { ActionError } from '../../errors.ts';
import { HttpError } from '../../http/http-error.ts';
import { FailureCount, shortReason, type FailedRequest } from '../../http/retry.ts';
import { toTransportError, TransportError } from '../../http/transport-error.ts';
import type { Clock } from '../../runner/clock.ts';
import { formatBytes } from '../../runner/quantities.ts';
import { LinkRefused, openArchive, type ArchiveRequest, type Host, type OpenedBody } from './archive-request.ts';
import type { ArchiveFacts, ArchivePart } from './archive-response.ts';
import type { PartialFile } from './partial-file.ts';
import {
  explainTransfer,
  incompleteBundle,
  lengthUnknown,
  linksRefused,
  RestartDownload,
  wrongLength,
} from './transfer-error.ts';

/** Links refused in a row without a byte in between: one may have expired, a second may have been revoked. */
const MAX_REFUSED_LINKS = 3;
/** How much gathers during one write to disk before the network has to wait. */
const BATCH_BYTES = 512 * 1024;
/** More than undici's read-ahead and two socket buffers, which are lost if the host closes the connection during a slow write. */
const TAIL_BYTES = 512 * 1024;
/** Object stores respond within seconds and send without pauses. */
const IDLE_MS = 30_000;

export class RenewableLink {
  current: URL;
  readonly #create: () => Promise<URL>;
  #renewal: Promise<URL> | undefined;

  constructor(first: URL, create: () => Promise<URL>) {
    this.current = first;
    this.#create = create;
  }

  /** Replaces a refused link, once for all connections. Throws what creating a link throws. */
  async renew(refused: URL): Promise<void> {
    if (refused !== this.current) return;
    this.#renewal ??= this.#create().finally(() => {
      this.#renewal = undefined;
    });
    this.current = await this.#renewal;
  }
}

export interface ConnectionOptions {
  readonly host: Host;
  /** What the service reported, and the input `expected-sha256`. */
  readonly expected: { readonly sizeBytes: number | undefined; readonly sha256: string | undefined };
  /** Bytes that are accepted if neither the service nor the host reports a length. */
  readonly maxBytes: number;
  readonly clock: Clock;
  readonly random: () => number;
  readonly signal: AbortSignal;
  readonly idleMs?: number;
  /** Called with a sentence for the log when the download is resumed or starts again. */
  readonly onNote?: (note: string) => void;
}

export interface Transfer extends ConnectionOptions {
  readonly link: RenewableLink;
  readonly file: PartialFile;
  readonly noRanges: boolean;
  /** On all connections, broken ones included. */
  receivedBytes: number;
  facts: ArchiveFacts | undefined;
  /** Called once, before the first byte is received. */
  onFirstFacts: (() => void) | undefined;
  readonly onBytes: () => void;
}

/** A range of the archive that is being fetched: from `position` to before `end`, which may be moved meanwhile. */
export interface Span {
  position: number;
  end: number | undefined;
}

function partOf({ position, end }: Span, { facts, noRanges }: Transfer): ArchivePart | undefined {
  if (position === 0 && end === undefined) return undefined;
  if (noRanges)
    throw new RestartDownload('the connection was closed, and the host does not support ranges', { noRanges: true });
  if (facts?.etag === undefined)
    throw new RestartDownload('the connection was closed, and the archive has no strong ETag', { noRanges: true });
  return { offset: position, end, facts };
}

/** Combines the lengths that the host and the service report. Throws `archive-damaged` or RestartDownload. */
function reconcileLength(facts: ArchiveFacts, reportedBytes: number | undefined): ArchiveFacts {
  const { total } = facts;
  if (total === 0) throw incompleteBundle("the link's host sent an empty body");
  if (total !== undefined && reportedBytes !== undefined && total !== reportedBytes)
    throw wrongLength(reportedBytes, String(total));
  return { ...facts, total: total ?? reportedBytes };
}

/** Receives a body up to the end of the span. Throws RestartDownload or `archive-refused` at the first byte too many. */
async function receive(
  { body, end: announcedEnd, hasLength }: OpenedBody,
  span: Span,
  { transfer, idleTimer }: { readonly transfer: Transfer; readonly idleTimer: NodeJS.Timeout },
): Promise<void> {
  const reportedEnd = announcedEnd ?? transfer.facts?.total;
  const limit = reportedEnd ?? transfer.maxBytes;
  const state = { waitingBytes: 0, isLeft: false, isTooLong: false };
  const writer = transfer.file.createWriter(span.position, () => {
    state.waitingBytes = 0;
    idleTimer.refresh();
    body.resume();
  });
  const onData = (chunk: Buffer): void => {
    const stop = Math.min(span.end ?? Infinity, limit);
    const taken = chunk.subarray(0, stop - span.position);
    const isExcess = taken.length < chunk.length;
    state.waitingBytes += taken.length;
    span.position += taken.length;
    transfer.receivedBytes += taken.length;
    transfer.onBytes();
    idleTimer.refresh();
    writer.write(taken);
    state.isTooLong = isExcess && stop === limit && announcedEnd === undefined;
    const endsByItself = stop === limit && (hasLength || announcedEnd === undefined);
    if (isExcess || (span.position >= stop && !endsByItself)) {
      state.isLeft = true;
      body.off('data', onData).destroy();
    } else if (state.waitingBytes >= BATCH_BYTES && limit - span.position > TAIL_BYTES) {
      body.pause();
    }
  };
  writer.once('error', (error) => body.destroy(error));
  body.on('data', onData);
  try {
    await finished(body, { writable: false });
  } catch (error) {
    if (!state.isLeft) throw error;
  } finally {
    writer.end();
    await finished(writer);
  }
  if (state.isTooLong) throw reportedEnd === undefined ? lengthUnknown(limit) : wrongLength(reportedEnd, 'more');
}

async function requestSpan(
  span: Span,
  request: ArchiveRequest,
  { transfer, idleTimer }: { readonly transfer: Transfer; readonly idleTimer: NodeJS.Timeout },
): Promise<void> {
  const opened = await openArchive(transfer.host, request);
  try {
    transfer.facts = reconcileLength(opened.facts, transfer.expected.sizeBytes);
  } catch (error) {
    opened.body.destroy();
    throw error;
  }
  transfer.onFirstFacts?.();
  transfer.onFirstFacts = undefined;
  await receive(opened, span, { transfer, idleTimer });
  // If nobody reported a length, the archive ends where the response ended.
  if (span.position < (span.end ?? transfer.facts.total ?? 0))
    throw new TransportError('interrupted', 'the response ended early', { maybeProcessed: true });
}

function toFailure(error: unknown): FailedRequest {
  return error instanceof HttpError ? error : toTransportError(error);
}

/**
 * Fetches a span to its end, from where a broken connection stopped. Bytes received on any connection reset the count of failures.
 * Throws RestartDownload, `ActionError`, what creating a link throws, and the signal's reason.
 */
export async function fetchSpan(span: Span, transfer: Transfer): Promise<void> {
  const { clock, host, idleMs = IDLE_MS, link, onNote, random, signal } = transfer;
  let failures = new FailureCount(clock);
  let refusedLinks = 0;
  let receivedBytes = transfer.receivedBytes;
  for (;;) {
    const url = link.current;
    const part = partOf(span, transfer);
    const idle = new AbortController();
    const idleTimer = setTimeout(() => {
      idle.abort(new TransportError('timeout', `no data for ${idleMs / 1000} s`, { maybeProcessed: true }));
    }, idleMs);
    const request: ArchiveRequest = { url, part, signal: AbortSignal.any([signal, idle.signal]) };
    try {
      await requestSpan(span, request, { transfer, idleTimer });
      return;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ActionError || error instanceof RestartDownload) throw error;
      if (transfer.receivedBytes > receivedBytes) {
        failures = new FailureCount(clock);
        refusedLinks = 0;
        receivedBytes = transfer.receivedBytes;
      }
      const context = { link: url, requested: request.url, hasExpired: host.hasLinkExpired() };
      if (error instanceof LinkRefused) {
        refusedLinks += 1;
        if (refusedLinks >= MAX_REFUSED_LINKS) throw linksRefused(context, error.message, MAX_REFUSED_LINKS);
        await link.renew(url);
        continue;
      }
      const failure = toFailure(idle.signal.aborted ? idle.signal.reason : error);
      // The deadline of the run ends with the wait for the job.
      const decision = failures.add(failure, { remainingMs: Infinity }, random);
      if (!decision.retry) throw explainTransfer(failure, context);
      const pause = (decision.pauseMs / 1000).toFixed(1);
      onNote?.(`Download: ${shortReason(failure)}; continuing from ${formatBytes(span.position)} in ${pause} s.`);
      await clock.sleep(decision.pauseMs, signal);
    } finally {
      clearTimeout(idleTimer);
    }
  }
}
