import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { empty, encoded, json } from '../http/answers.ts';
import type { Answer, RequestValues } from '../http/types.ts';
import type { Delivery, FaultAction } from './types.ts';

/** What the actions on one request come to, in the order in which the adapter applies it. */
export interface Plan {
  delayMs: number;
  reset: 'before' | 'after' | undefined;
  /** Changes the request before it is processed. */
  request: (request: RequestValues) => RequestValues;
  /** Stands in for the processing. */
  instead: Answer | undefined;
  /** Changes the answer, in the order in which the actions were given. */
  readonly answer: ((answer: Answer) => Answer)[];
  delivery: Delivery | undefined;
}

/** Makes one plan of the actions that hit a request. */
export function planOf(actions: readonly FaultAction[]): Plan {
  const plan: Plan = {
    delayMs: 0,
    reset: undefined,
    request: (request) => request,
    instead: undefined,
    answer: [],
    delivery: undefined,
  };
  for (const action of actions) add(plan, action);
  return plan;
}

function add(plan: Plan, action: FaultAction): void {
  switch (action.type) {
    case 'answer':
      plan.instead = answerOf(action);
      return;
    case 'huge':
      plan.instead = huge(action.megabytes * 1_000_000);
      return;
    case 'delay':
      plan.delayMs += action.ms;
      return;
    case 'reset':
      plan.reset = action.when;
      return;
    case 'ignoreRange':
      plan.request = withoutRange;
      return;
    case 'patch':
      plan.answer.push((answer) => patched(answer, (value) => action.json(value)));
      return;
    case 'alter':
      addAlteration(plan, action);
      return;
    case 'gzip':
      plan.answer.push(gzipped);
      return;
    case 'deliver':
      plan.delivery = { ...plan.delivery, ...action };
      return;
    default:
      throw new TypeError(`Unknown fault: ${JSON.stringify(action satisfies never)}`);
  }
}

type Action<Type extends FaultAction['type']> = Extract<FaultAction, { type: Type }>;

function addAlteration(plan: Plan, { status, headers = {} }: Action<'alter'>): void {
  const changes = lowerCased(headers);
  plan.answer.push((answer) => altered(answer, status, changes));
  // Node's own writer would hang or refuse where the length is a lie.
  if ('content-length' in changes) plan.delivery ??= {};
}

function answerOf({ status, headers = {}, body }: Action<'answer'>): Answer {
  const given = lowerCased(headers);
  if (body === undefined) return empty(status, given);
  if (Buffer.isBuffer(body)) return bytes(status, 'application/octet-stream', given, body);
  if (typeof body === 'string') return bytes(status, 'text/plain; charset=utf-8', given, Buffer.from(body));
  return json(status, body, given);
}

function bytes(status: number, type: string, headers: Readonly<Record<string, string>>, data: Buffer): Answer {
  return { status, headers: { 'content-type': type, ...headers }, body: { type: 'bytes', data } };
}

function huge(size: number): Answer {
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

function patched(answer: Answer, change: (value: unknown) => unknown): Answer {
  if (answer.body.type !== 'json') return answer;
  return { ...answer, body: { type: 'json', value: change(answer.body.value) } };
}

function altered(answer: Answer, status: number | undefined, changes: Readonly<Record<string, string | null>>): Answer {
  const merged = { ...answer.headers, ...changes };
  const headers = Object.fromEntries(
    Object.entries(merged).filter((entry): entry is [string, string] => entry[1] !== null),
  );
  return { ...answer, status: status ?? answer.status, headers };
}

function gzipped(answer: Answer): Answer {
  const body = encoded(answer.body);
  const open = (): Readable => {
    const source = body.type === 'stream' ? body.open() : Readable.from([body.data]);
    const gzip = createGzip();
    source.on('error', (error) => gzip.destroy(error));
    gzip.on('close', () => source.destroy());
    return source.pipe(gzip);
  };
  const coded = altered(answer, undefined, { 'content-length': null, 'content-encoding': 'gzip' });
  return { ...coded, body: { type: 'stream', open } };
}

function lowerCased<Value>(headers: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
