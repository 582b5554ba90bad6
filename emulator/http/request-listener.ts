import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { pause } from '../clock.ts';
import { planFaults } from '../faults/plan.ts';
import type { FaultQueue } from '../faults/queue.ts';
import { serializeJson, error } from './responses.ts';
import { type Match, matchRoute } from './match.ts';
import { sendRaw } from './raw-response.ts';
import { type RecordedRequest, truncateBody } from './record.ts';
import type { HttpResponse, RequestValues, RouteTable } from './types.ts';

/** Far more than any valid request needs; a gateway would reject it too. */
const MAX_REQUEST_BYTES = 1_048_576;

export interface ListenerContext {
  readonly faults: FaultQueue;
  readonly requests: RecordedRequest[];
  /** Milliseconds since the emulator started. */
  readonly elapsedMs: () => number;
  /** Aborts when the emulator closes. */
  readonly closing: AbortSignal;
}

interface Exchange {
  readonly routes: RouteTable;
  readonly context: ListenerContext;
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  /** Aborts when the client disconnects or the emulator closes. */
  readonly signal: AbortSignal;
}

/** Serves a route table with node:http, and applies and records faults and requests. */
export function createRequestListener(
  routes: RouteTable,
  context: ListenerContext,
): (req: IncomingMessage, res: ServerResponse) => void {
  return (req, res) => {
    const disconnected = new AbortController();
    res.on('close', () => {
      disconnected.abort();
    });
    const signal = AbortSignal.any([disconnected.signal, context.closing]);
    serve({ routes, context, req, res, signal }).catch(() => {
      req.socket.destroy();
    });
  };
}

async function serve({ routes, context, req, res, signal }: Exchange): Promise<void> {
  const record = createRecord(routes, context, req);
  context.requests.push(record);
  const { path, query } = splitTarget(record.path);
  const match = matchRoute(routes, record.method, path);
  if (match.found) record.endpoint = match.route.name;
  const body = await readBody(req);
  record.body = truncateBody(body ?? '');

  const plan = planFaults(match.found ? context.faults.take(match.route.name) : []);
  await pause(plan.delayMs, signal);
  if (plan.reset === 'before') {
    req.socket.resetAndDestroy();
    return;
  }
  const request = plan.transformRequest({
    method: record.method,
    path,
    query: new URLSearchParams(query),
    headers: req.headers,
    body: body ?? '',
    params: match.found ? match.params : {},
  });
  const handled = plan.response ?? (body === undefined ? tooLarge() : await handle(routes, match, request));
  if (plan.reset === 'after') {
    req.socket.resetAndDestroy();
    return;
  }
  const response = plan.transformResponse.reduce((current, transform) => transform(current), handled);
  record.status = response.status;
  if (plan.delivery === undefined) await send(res, response);
  else await sendRaw(req.socket, response, { ...plan.delivery, signal });
}

function createRecord(routes: RouteTable, context: ListenerContext, req: IncomingMessage): RecordedRequest {
  return {
    server: routes.name,
    at: context.elapsedMs(),
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

/** The body, or undefined when it is too large. It is read to the end in any case, so that the client gets a response. */
async function readBody(req: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_REQUEST_BYTES) chunks.push(chunk);
  }
  return size > MAX_REQUEST_BYTES ? undefined : Buffer.concat(chunks).toString('utf8');
}

function tooLarge(): HttpResponse {
  return error(413, 'The request body is too large.');
}

async function handle(routes: RouteTable, match: Match, request: RequestValues): Promise<HttpResponse> {
  if (!match.found) return routes.fallback(request, match.allowed);
  try {
    return await match.route.handle(request);
  } catch (cause) {
    return error(500, `The emulator failed: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

async function send(res: ServerResponse, response: HttpResponse): Promise<void> {
  const body = serializeJson(response.body);
  const size = body.type === 'bytes' ? body.data.length : body.size;
  const hasNoBody = response.status === 204 || response.status === 304;
  const length = size === undefined || hasNoBody ? {} : { 'content-length': String(size) };
  res.writeHead(response.status, { ...response.headers, ...length });
  if (body.type === 'bytes') res.end(body.data);
  else await pipeline(body.open(), res);
}
