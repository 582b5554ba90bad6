import { expect } from '@jest/globals';
import { startEmulator } from '../../emulator/index.ts';
import { always, apiBehindProxy, COMPLETED_AT_ONCE, deadline, once, respond } from './builders.ts';
import type { FaultSuite, Expected, FaultCase, Result } from './fault-case.ts';

/** With the same key, a service that supports idempotency runs only one job. */
function sameKey({ emulator }: Result): void {
  const keys = emulator.requests
    .filter(({ endpoint }) => endpoint === 'start')
    .map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
}

const RETRIED_START: Expected = {
  warnings: ['Start request retried'],
  outputs: { status: 'completed' },
  checks: { 'every start request has the same idempotency key': sameKey },
};

const AMBIGUOUS: readonly FaultCase[] = [
  {
    name: 'start: the connection is reset before the request reaches the service',
    prepare: apiBehindProxy(['POST', { do: 'reset', when: 'before' }]),
    expect: RETRIED_START,
  },
  {
    name: 'start: the connection is reset after the service has accepted the job',
    prepare: apiBehindProxy(['POST', { do: 'reset', when: 'after' }]),
    expect: RETRIED_START,
  },
  {
    name: 'start: the service resets the connection before it accepts the job',
    faults: [once('start', { type: 'reset', when: 'before' })],
    expect: RETRIED_START,
  },
  {
    name: 'start: the service resets the connection after it has accepted the job',
    faults: [once('start', { type: 'reset', when: 'after' })],
    expect: RETRIED_START,
  },
  {
    name: 'start: the response is cut after 10 bytes',
    prepare: apiBehindProxy(['POST', { do: 'cut', at: 10 }]),
    expect: RETRIED_START,
  },
  {
    name: 'start: the response has fewer bytes than its Content-Length',
    prepare: apiBehindProxy(['POST', { do: 'wrong-length', length: 4_000 }]),
    expect: RETRIED_START,
  },
  ...[500, 504].map((status): FaultCase => ({
    name: `start: ${status} once`,
    faults: [once('start', respond(status))],
    expect: {
      ...RETRIED_START,
      requests: [`POST start -> ${status}`, 'POST start -> 202', 'GET status -> 200', 'POST bundle -> 200'],
    },
    service: COMPLETED_AT_ONCE,
  })),
  {
    name: 'start: 502 every time',
    faults: [always('start', respond(502))],
    expect: {
      errorCode: 'service-unavailable',
      warnings: ['Start request retried'],
      messages: ['may have started a job'],
      requests: [1, 2, 3].map(() => 'POST start -> 502'),
      without: ['jobId'],
    },
  },
  ...[
    '<!doctype html><title>Log in</title>',
    '{"jobId":"se_0',
    'null',
    '[]',
    '{}',
    '{"jobId":null}',
    '{"jobId":"a b"}',
    '{"jobId":".."}',
  ].map((body): FaultCase => ({
    name: `start: 202 with ${body}`,
    faults: [always('start', respond(202, body))],
    expect: {
      errorCode: 'answer-unusable',
      messages: ['check the dashboard'],
      requests: ['POST start -> 202'],
      without: ['jobId'],
    },
  })),
  {
    name: 'start: 202 with a path as the job ID, {"jobId":"../../up"}',
    faults: [always('start', respond(202, '{"jobId":"../../up"}'))],
    expect: {
      errorCode: 'not-found',
      checks: {
        'the ID stays one segment of the path': ({ emulator }) => {
          for (const { endpoint, method, path } of emulator.requests) {
            if (method === 'GET') expect([endpoint, path]).toEqual(['status', '/v1/static-export/jobs/..%2F..%2Fup']);
          }
        },
      },
    },
    run: { inputs: deadline(60) },
  },
  {
    name: 'start: 100 MB of JSON',
    faults: [once('start', { type: 'huge', megabytes: 100 })],
    expect: { errorCode: 'answer-unusable', messages: ['longer than 1048576 bytes'], without: ['jobId'] },
  },
];

const REFUSED: readonly FaultCase[] = [
  ...(
    [
      [405, 'request-rejected'],
      [410, 'request-rejected'],
      [451, 'request-rejected'],
    ] as const
  ).map(([status, errorCode]): FaultCase => ({
    name: `start: ${status}`,
    faults: [always('start', respond(status, { error: 'Not accepted.' }))],
    expect: {
      errorCode,
      messages: ['Message from the service: Not accepted.'],
      requests: [`POST start -> ${status}`],
      without: ['jobId'],
    },
  })),
];

/** A redirect of the start request. The action must not follow it. */
function redirect(name: string, to: (origin: string) => string, status = 307): FaultCase {
  return {
    name: `start: ${status} to ${name}`,
    prepare: async ({ emulator, onEnd }) => {
      const other = await startEmulator({ pages: 1 });
      onEnd(async () => {
        await other.close();
        expect(other.requests).toEqual([]);
      });
      emulator.inject(always('start', respond(status, '', { location: to(other.baseUrl) })));
      return {};
    },
    expect: {
      errorCode: 'redirected',
      messages: ['does not follow'],
      requests: [`POST start -> ${status}`],
      without: ['jobId'],
    },
  };
}

export const START: FaultSuite = {
  title: 'Start',
  cases: [
    ...AMBIGUOUS,
    ...REFUSED,
    redirect('another host', () => 'https://elsewhere.example.com/v1/static-export/jobs'),
    redirect('another port', (origin) => `${origin}/v1/static-export/jobs`, 301),
    redirect('another port', (origin) => `${origin}/v1/static-export/jobs`, 308),
    redirect('http', (origin) => origin.replace('127.0.0.1', 'localhost')),
    redirect('a URL with a secret', () => 'https://me:sesame@elsewhere.example.com/?token=sesame'),
    redirect('an empty URL', () => ''),
  ],
};
