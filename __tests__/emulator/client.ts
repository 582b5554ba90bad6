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

/** Gives a starter of emulators that are closed after each test. */
export function emulators(): (options?: EmulatorOptions) => Promise<Emulator> {
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

/** One API call with the right key, unless `headers` says otherwise. */
export async function call(
  emulator: Emulator,
  method: string,
  path: string,
  { headers, body }: { headers?: Record<string, string>; body?: unknown } = {},
): Promise<Reply> {
  const response = await fetch(emulator.baseUrl + path, {
    method,
    headers: { authorization: `Bearer ${emulator.apiKey}`, ...headers },
    redirect: 'manual',
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, value: text === '' ? undefined : parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export async function start(emulator: Emulator, request: object = { domain: 'docs.example.com' }): Promise<string> {
  const { value } = await call(emulator, 'POST', JOBS, { body: request });
  return (value as { jobId: string }).jobId;
}

/** Polls until the job has ended and gives every answer seen. */
export async function statesOf(emulator: Emulator, jobId: string): Promise<Record<string, unknown>[]> {
  const states: Record<string, unknown>[] = [];
  for (;;) {
    const { value } = await call(emulator, 'GET', `${JOBS}/${jobId}`);
    const state = value as Record<string, unknown>;
    states.push(state);
    if (state['status'] === 'completed' || state['status'] === 'failed') return states;
    await sleep(POLL_MS);
  }
}

/** A job from start to a fresh link. */
export async function exported(emulator: Emulator, request?: object): Promise<{ jobId: string; link: string }> {
  const jobId = await start(emulator, request);
  await statesOf(emulator, jobId);
  return { jobId, link: await mint(emulator, jobId) };
}

export async function mint(emulator: Emulator, jobId: string): Promise<string> {
  const { value } = await call(emulator, 'POST', `${JOBS}/${jobId}/bundle`);
  return (value as { bundleUrl: string }).bundleUrl;
}

export interface RawReply {
  head: string;
  body: Buffer;
  /** How the connection ended. */
  end: 'closed' | 'reset' | 'open';
}

/** A GET by hand, to see what no HTTP client shows. `open` means that nothing more came for a while. */
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
