import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { pause } from '../clock.ts';
import { planOf } from '../faults/plan.ts';
import type { FaultQueue } from '../faults/queue.ts';
import { encoded, error } from './answers.ts';
import { type Match, matchRoute } from './match.ts';
import { deliverRaw } from './raw.ts';
import { type RecordedRequest, recordedBody } from './record.ts';
import type { Answer, RequestValues, Site } from './types.ts';

/** No request of the contract comes near; more is refused, as a gateway would. */
const LARGEST_REQUEST_BYTES = 1_048_576;

/** What the adapter needs around a site's routes. */
export interface AdapterParts {
  readonly faults: FaultQueue;
  readonly requests: RecordedRequest[];
  /** Milliseconds since the emulator started. */
  readonly elapsedMs: () => number;
  /** Fires when the emulator closes. */
  readonly closing: AbortSignal;
}

/** Joins a site of plain handlers to node:http. */
export function adapter(site: Site, parts: AdapterParts): (req: IncomingMessage, res: ServerResponse) => void {
  return (req, res) => {
    // The client going away ends every wait on its behalf.
    const gone = new AbortController();
    res.on('close', () => {
      gone.abort();
    });
    serve(site, parts, req, res, AbortSignal.any([gone.signal, parts.closing])).catch(() => {
      req.socket.destroy();
    });
  };
}

async function serve(
  site: Site,
  parts: AdapterParts,
  req: IncomingMessage,
  res: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  const record = recordOf(site, parts, req);
  parts.requests.push(record);
  const { path, query } = splitTarget(record.path);
  const match = matchRoute(site, record.method, path);
  if (match.found) record.endpoint = match.route.name;
  const body = await readBody(req);
  record.body = recordedBody(body ?? '');

  const plan = planOf(match.found ? parts.faults.take(match.route.name) : []);
  await pause(plan.delayMs, signal);
  if (plan.reset === 'before') {
    req.socket.resetAndDestroy();
    return;
  }
  const request = plan.request({
    method: record.method,
    path,
    query: new URLSearchParams(query),
    headers: req.headers,
    body: body ?? '',
    params: match.found ? match.params : {},
  });
  const processed = plan.instead ?? (body === undefined ? tooLarge() : await process(site, match, request));
  if (plan.reset === 'after') {
    req.socket.resetAndDestroy();
    return;
  }
  const answer = plan.answer.reduce((before, change) => change(before), processed);
  record.status = answer.status;
  if (plan.delivery === undefined) await deliver(res, answer);
  else await deliverRaw(req.socket, answer, plan.delivery, signal);
}

function recordOf(site: Site, parts: AdapterParts, req: IncomingMessage): RecordedRequest {
  return {
    server: site.name,
    at: parts.elapsedMs(),
    method: req.method ?? '',
    path: req.url ?? '',
    headers: req.headers,
    body: '',
    endpoint: 'other',
    status: null,
  };
}

function splitTarget(target: string): { path: string; query: string } {
  const mark = target.indexOf('?');
  return mark < 0 ? { path: target, query: '' } : { path: target.slice(0, mark), query: target.slice(mark + 1) };
}

/** The whole body, or undefined when it is too large. It is read to its end all the same, so that the answer arrives. */
async function readBody(req: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= LARGEST_REQUEST_BYTES) chunks.push(chunk);
  }
  return size > LARGEST_REQUEST_BYTES ? undefined : Buffer.concat(chunks).toString('utf8');
}

function tooLarge(): Answer {
  return error(413, 'The request body is too large.');
}

async function process(site: Site, match: Match, request: RequestValues): Promise<Answer> {
  if (!match.found) return site.miss(request, match.allowed);
  try {
    return await match.route.handle(request);
  } catch (cause) {
    return error(500, `The emulator failed: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

/** Sends an answer the ordinary way and keeps the connection. */
async function deliver(res: ServerResponse, answer: Answer): Promise<void> {
  const body = encoded(answer.body);
  const size = body.type === 'bytes' ? body.data.length : body.size;
  const bodiless = answer.status === 204 || answer.status === 304;
  const length = size === undefined || bodiless ? {} : { 'content-length': String(size) };
  res.writeHead(answer.status, { ...answer.headers, ...length });
  if (body.type === 'bytes') res.end(body.data);
  else await pipeline(body.open(), res);
}
