import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach } from '@jest/globals';
import { type Emulator, type EmulatorOptions, startEmulator } from '../../emulator/index.ts';

export const DOCS = join(import.meta.dirname, '..', 'support', 'docs');
export const DOC_PAGES = 6;
export const JOBS = '/v1/static-export/jobs';
const POLL_MS = 10;

/** Returns a function that starts an emulator, which is closed after the test. */
export function emulatorStarter(): (options?: EmulatorOptions) => Promise<Emulator> {
  const started: Emulator[] = [];
  afterEach(async () => {
    await Promise.all(started.splice(0).map((emulator) => emulator.close()));
  });
  return async (options = {}) => {
    const emulator = await startEmulator({ docsDir: DOCS, queuedMs: 0, pageMs: 0, ...options });
    started.push(emulator);
    return emulator;
  };
}

export interface Reply {
  status: number;
  headers: Headers;
  value: unknown;
}

export interface CallOptions {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

/** Calls the API with the admin key, unless `headers` replace it. */
export async function callApi(
  emulator: Emulator,
  path: string,
  { method = 'GET', headers, body }: CallOptions = {},
): Promise<Reply> {
  const response = await fetch(emulator.baseUrl + path, {
    method,
    headers: { authorization: `Bearer ${emulator.apiKey}`, ...headers },
    redirect: 'manual',
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, value: text === '' ? undefined : parseBody(text) };
}

export function post(emulator: Emulator, path: string, options: CallOptions = {}): Promise<Reply> {
  return callApi(emulator, path, { ...options, method: 'POST' });
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export async function startJob(emulator: Emulator, request: object = { domain: 'docs.example.com' }): Promise<string> {
  const { value } = await post(emulator, JOBS, { body: request });
  return (value as { jobId: string }).jobId;
}

/** Polls until the job has ended and returns all responses. */
export async function pollToEnd(emulator: Emulator, jobId: string): Promise<Record<string, unknown>[]> {
  const states: Record<string, unknown>[] = [];
  for (;;) {
    const { value } = await callApi(emulator, `${JOBS}/${jobId}`);
    const state = value as Record<string, unknown>;
    states.push(state);
    if (state['status'] === 'completed' || state['status'] === 'failed') return states;
    await sleep(POLL_MS);
  }
}

/** Runs a job to its end and creates a link. */
export async function exportBundle(emulator: Emulator, request?: object): Promise<{ jobId: string; link: string }> {
  const jobId = await startJob(emulator, request);
  await pollToEnd(emulator, jobId);
  return { jobId, link: await createLink(emulator, jobId) };
}

export async function createLink(emulator: Emulator, jobId: string): Promise<string> {
  const { value } = await post(emulator, `${JOBS}/${jobId}/bundle`);
  return (value as { bundleUrl: string }).bundleUrl;
}

export interface RawReply {
  head: string;
  body: Buffer;
  /** How the connection ended. */
  end: 'closed' | 'reset' | 'open';
}

/** Sends a GET request over a socket, to see what HTTP clients hide. `open`: no data for `quietMs`. */
export async function rawGet(url: string, headers: Record<string, string> = {}, quietMs = 1000): Promise<RawReply> {
  const { hostname, port, pathname, search } = new URL(url);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  let end: RawReply['end'] = 'closed';
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => {
    end = 'reset';
  });
  socket.setTimeout(quietMs, () => {
    end = 'open';
    socket.destroy();
  });
  const lines = Object.entries({ host: `${hostname}:${port}`, connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
  await once(socket, 'close').catch(() => undefined);
  const all = Buffer.concat(chunks);
  const split = all.indexOf('\r\n\r\n');
  return split < 0
    ? { head: all.toString('latin1'), body: Buffer.alloc(0), end }
    : { head: all.subarray(0, split).toString('latin1'), body: all.subarray(split + 4), end };
}
