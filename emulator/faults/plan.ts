import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { empty, serializeJson, json } from '../http/responses.ts';
import type { HttpResponse, RequestValues } from '../http/types.ts';
import type { Delivery, FaultAction } from './types.ts';

/** The combined actions on one request, in the order in which they are applied. */
export interface FaultPlan {
  delayMs: number;
  reset: 'before' | 'after' | undefined;
  transformRequest: (request: RequestValues) => RequestValues;
  /** Sent instead of processing the request. */
  response: HttpResponse | undefined;
  /** Changes to the response, in the order of the actions. */
  readonly transformResponse: ((response: HttpResponse) => HttpResponse)[];
  delivery: Delivery | undefined;
}

export function planFaults(actions: readonly FaultAction[]): FaultPlan {
  const plan: FaultPlan = {
    delayMs: 0,
    reset: undefined,
    transformRequest: (request) => request,
    response: undefined,
    transformResponse: [],
    delivery: undefined,
  };
  for (const action of actions) add(plan, action);
  return plan;
}

function add(plan: FaultPlan, action: FaultAction): void {
  switch (action.type) {
    case 'respond':
      plan.response = toResponse(action);
      return;
    case 'huge':
      plan.response = hugeResponse(action.megabytes * 1_000_000);
      return;
    case 'delay':
      plan.delayMs += action.ms;
      return;
    case 'reset':
      plan.reset = action.when;
      return;
    case 'ignoreRange':
      plan.transformRequest = withoutRange;
      return;
    case 'patch':
      plan.transformResponse.push((response) => patchJson(response, (value) => action.json(value)));
      return;
    case 'alter':
      addAlteration(plan, action);
      return;
    case 'gzip':
      plan.transformResponse.push(compress);
      return;
    case 'deliver':
      plan.delivery = { ...plan.delivery, ...action };
      return;
    default:
      throw new TypeError(`Unknown fault action: ${JSON.stringify(action satisfies never)}`);
  }
}

type Action<Type extends FaultAction['type']> = Extract<FaultAction, { type: Type }>;

function addAlteration(plan: FaultPlan, { status, headers = {} }: Action<'alter'>): void {
  const changes = lowerCaseNames(headers);
  plan.transformResponse.push((response) => alter(response, { status, headers: changes }));
  // Node.js's HTTP writer rejects a wrong length or waits for more bytes.
  if ('content-length' in changes) plan.delivery ??= {};
}

function toResponse({ status, headers: original = {}, body }: Action<'respond'>): HttpResponse {
  const headers = lowerCaseNames(original);
  const toBytes = (data: Buffer, type: string): HttpResponse => ({
    status,
    headers: { 'content-type': type, ...headers },
    body: { type: 'bytes', data },
  });
  if (body === undefined) return empty(status, headers);
  if (Buffer.isBuffer(body)) return toBytes(body, 'application/octet-stream');
  if (typeof body === 'string') return toBytes(Buffer.from(body), 'text/plain; charset=utf-8');
  return json(status, body, headers);
}

function hugeResponse(size: number): HttpResponse {
  return { ...json(200, null), body: { type: 'stream', open: () => Readable.from(padding(size)) } };
}

function* padding(size: number): Generator<Buffer> {
  const open = Buffer.from('{"padding":"');
  const close = Buffer.from('"}');
  const block = Buffer.alloc(65_536, 'x');
  yield open;
  for (let left = size - open.length - close.length; left > 0; left -= block.length) {
    yield block.subarray(0, Math.min(left, block.length));
  }
  yield close;
}

function withoutRange(request: RequestValues): RequestValues {
  const headers = { ...request.headers };
  delete headers.range;
  delete headers['if-range'];
  return { ...request, headers };
}

function patchJson(response: HttpResponse, change: (value: unknown) => unknown): HttpResponse {
  if (response.body.type !== 'json') return response;
  return { ...response, body: { type: 'json', value: change(response.body.value) } };
}

interface Alteration {
  readonly status?: number | undefined;
  readonly headers: Readonly<Record<string, string | null>>;
}

function alter(response: HttpResponse, { status, headers: changes }: Alteration): HttpResponse {
  const merged = { ...response.headers, ...changes };
  const headers = Object.fromEntries(
    Object.entries(merged).filter((entry): entry is [string, string] => entry[1] !== null),
  );
  return { ...response, status: status ?? response.status, headers };
}

function compress(response: HttpResponse): HttpResponse {
  const body = serializeJson(response.body);
  const open = (): Readable => {
    const source = body.type === 'stream' ? body.open() : Readable.from([body.data]);
    const gzip = createGzip();
    source.on('error', (error) => gzip.destroy(error));
    gzip.on('close', () => source.destroy());
    return source.pipe(gzip);
  };
  const altered = alter(response, { headers: { 'content-length': null, 'content-encoding': 'gzip' } });
  return { ...altered, body: { type: 'stream', open } };
}

function lowerCaseNames<Value>(headers: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
