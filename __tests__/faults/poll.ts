import { expect } from '@jest/globals';
import type { FaultAction } from '../../emulator/index.ts';
import { always, COMPLETED_AT_ONCE, NEVER_DONE, once, respond, RETRIED } from './builders.ts';
import { POLL_STATES } from './poll-states.ts';
import type { FaultSuite, FaultCase } from './fault-case.ts';

function temporary(name: string, action: FaultAction, times = 1): FaultCase {
  return {
    name: `poll: ${name}`,
    service: COMPLETED_AT_ONCE,
    faults: [{ on: 'status', times, do: action }],
    expect: RETRIED,
  };
}

const RESPONSES: readonly FaultCase[] = [
  temporary('500 five times', respond(500), 5),
  temporary('502 with an HTML page', respond(502, '<html>Bad gateway</html>')),
  temporary('HTML with status 200, as from a captive portal', respond(200, '<!doctype html><title>Log in</title>')),
  temporary('truncated JSON', respond(200, '{"status":"comple')),
  temporary('an empty body', respond(200, '')),
  temporary('204 without a body', respond(204)),
  temporary('null', respond(200, 'null')),
  temporary('an array', respond(200, '[{"status":"completed"}]')),
  temporary('a string', respond(200, '"completed"')),
  temporary('NaN, which is not JSON', respond(200, '{"status":"completed","progress":NaN}')),
  temporary('100 MB of JSON', { type: 'huge', megabytes: 100 }),
  temporary('JSON nested 100,000 levels deep', respond(200, '['.repeat(100_000))),
  temporary('408', respond(408)),
  temporary('425', respond(425)),
  temporary('429', respond(429)),
  temporary('503', respond(503)),
  temporary('504', respond(504)),
  {
    name: 'poll: 100 MB of JSON every time',
    service: COMPLETED_AT_ONCE,
    faults: [always('status', { type: 'huge', megabytes: 100 })],
    expect: { errorCode: 'answer-unusable', messages: ['longer than 1048576 bytes'] },
  },
  {
    name: 'poll: Content-Encoding: gzip for plain text',
    service: COMPLETED_AT_ONCE,
    faults: [once('status', { type: 'alter', headers: { 'content-encoding': 'gzip' } })],
    expect: {
      outputs: { status: 'completed' },
      requests: ['POST start -> 202', 'GET status -> 200', 'POST bundle -> 200'],
    },
  },
  {
    name: 'poll: a body compressed with gzip',
    service: COMPLETED_AT_ONCE,
    faults: [once('status', { type: 'gzip' })],
    expect: { outputs: { status: 'completed' } },
  },
  {
    name: 'poll: 403',
    service: COMPLETED_AT_ONCE,
    faults: [always('status', respond(403))],
    expect: { errorCode: 'forbidden', requests: ['POST start -> 202', 'GET status -> 403'] },
  },
  {
    name: 'poll: 404 twice right after the start',
    service: COMPLETED_AT_ONCE,
    faults: [{ on: 'status', times: 2, do: respond(404) }],
    expect: { outputs: { status: 'completed' }, messages: ['Status: HTTP 404; retrying in '] },
  },
  {
    name: 'poll: 404 every time after a successful poll',
    service: NEVER_DONE,
    faults: [{ on: 'status', after: 1, times: 1_000, do: respond(404) }],
    expect: { errorCode: 'not-found', outputs: { status: 'running' } },
  },
  {
    name: 'poll: a redirect to another host',
    service: COMPLETED_AT_ONCE,
    faults: [always('status', respond(302, '', { location: 'https://elsewhere.example.com/' }))],
    expect: {
      errorCode: 'redirected',
      messages: ['It redirects to https://elsewhere.example.com.'],
      requests: ['POST start -> 202', 'GET status -> 302'],
    },
  },
];

/** A single 429. The log must announce this pause. */
function limited(name: string, retryAfter: () => string, pause: string): FaultCase {
  return {
    name: `poll: 429 with Retry-After ${name}`,
    service: COMPLETED_AT_ONCE,
    prepare: ({ emulator }) => {
      emulator.inject(once('status', respond(429, '', { 'retry-after': retryAfter() })));
      return {};
    },
    expect: {
      ...RETRIED,
      checks: {
        [`announces a pause of ${pause} s`]: ({ run }) => {
          expect(run.log).toContainEqual(expect.stringMatching(new RegExp(`HTTP 429; retrying in (?:${pause}) s\\.$`)));
        },
      },
    },
  };
}

/** The pause without a valid Retry-After, in seconds. */
const DEFAULT_PAUSE = '0\\.\\d|1\\.0';
const inSeconds = (seconds: number) => (): string => new Date(Date.now() + seconds * 1_000).toUTCString();

const LIMITS: readonly FaultCase[] = [
  limited('in seconds', () => '1', '1\\.\\d'),
  limited('as a date', inSeconds(10), '[2-9]\\.\\d|10\\.\\d'),
  limited('as a date in the past', inSeconds(-3_600), DEFAULT_PAUSE),
  limited('that is not a time', () => 'whenever', DEFAULT_PAUSE),
  limited('that is negative', () => '-5', DEFAULT_PAUSE),
  limited('that is empty', () => '', DEFAULT_PAUSE),
  {
    name: 'poll: 429 with Retry-After larger than any number',
    service: COMPLETED_AT_ONCE,
    faults: [always('status', respond(429, '', { 'retry-after': '9'.repeat(400) }))],
    expect: { errorCode: 'rate-limited', requests: ['POST start -> 202', 'GET status -> 429'] },
  },
];

export const POLL: FaultSuite = { title: 'Poll', cases: [...RESPONSES, ...LIMITS, ...POLL_STATES] };
