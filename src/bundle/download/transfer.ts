import { ActionError } from '../../errors.ts';
import { HttpError } from '../../http/http-error.ts';
import { FailureCount, type FailedRequest } from '../../http/retry.ts';
import { toTransportError, TransportError } from '../../http/transport-error.ts';
import type { Clock } from '../../runner/clock.ts';
import type { ArchiveFacts, RangeRequest } from './answer.ts';
import { openArchive, type RequestTarget, type Host, type OpenedBody } from './connection.ts';
import type { GrowingDigest } from './digest.ts';
import { watchIdle, type IdleWatch } from './idle.ts';
import { tooLong } from './length.ts';
import type { CurrentLink } from './link-holder.ts';
import type { PartialFile } from './partial-file.ts';
import { consumeStream, type ChunkResult } from './pieces.ts';
import type { Span } from './ranges.ts';
import { SpanWriter } from './span-writer.ts';
import { explainTransfer, linksRefused, RestartDownload, type FailedPlace } from './transfer-error.ts';

/** Links that are refused in a row, without a byte between: one that expired, one that died early, and one for luck. */
const MAX_REFUSED_LINKS = 3;

/**
 * The last bytes of a body are taken without waiting for the disk: a host may close the connection after them, and undici
 * then loses what it still holds. More than its read-ahead and two socket buffers.
 */
const TAIL_BYTES = 512 * 1024;

/** What all connections of one transfer share. */
export interface Transfer {
  readonly host: Host;
  readonly links: CurrentLink;
  readonly file: PartialFile;
  readonly digest: GrowingDigest;
  readonly clock: Clock;
  readonly random: () => number;
  readonly signal: AbortSignal;
  /** Milliseconds without a byte after which a connection counts as broken. */
  readonly idleMs: number;
  /** Whether the host has shown that it does not serve parts. */
  readonly noRanges: boolean;
  /** Bytes that have arrived on all connections, broken ones included. */
  arrivedBytes: number;
  /** Bytes of the whole archive; undefined while nobody told the length. */
  total: number | undefined;
  /** Called when bytes have arrived. */
  readonly onBytes: () => void;
  /** Called before a repeat. */
  readonly onRepeat?: (failure: FailedRequest, pauseMs: number, offset: number) => void;
}

/** A stretch that is being fetched; its end may be moved forward while that goes on. */
export interface RunningSpan {
  position: number;
  end: number | undefined;
  /** What is known of the archive; undefined until the first answer. */
  facts: ArchiveFacts | undefined;
  /** Called with what an answer tells of the archive, before any byte is taken. Returns what holds from then on. */
  readonly onFacts: (facts: ArchiveFacts) => ArchiveFacts;
}

/** How a stretch has been failing since the last byte that arrived, on any connection. */
interface Failing {
  readonly count: FailureCount;
  readonly arrivedBytes: number;
  refusedLinks: number;
}

/** A stretch of an archive whose facts are known. */
export function spanOf({ offset, end }: Span, facts: ArchiveFacts): RunningSpan {
  return { position: offset, end, facts, onFacts: (told) => told };
}

function wantedOf({ position, end, facts }: RunningSpan, { noRanges }: Transfer): RangeRequest {
  if (position === 0 && end === undefined) return { kind: 'whole' };
  if (noRanges)
    throw new RestartDownload('the transfer broke, and the host does not serve the rest alone', { noRanges: true });
  if (facts?.etag === undefined)
    throw new RestartDownload('the transfer broke, and the archive has no strong ETag', { noRanges: true });
  return { kind: 'part', offset: position, end, facts };
}

/**
 * Takes a body's bytes up to the stretch's end, and no more than were announced. The connection is dropped there, unless the
 * body ends there by itself: then it serves the next stretch.
 *
 * @throws RestartDownload at the first byte too many of a body that announces no length, where the service has reported one
 */
async function receive(
  { body, end: announcedEnd, hasLength }: OpenedBody,
  span: RunningSpan,
  transfer: Transfer,
  idle: IdleWatch,
): Promise<void> {
  const writer = new SpanWriter(transfer.file, transfer.digest, span.position);
  const reported = announcedEnd === undefined ? span.facts?.total : undefined;
  const end = announcedEnd ?? reported ?? Infinity;
  const seen = { isTooLong: false };
  const take = (piece: Buffer): ChunkResult => {
    const stop = Math.min(span.end ?? Infinity, end);
    const room = stop - span.position;
    const taken = piece.length <= room ? piece : piece.subarray(0, room);
    idle.touch();
    const full = writer.push(taken);
    span.position += taken.length;
    transfer.arrivedBytes += taken.length;
    transfer.onBytes();
    seen.isTooLong = piece.length > room && stop === reported;
    const endsByItself = (hasLength && stop === end) || stop === reported;
    const isOver = piece.length > room || (span.position >= stop && !endsByItself);
    if (isOver) return 'leave';
    if (end - span.position <= TAIL_BYTES) return undefined;
    return full && idle.aside(full);
  };
  try {
    await consumeStream(body, take);
  } finally {
    await idle.aside(writer.flush());
  }
  if (seen.isTooLong && reported !== undefined) throw tooLong(reported);
}

