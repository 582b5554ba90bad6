import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ActionError } from '../../errors.ts';
import { HttpError } from '../../http/http-error.ts';
import { FailureCount, type FailedRequest } from '../../http/retry.ts';
import { toTransportError, TransportError } from '../../http/transport-error.ts';
import type { Clock } from '../../runner/clock.ts';
import { releaseBuffer } from '../release-buffer.ts';
import { openArchive, type ArchiveRequest, type Host, type OpenedBody } from './archive-request.ts';
import type { ArchiveFacts, RangeRequest } from './archive-response.ts';
import type { PartialFile } from './partial-file.ts';
import {
  explainTransfer,
  type FailedRequestContext,
  lengthUnknown,
  linksRefused,
  RestartDownload,
  wrongLength,
} from './transfer-error.ts';

/** Links refused in a row without a byte in between: one may have expired, a second may have been revoked. */
const MAX_REFUSED_LINKS = 3;
/** How much waits for the disk before the network has to wait. What has gathered is written at once. */
const WRITE_BUFFER_BYTES = 512 * 1024;
/**
 * The end of a body is read without waiting for the disk: a host may close the connection then, and undici drops what it has
 * not passed on. More than its read-ahead and two socket buffers.
 */
const TAIL_BYTES = 512 * 1024;

/** The link that all connections use. */
export class RenewableLink {
  current: URL;
  readonly #create: () => Promise<URL>;
  #renewal: Promise<void> | undefined;

  constructor(first: URL, create: () => Promise<URL>) {
    this.current = first;
    this.#create = create;
  }

  /** Replaces a refused link, once for all connections. Throws what creating a link throws. */
  async renew(refused: URL): Promise<void> {
    if (refused !== this.current) return;
    this.#renewal ??= this.#replace();
    await this.#renewal;
  }

  async #replace(): Promise<void> {
    try {
      this.current = await this.#create();
    } finally {
      this.#renewal = undefined;
    }
  }
}

/** What all connections of a download share. */
export interface Transfer {
  readonly host: Host;
  readonly link: RenewableLink;
  readonly file: PartialFile;
  readonly clock: Clock;
  readonly random: () => number;
  readonly signal: AbortSignal;
  /** Milliseconds without a byte after which a connection is given up. */
  readonly idleMs: number;
  /** Bytes that are accepted if nobody reports a length. */
  readonly maxBytes: number;
  /** Whether the host has turned out not to support ranges. */
  readonly noRanges: boolean;
  /** Bytes received on all connections, broken ones included. */
  receivedBytes: number;
  facts: ArchiveFacts | undefined;
  /** Combines a response's facts with what else is known. Throws if they contradict each other. */
  readonly reconcile: (facts: ArchiveFacts) => ArchiveFacts;
  /** Called once, before the first byte is received. */
  onFirstFacts: (() => void) | undefined;
  readonly onBytes: () => void;
  readonly onRepeat?: (failure: FailedRequest, pauseMs: number, offset: number) => void;
}

/** A range of the archive that is being fetched: from `position` to before `end`, which may be moved meanwhile. */
export interface Span {
  position: number;
  end: number | undefined;
}

/** Aborts a connection that stalls, unless it is waiting for the disk. */
class IdleWatch {
  sink: Writable | undefined;
  readonly #controller = new AbortController();
  readonly #timer: NodeJS.Timeout;

