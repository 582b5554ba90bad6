import { expect } from '@jest/globals';
import { startEmulator } from '../../emulator/index.ts';
import { always, respond, apiBehindProxy, deadline, once } from './builders.ts';
import type { Chapter, Expected, FaultCase, Result } from './table.ts';

/** A start that was repeated carries the same key both times: a service that knows it runs one job. */
function sameKey({ emulator }: Result): void {
  const keys = emulator.requests
    .filter(({ endpoint }) => endpoint === 'start')
    .map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
}

const REPEATED: Expected = {
  warnings: ['Start repeated'],
  outputs: { status: 'completed' },
  checks: { 'every start carries the same Idempotency-Key': sameKey },
};

const DOUBTFUL: readonly FaultCase[] = [
  {
    name: 'start: the connection is reset before the request is passed on',
    prepare: apiBehindProxy(['POST', { do: 'reset', when: 'before' }]),
    expect: REPEATED,
  },
  {
    name: 'start: the connection is reset after the service has accepted',
    prepare: apiBehindProxy(['POST', { do: 'reset', when: 'after' }]),
    expect: REPEATED,
  },
  {
    name: 'start: the server resets before it processes',
    faults: [once('start', { type: 'reset', when: 'before' })],
    expect: REPEATED,
  },
  {
    name: 'start: the server resets after it has processed',
    faults: [once('start', { type: 'reset', when: 'after' })],
    expect: REPEATED,
  },
  {
    name: 'start: the answer is cut after 10 bytes',
    prepare: apiBehindProxy(['POST', { do: 'cut', at: 10 }]),
    expect: REPEATED,
  },
  {
    name: 'start: the answer says more bytes than it has',
    prepare: apiBehindProxy(['POST', { do: 'wrong-length', length: 4_000 }]),
    expect: REPEATED,
  },
  ...[500, 504].map((status): FaultCase => ({
    name: `start: ${status} once`,
    faults: [once('start', respond(status))],
    expect: {
      ...REPEATED,
      requests: [`POST start -> ${status}`, 'POST start -> 202', 'GET status -> 200', 'POST bundle -> 200'],
    },
    service: { exportScript: () => ({ status: 'completed' }) },
  })),
  {
    name: 'start: 502 for good',
    faults: [always('start', respond(502))],
    expect: {
      errorCode: 'service-unavailable',
      warnings: ['Start repeated'],
      messages: ['may have accepted the start'],
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
    name: 'start: 202 with an id that climbs, {"jobId":"../../up"}',
    faults: [always('start', respond(202, '{"jobId":"../../up"}'))],
    expect: {
      errorCode: 'not-found',
      checks: {
        'the id stays one segment of the path': ({ emulator }) => {
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
    faults: [always('start', respond(status, { error: 'So it is.' }))],
    expect: {
      errorCode,
      messages: ['The service says: So it is.'],
      requests: [`POST start -> ${status}`],
      without: ['jobId'],
    },
  })),
];

/** A redirect from the start to some place; nothing may go there. */
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
      messages: ['not followed'],
      requests: [`POST start -> ${status}`],
      without: ['jobId'],
    },
  };
}

export const START: Chapter = {
  title: 'Start',
  cases: [
    ...DOUBTFUL,
    ...REFUSED,
    redirect('another host', () => 'https://elsewhere.example.com/v1/static-export/jobs'),
    redirect('another port', (origin) => `${origin}/v1/static-export/jobs`, 301),
    redirect('another port', (origin) => `${origin}/v1/static-export/jobs`, 308),
    redirect('http', (origin) => origin.replace('127.0.0.1', 'localhost')),
    redirect('an address with a secret in it', () => 'https://me:sesame@elsewhere.example.com/?token=sesame'),
    redirect('no address at all', () => ''),
  ],
};
