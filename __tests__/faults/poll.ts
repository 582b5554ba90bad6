import { expect } from '@jest/globals';
import type { FaultAction } from '../../emulator/index.ts';
import { always, respond, NEVER_DONE, once } from './builders.ts';
import { MORE } from './poll-states.ts';
import type { Chapter, FaultCase, Result } from './table.ts';

const DONE = { exportScript: () => ({ status: 'completed' }) };
const WAITED_OUT = { outputs: { status: 'completed' }, says: ['trying again in'] };

/** The pauses between the polls in milliseconds. */
function pauses({ emulator }: Result): number[] {
  const at = emulator.requests.filter(({ endpoint }) => endpoint === 'status').map((request) => request.at);
  return at.slice(1).map((time, index) => time - (at[index] ?? 0));
}

function passing(name: string, action: FaultAction, times = 1): FaultCase {
  return { name: `poll: ${name}`, service: DONE, faults: [{ on: 'status', times, do: action }], expect: WAITED_OUT };
}

const ANSWERS: readonly FaultCase[] = [
  passing('a burst of five 500', respond(500), 5),
  passing('a 502 with a page', respond(502, '<html>Bad gateway</html>')),
  passing('HTML with status 200, as a captive portal has it', respond(200, '<!doctype html><title>Log in</title>')),
  passing('truncated JSON', respond(200, '{"status":"comple')),
  passing('an empty body', respond(200, '')),
  passing('204 without a body', respond(204)),
  passing('null', respond(200, 'null')),
  passing('an array', respond(200, '[{"status":"completed"}]')),
  passing('a string', respond(200, '"completed"')),
  passing('NaN, which is no JSON', respond(200, '{"status":"completed","progress":NaN}')),
  passing('100 MB of JSON', { type: 'huge', megabytes: 100 }),
  passing('an answer nested 100,000 levels deep', respond(200, '['.repeat(100_000))),
  passing('gzip that is none', { type: 'alter', headers: { 'content-encoding': 'gzip' } }),
  passing('408', respond(408)),
  passing('425', respond(425)),
  {
    name: 'poll: HTML with status 200 for good',
    service: DONE,
    faults: [always('status', respond(200, '<html>'))],
    expect: {
      errorCode: 'answer-unusable',
      messages: ['an HTML or XML page', 'run the action with `job-id: '],
      outputs: {},
    },
  },
  {
    name: 'poll: 100 MB of JSON for good',
    service: DONE,
    faults: [always('status', { type: 'huge', megabytes: 100 })],
    expect: { errorCode: 'answer-unusable', messages: ['longer than 1048576 bytes'] },
  },
  {
    name: 'poll: a body that is gzip on top',
    service: DONE,
    faults: [once('status', { type: 'gzip' })],
    expect: { outputs: { status: 'completed' } },
  },
  {
    name: 'poll: 401',
    service: DONE,
    faults: [always('status', respond(401))],
    expect: { errorCode: 'unauthorized', requests: ['POST start -> 202', 'GET status -> 401'] },
  },
  {
    name: 'poll: 403',
    service: DONE,
    faults: [always('status', respond(403))],
    expect: { errorCode: 'forbidden', requests: ['POST start -> 202', 'GET status -> 403'] },
  },
  {
    name: 'poll: 404 twice right after the start',
    service: DONE,
    faults: [{ on: 'status', times: 2, do: respond(404) }],
    expect: { outputs: { status: 'completed' }, messages: ['Status: HTTP 404; trying again in '] },
  },
  {
    name: 'poll: 404 for good after the job was seen',
    service: NEVER_DONE,
    faults: [{ on: 'status', after: 1, times: 1_000, do: respond(404) }],
    expect: { errorCode: 'not-found', outputs: { status: 'running' } },
  },
  {
    name: 'poll: a redirect to another host',
    service: DONE,
    faults: [always('status', respond(302, '', { location: 'https://elsewhere.example.com/' }))],
    expect: {
      errorCode: 'redirected',
      messages: ['It redirects to https://elsewhere.example.com.'],
      requests: ['POST start -> 202', 'GET status -> 302'],
    },
  },
];

function limited(name: string, retryAfter: () => string, waitsMs: number): FaultCase {
  return {
    name: `poll: 429 with Retry-After ${name}`,
    service: DONE,
    prepare: ({ emulator }) => {
      emulator.inject(once('status', respond(429, '', { 'retry-after': retryAfter() })));
      return {};
    },
    expect: {
      ...WAITED_OUT,
      checks: {
        ...(waitsMs > 0 && {
          'waits as long as it is asked to': (result: Result) => {
            expect(pauses(result)).toHaveLength(1);
            expect(pauses(result)[0]).toBeGreaterThanOrEqual(waitsMs);
          },
        }),
        ...(waitsMs === 0 && {
          'continues after its own pause': ({ run }: Result) => {
            expect(run.log).toContainEqual(expect.stringMatching(/HTTP 429; trying again in (?:0\.\d|1\.0) s\.$/));
          },
        }),
      },
    },
  };
}

const inSeconds = (seconds: number) => (): string => new Date(Date.now() + seconds * 1_000).toUTCString();

const LIMITS: readonly FaultCase[] = [
  limited('in seconds', () => '1', 990),
  limited('as a date', inSeconds(3), 990),
  limited('as a date in the past', inSeconds(-3_600), 0),
  limited('of nonsense', () => 'whenever', 0),
  limited('below zero', () => '-5', 0),
  limited('missing', () => '', 0),
  {
    name: 'poll: 429 with Retry-After of a day',
    service: DONE,
    faults: [always('status', respond(429, '', { 'retry-after': '86400' }))],
    expect: {
      errorCode: 'rate-limited',
      messages: ['asks to wait for 24 h'],
      requests: ['POST start -> 202', 'GET status -> 429'],
    },
  },
  {
    name: 'poll: 429 with Retry-After beyond all numbers',
    service: DONE,
    faults: [always('status', respond(429, '', { 'retry-after': '9'.repeat(400) }))],
    expect: { errorCode: 'rate-limited', requests: ['POST start -> 202', 'GET status -> 429'] },
  },
];

export const POLL: Chapter = { title: 'Poll', cases: [...ANSWERS, ...LIMITS, ...MORE] };