/** One request and its body. Returns the words of a refusal when the link was refused. */
async function requestOnce(
  span: RunningSpan,
  asked: RequestTarget,
  transfer: Transfer,
  idle: IdleWatch,
): Promise<string | undefined> {
  const wanted = wantedOf(span, transfer);
  const opened = await openArchive(transfer.host, asked, wanted, AbortSignal.any([transfer.signal, idle.signal]));
  if (opened.kind === 'start-again') throw new RestartDownload(opened.why, { noRanges: opened.noRanges });
  if (opened.kind === 'refused') return opened.words;
  try {
    span.facts = span.onFacts(opened.facts);
  } catch (error) {
    opened.body.destroy();
    throw error;
  }
  await receive(opened, span, transfer, idle);
  const end = Math.min(opened.end ?? 0, span.end ?? Infinity);
  if (span.position >= end) return undefined;
  throw new TransportError('interrupted', 'the answer ended early', { maybeProcessed: true });
}

async function attempt(span: RunningSpan, asked: RequestTarget, transfer: Transfer): Promise<string | undefined> {
  const idle = watchIdle(transfer.idleMs);
  try {
    return await requestOnce(span, asked, transfer, idle);
  } catch (error) {
    transfer.signal.throwIfAborted();
    throw idle.expired ?? error;
  } finally {
    idle.stop();
  }
}

function noFailure({ clock, arrivedBytes }: Transfer): Failing {
  return { count: new FailureCount(clock), arrivedBytes, refusedLinks: 0 };
}

/** Pauses before a repeat, by the retry policy. Throws what ends the transfer. */
async function pauseAfter(
  error: unknown,
  at: FailedPlace,
  span: RunningSpan,
  failing: Failing,
  transfer: Transfer,
): Promise<void> {
  if (error instanceof ActionError || error instanceof RestartDownload) throw error;
  const { clock, random, signal } = transfer;
  const failure = error instanceof HttpError ? error : toTransportError(error);
  // There is no total time limit: the run's deadline is over with the wait for the job.
  const decision = failing.count.add(failure, { remainingMs: Infinity }, random);
  if (!decision.retry) throw explainTransfer(failure, at);
  transfer.onRepeat?.(failure, decision.pauseMs, span.position);
  await clock.sleep(decision.pauseMs, signal);
}

/**
 * Whether nothing of a stretch is missing. Where nobody told a length, its end is where the answer ended.
 */
function isComplete({ position, end, facts }: RunningSpan): boolean {
  const target = end ?? facts?.total;
  return target === undefined || position >= target;
}

/**
 * Fetches a stretch to its end, whatever breaks: repeats by the retry policy, goes on from where it stopped, and has the
 * link renewed when it is refused. Bytes that arrive, on any connection, make all that failed before forgotten.
 *
 * @throws RestartDownload when what has arrived can't be used any more; `ActionError` when it is no use to go on; the
 *   signal's reason
 */
export async function fetchSpan(span: RunningSpan, transfer: Transfer): Promise<void> {
  let failing = noFailure(transfer);
  for (;;) {
    const link = transfer.links.current();
    const asked = { url: link.url };
    const place = (): FailedPlace => ({
      link: link.url,
      asked: asked.url,
      hasExpired: transfer.host.hasLinkExpired(),
    });
    try {
      const refusal = await attempt(span, asked, transfer);
      if (transfer.arrivedBytes > failing.arrivedBytes) failing = noFailure(transfer);
      if (refusal === undefined && isComplete(span)) return;
      if (refusal === undefined) throw new TransportError('interrupted', 'bytes are missing', { maybeProcessed: true });
      failing.refusedLinks += 1;
      if (failing.refusedLinks >= MAX_REFUSED_LINKS) throw linksRefused(place(), refusal, MAX_REFUSED_LINKS);
      await transfer.links.renew(link);
    } catch (error) {
      transfer.signal.throwIfAborted();
      if (transfer.arrivedBytes > failing.arrivedBytes) failing = noFailure(transfer);
      await pauseAfter(error, place(), span, failing, transfer);
    }
  }
}
