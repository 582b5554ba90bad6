import { expect } from '@jest/globals';
import type { FaultAction } from '../../emulator/index.ts';
import { always, respond, NEVER_DONE, once } from './builders.ts';
import { MORE } from './poll-states.ts';
import type { Chapter, FaultCase } from './table.ts';

const DONE = { exportScript: () => ({ status: 'completed' }) };
const RETRIED = { outputs: { status: 'completed' }, says: ['trying again in'] };

function passing(name: string, action: FaultAction, times = 1): FaultCase {
  return { name: `poll: ${name}`, service: DONE, faults: [{ on: 'status', times, do: action }], expect: RETRIED };
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
  passing('429', respond(429)),
  passing('503', respond(503)),
  passing('504', respond(504)),
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

/** A single 429; the log must announce this pause before the next request. */
function limited(name: string, retryAfter: () => string, pause: string): FaultCase {
  return {
    name: `poll: 429 with Retry-After ${name}`,
    service: DONE,
    prepare: ({ emulator }) => {
      emulator.inject(once('status', respond(429, '', { 'retry-after': retryAfter() })));
      return {};
    },
    expect: {
      ...RETRIED,
      checks: {
        [`announces a pause of ${pause} s`]: ({ run }) => {
          expect(run.log).toContainEqual(
            expect.stringMatching(new RegExp(`HTTP 429; trying again in (?:${pause}) s\\.$`)),
          );
        },
      },
    },
  };
}

/** The pause that the action chooses itself. */
const OWN_PAUSE = '0\\.\\d|1\\.0';
const inSeconds = (seconds: number) => (): string => new Date(Date.now() + seconds * 1_000).toUTCString();

const LIMITS: readonly FaultCase[] = [
  limited('in seconds', () => '1', '1\\.\\d'),
  limited('as a date', inSeconds(10), '[2-9]\\.\\d|10\\.\\d'),
  limited('as a date in the past', inSeconds(-3_600), OWN_PAUSE),
  limited('of nonsense', () => 'whenever', OWN_PAUSE),
  limited('below zero', () => '-5', OWN_PAUSE),
  limited('missing', () => '', OWN_PAUSE),
  {
    name: 'poll: 429 with Retry-After beyond all numbers',
    service: DONE,
    faults: [always('status', respond(429, '', { 'retry-after': '9'.repeat(400) }))],
    expect: { errorCode: 'rate-limited', requests: ['POST start -> 202', 'GET status -> 429'] },
  },
];

export const POLL: Chapter = { title: 'Poll', cases: [...ANSWERS, ...LIMITS, ...MORE] };