  constructor(idleMs: number) {
    this.#timer = setTimeout(() => {
      if ((this.sink?.writableLength ?? 0) > 0) this.#timer.refresh();
      else
        this.#controller.abort(
          new TransportError('timeout', `no byte for ${idleMs / 1000} s`, { maybeProcessed: true }),
        );
    }, idleMs);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  refresh(): void {
    this.#timer.refresh();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

function rangeOf({ position, end }: Span, { facts, noRanges }: Transfer): RangeRequest {
  if (position === 0 && end === undefined) return { kind: 'whole' };
  if (noRanges)
    throw new RestartDownload('the connection was closed, and the host does not support ranges', { noRanges: true });
  if (facts?.etag === undefined)
    throw new RestartDownload('the connection was closed, and the archive has no strong ETag', { noRanges: true });
  return { kind: 'part', offset: position, end, facts };
}

/** Writes to the file from `offset` on; what arrives during one write goes into the next. */
function writerAt(offset: number, file: PartialFile): Writable {
  let position = offset;
  return new Writable({
    highWaterMark: WRITE_BUFFER_BYTES,
    writev: (entries, done) => {
      const chunks = entries.map(({ chunk }) => chunk as Uint8Array);
      const start = position;
      position = chunks.reduce((sum, { length }) => sum + length, position);
      const write = async (): Promise<void> => {
        await file.write(start, chunks);
        chunks.forEach(releaseBuffer);
      };
      write().then(() => {
        done();
      }, done);
    },
  });
}

/**
 * Receives a body up to the end of the span. There the connection is closed, unless the body ends as well.
 *
 * @throws what breaks the body, disk errors, RestartDownload or `archive-refused` at the first byte too many
 */
async function receive(
  opened: OpenedBody,
  { span, transfer, idle }: { readonly span: Span; readonly transfer: Transfer; readonly idle: IdleWatch },
): Promise<void> {
  const { body, end: announcedEnd, hasLength } = opened;
  const reportedEnd = announcedEnd ?? transfer.facts?.total;
  const limit = reportedEnd ?? transfer.maxBytes;
  const sink = writerAt(span.position, transfer.file);
  idle.sink = sink;
  const state = { isLeft: false, isTooLong: false };
  const onData = (chunk: Buffer): void => {
    const stop = Math.min(span.end ?? Infinity, limit);
    const taken = chunk.subarray(0, stop - span.position);
    const isExcess = taken.length < chunk.length;
    idle.refresh();
    const hasRoom = sink.write(taken);
    span.position += taken.length;
    transfer.receivedBytes += taken.length;
    transfer.onBytes();
    state.isTooLong = isExcess && stop === limit && announcedEnd === undefined;
    const endsByItself = stop === limit && (hasLength || announcedEnd === undefined);
    if (isExcess || (span.position >= stop && !endsByItself)) {
      state.isLeft = true;
      body.off('data', onData).destroy();
    } else if (!hasRoom && limit - span.position > TAIL_BYTES) {
      body.pause();
      sink.once('drain', () => body.resume());
    }
  };
  sink.once('error', (error) => body.destroy(error));
  body.on('data', onData);
  try {
    await finished(body, { writable: false });
  } catch (error) {
    if (!state.isLeft) throw error;
  } finally {
    sink.end();
    await finished(sink);
  }
  if (state.isTooLong) throw reportedEnd === undefined ? lengthUnknown(limit) : wrongLength(reportedEnd, 'more');
}

/** One request and its body. Returns the host's message if the host refused the link. */
async function requestSpan(
  span: Span,
  { request, idle }: { readonly request: ArchiveRequest; readonly idle: IdleWatch },
  transfer: Transfer,
): Promise<string | undefined> {
  const opened = await openArchive(transfer.host, request);
  if (opened.kind === 'restart') throw new RestartDownload(opened.reason, { noRanges: opened.noRanges });
  if (opened.kind === 'refused') return opened.serverMessage;
  try {
    transfer.facts = transfer.reconcile(opened.facts);
  } catch (error) {
    opened.body.destroy();
    throw error;
  }
  transfer.onFirstFacts?.();
  transfer.onFirstFacts = undefined;
  await receive(opened, { span, transfer, idle });
  const target = span.end ?? opened.end ?? transfer.facts.total ?? 0;
  if (span.position >= Math.min(target, opened.end ?? target)) return undefined;
  throw new TransportError('interrupted', 'the response ended early', { maybeProcessed: true });
}

/** How often a span has failed since the last byte that was received on any connection. */
interface Failures {
  readonly count: FailureCount;
  readonly receivedBytes: number;
  refusedLinks: number;
}

function noFailures({ clock, receivedBytes }: Transfer): Failures {
  return { count: new FailureCount(clock), receivedBytes, refusedLinks: 0 };
}

/** Waits before a repeat, by the retry policy. Throws the error that ends the download. */
async function pauseAfter(
  error: unknown,
  { context, failures, span }: { context: FailedRequestContext; failures: Failures; span: Span },
  { clock, onRepeat, random, signal }: Transfer,
): Promise<void> {
  if (error instanceof ActionError || error instanceof RestartDownload) throw error;
  const failure = error instanceof HttpError ? error : toTransportError(error);
  // The deadline of the run ends with the wait for the job.
  const decision = failures.count.add(failure, { remainingMs: Infinity }, random);
  if (!decision.retry) throw explainTransfer(failure, context);
  onRepeat?.(failure, decision.pauseMs, span.position);
  await clock.sleep(decision.pauseMs, signal);
}

/**
 * Fetches a span to its end. Broken connections are repeated by the retry policy from where they stopped, and refused links
 * are renewed. Bytes received on any connection reset the count of failures.
 *
 * @throws RestartDownload, `ActionError`, the signal's reason
 */
export async function fetchSpan(span: Span, transfer: Transfer): Promise<void> {
  const { host, link, signal } = transfer;
  let failures = noFailures(transfer);
  for (;;) {
    const url = link.current;
    const idle = new IdleWatch(transfer.idleMs);
    const request: ArchiveRequest = { url, range: { kind: 'whole' }, signal: AbortSignal.any([signal, idle.signal]) };
    const contextOf = (): FailedRequestContext => ({
      link: url,
      requested: request.url,
      hasExpired: host.hasLinkExpired(),
    });
    try {
      request.range = rangeOf(span, transfer);
      const refusal = await requestSpan(span, { request, idle }, transfer).finally(() => {
        idle.stop();
      });
      if (refusal === undefined && isComplete(span, transfer)) return;
      if (transfer.receivedBytes > failures.receivedBytes) failures = noFailures(transfer);
      if (refusal === undefined) throw new TransportError('interrupted', 'bytes are missing', { maybeProcessed: true });
      failures.refusedLinks += 1;
      if (failures.refusedLinks >= MAX_REFUSED_LINKS) throw linksRefused(contextOf(), refusal, MAX_REFUSED_LINKS);
      await link.renew(url);
    } catch (error) {
      signal.throwIfAborted();
      if (transfer.receivedBytes > failures.receivedBytes) failures = noFailures(transfer);
      const cause: unknown = idle.signal.aborted ? idle.signal.reason : error;
      await pauseAfter(cause, { context: contextOf(), failures, span }, transfer);
    }
  }
}

/** If nobody reported a length, the archive ends where the response ended. */
function isComplete({ position, end }: Span, { facts }: Transfer): boolean {
  const target = end ?? facts?.total;
  return target === undefined || position >= target;
}
