import { expect } from '@jest/globals';
import {
  always,
  apiBehindProxy,
  COMPLETED_AT_ONCE,
  deadline,
  fields,
  NEVER_DONE,
  once,
  respond,
  RETRIED,
  withStates,
} from './builders.ts';
import type { FaultCase } from './fault-case.ts';

const STATES: readonly FaultCase[] = [
  {
    name: 'an unknown status',
    ...withStates({ status: 'simmering' }, { status: 'simmering' }, { status: 'completed' }),
    expect: {
      outputs: { status: 'completed' },
      checks: {
        'logs it once': ({ run }) => {
          expect(run.log.filter((line) => line.includes('"simmering" is unknown'))).toHaveLength(1);
        },
      },
    },
  },
  {
    name: 'an unknown status in every response',
    ...withStates({ status: 'COMPLETED' }),
    run: { inputs: deadline(2) },
    expect: { errorCode: 'timed-out', outputs: { status: 'COMPLETED' }, without: ['bundleUrl'] },
  },
  {
    name: 'a status that goes backwards',
    ...withStates({ status: 'running' }, { status: 'queued' }, { status: 'completed' }),
    expect: { outputs: { status: 'completed' } },
  },
  {
    name: 'responses without a valid status',
    ...withStates({}, { status: null }, { status: 7 }, { status: 'completed' }),
    expect: { messages: ['no valid status'], outputs: { status: 'completed' } },
  },
  {
    name: 'progress that goes backwards',
    ...withStates({ status: 'running', progress: 80 }, { status: 'running', progress: 20 }, { status: 'completed' }),
    expect: { outputs: { progress: '100' } },
  },
  ...(['NaN', 1e308, -1, '1e308', { percent: 'much' }, true, [50]] as const).map((progress): FaultCase => ({
    name: `progress ${JSON.stringify(progress)}`,
    ...withStates({ status: 'running', progress }, { status: 'completed' }),
    expect: { messages: ['The field `progress` is invalid'], outputs: { progress: '100' } },
  })),
  ...([1e308, -3, 'many', 1.5] as const).map((pageCount): FaultCase => ({
    name: `page count ${JSON.stringify(pageCount)}`,
    ...withStates({ status: 'running', pageCount }, { status: 'completed' }),
    expect: { messages: ['The field `pageCount` is invalid'], without: ['pageCount'] },
  })),
  {
    name: 'a failed job with an error of 200 lines',
    ...withStates({ status: 'failed', error: 'Page broken.\n'.repeat(200) }),
    expect: {
      errorCode: 'export-failed',
      messages: ['Message from the service: Page broken. Page broken.'],
      outputs: { status: 'failed' },
    },
  },
  {
    name: 'a failed job whose error is a number',
    ...withStates({ status: 'failed', error: 42 }),
    expect: { errorCode: 'export-failed', outputs: { status: 'failed' } },
  },
  {
    name: 'a job that never finishes',
    service: NEVER_DONE,
    run: { inputs: deadline(2) },
    expect: { errorCode: 'timed-out', messages: ['run the step with `job-id: '], outputs: { status: 'running' } },
  },
  {
    name: 'unexpected fields',
    service: COMPLETED_AT_ONCE,
    faults: [
      once(
        'status',
        fields({ jobId: 'se_other', bundleUrl: 'https://elsewhere.example.com/x', extra: 'x'.repeat(9_999) }),
      ),
    ],
    expect: { outputs: { status: 'completed' } },
  },
];

const CONNECTIONS: readonly FaultCase[] = [
  {
    name: 'poll: the connection is reset before the request reaches the service',
    service: COMPLETED_AT_ONCE,
    prepare: apiBehindProxy(['GET', { do: 'reset', when: 'before' }]),
    expect: RETRIED,
  },
  {
    name: 'poll: the connection is reset before the response arrives',
    service: COMPLETED_AT_ONCE,
    prepare: apiBehindProxy(['GET', { do: 'reset', when: 'after' }]),
    expect: RETRIED,
  },
  {
    name: 'poll: responses cut after 1 byte, after 40 bytes, and in the body',
    service: COMPLETED_AT_ONCE,
    prepare: apiBehindProxy(
      ['GET', { do: 'cut', at: 1 }],
      ['GET', { do: 'cut', at: 40 }],
      ['GET', { do: 'cut', at: 170 }],
    ),
    expect: RETRIED,
  },
  {
    name: 'poll: a length that is too large',
    service: COMPLETED_AT_ONCE,
    prepare: apiBehindProxy(['GET', { do: 'wrong-length', length: 5_000 }]),
    expect: RETRIED,
  },
  {
    name: 'poll: a length that is too small',
    service: COMPLETED_AT_ONCE,
    prepare: apiBehindProxy(['GET', { do: 'wrong-length', length: 3 }]),
    expect: RETRIED,
  },
  {
    name: 'poll: no length, and cut in the body',
    service: COMPLETED_AT_ONCE,
    prepare: apiBehindProxy(['GET', { do: 'no-length', cutAt: 5 }]),
    expect: RETRIED,
  },
  {
    name: 'poll: no length, and a complete body',
    service: COMPLETED_AT_ONCE,
    prepare: apiBehindProxy(['GET', { do: 'no-length' }]),
    expect: { outputs: { status: 'completed' } },
  },
  {
    name: 'poll: a slow response',
    service: COMPLETED_AT_ONCE,
    prepare: apiBehindProxy(['GET', { do: 'trickle', bytesPerSecond: 100 }]),
    expect: { outputs: { status: 'completed' } },
  },
  {
    name: 'poll: headers at one byte per second',
    service: COMPLETED_AT_ONCE,
    prepare: apiBehindProxy(['GET', { do: 'trickle', bytesPerSecond: 1 }]),
    expect: { ...RETRIED, messages: ['no complete response within 30 s'] },
  },
  {
    name: 'poll: headers at one byte per second until the deadline',
    service: COMPLETED_AT_ONCE,
    prepare: apiBehindProxy(['GET', { do: 'trickle', bytesPerSecond: 1 }]),
    run: { inputs: deadline(3) },
    expect: { errorCode: 'timed-out', messages: ['run the step with `job-id: '] },
  },
  {
    name: 'poll: a response that stalls after 30 bytes until the deadline',
    service: COMPLETED_AT_ONCE,
    prepare: apiBehindProxy(['GET', { do: 'stall', at: 30 }]),
    run: { inputs: deadline(3) },
    expect: { errorCode: 'timed-out' },
  },
  {
    name: 'bundle request: the connection is reset after the service has responded',
    service: COMPLETED_AT_ONCE,
    prepare: apiBehindProxy(['/bundle', { do: 'reset', when: 'after' }]),
    expect: {
      ...RETRIED,
      checks: {
        'requests a second link': ({ emulator }) => {
          expect(emulator.links).toHaveLength(2);
        },
      },
    },
  },
  {
    name: 'bundle request: 500 twice',
    service: COMPLETED_AT_ONCE,
    faults: [{ on: 'bundle', times: 2, do: respond(500) }],
    expect: RETRIED,
  },
  {
    name: 'bundle request: 404',
    service: COMPLETED_AT_ONCE,
    faults: [always('bundle', respond(404))],
    expect: { errorCode: 'not-found', without: ['bundleUrl'] },
  },
];

export const POLL_STATES: readonly FaultCase[] = [...STATES, ...CONNECTIONS];
