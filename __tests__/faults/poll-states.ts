import { expect } from '@jest/globals';
import { always, respond, apiBehindProxy, deadline, fields, NEVER_DONE, once, withStates } from './builders.ts';
import type { FaultCase } from './table.ts';

const DONE = { exportScript: () => ({ status: 'completed' }) };
const RETRIED = { outputs: { status: 'completed' }, says: ['trying again in'] };

const STATES: readonly FaultCase[] = [
  {
    name: 'a status that nobody has heard of',
    ...withStates({ status: 'simmering' }, { status: 'simmering' }, { status: 'completed' }),
    expect: {
      outputs: { status: 'completed' },
      checks: {
        'says it once': ({ run }) => {
          expect(run.log.filter((line) => line.includes('"simmering" is not known'))).toHaveLength(1);
        },
      },
    },
  },
  {
    name: 'a status that nobody has heard of, for good',
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
    name: 'no status at all',
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
    expect: { messages: ['The field `progress` cannot be read'], outputs: { progress: '100' } },
  })),
  ...([1e308, -3, 'many', 1.5] as const).map((pageCount): FaultCase => ({
    name: `page count ${JSON.stringify(pageCount)}`,
    ...withStates({ status: 'running', pageCount }, { status: 'completed' }),
    expect: { messages: ['The field `pageCount` cannot be read'], without: ['pageCount'] },
  })),
  {
    name: 'failed, with an error of 200 lines',
    ...withStates({ status: 'failed', error: 'Page broken.\n'.repeat(200) }),
    expect: {
      errorCode: 'export-failed',
      messages: ['The service says: Page broken. Page broken.'],
      outputs: { status: 'failed' },
    },
  },
  {
    name: 'failed, with no error, null or a number',
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
    name: 'fields that nobody has asked for',
    service: DONE,
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
    name: 'poll: the connection is reset before the request is passed on',
    service: DONE,
    prepare: apiBehindProxy(['GET', { do: 'reset', when: 'before' }]),
    expect: RETRIED,
  },
  {
    name: 'poll: the connection is reset before the answer',
    service: DONE,
    prepare: apiBehindProxy(['GET', { do: 'reset', when: 'after' }]),
    expect: RETRIED,
  },
  {
    name: 'poll: cut after 1 byte, after 40, in the body',
    service: DONE,
    prepare: apiBehindProxy(
      ['GET', { do: 'cut', at: 1 }],
      ['GET', { do: 'cut', at: 40 }],
      ['GET', { do: 'cut', at: 170 }],
    ),
    expect: RETRIED,
  },
  {
    name: 'poll: a length that is too large',
    service: DONE,
    prepare: apiBehindProxy(['GET', { do: 'wrong-length', length: 5_000 }]),
    expect: RETRIED,
  },
  {
    name: 'poll: a length that is too small',
    service: DONE,
    prepare: apiBehindProxy(['GET', { do: 'wrong-length', length: 3 }]),
    expect: RETRIED,
  },
  {
    name: 'poll: no length, and cut in the body',
    service: DONE,
    prepare: apiBehindProxy(['GET', { do: 'no-length', cutAt: 5 }]),
    expect: RETRIED,
  },
  {
    name: 'poll: no length, and whole',
    service: DONE,
    prepare: apiBehindProxy(['GET', { do: 'no-length' }]),
    expect: { outputs: { status: 'completed' } },
  },
  {
    name: 'poll: slow but steady',
    service: DONE,
    prepare: apiBehindProxy(['GET', { do: 'trickle', bytesPerSecond: 100 }]),
    expect: { outputs: { status: 'completed' } },
  },
  {
    name: 'poll: headers one byte a second',
    service: DONE,
    prepare: apiBehindProxy(['GET', { do: 'trickle', bytesPerSecond: 1 }]),
    expect: { ...RETRIED, messages: ['no complete response within 30 s'] },
  },
  {
    name: 'poll: headers one byte a second until the deadline',
    service: DONE,
    prepare: apiBehindProxy(['GET', { do: 'trickle', bytesPerSecond: 1 }]),
    run: { inputs: deadline(3) },
    expect: { errorCode: 'timed-out', messages: ['run the step with `job-id: '] },
  },
  {
    name: 'poll: nothing after 30 bytes until the deadline',
    service: DONE,
    prepare: apiBehindProxy(['GET', { do: 'stall', at: 30 }]),
    run: { inputs: deadline(3) },
    expect: { errorCode: 'timed-out' },
  },
  {
    name: 'bundle call: reset after the service has answered',
    service: DONE,
    prepare: apiBehindProxy(['/bundle', { do: 'reset', when: 'after' }]),
    expect: {
      ...RETRIED,
      checks: {
        'asks for a second link': ({ emulator }) => {
          expect(emulator.links).toHaveLength(2);
        },
      },
    },
  },
  {
    name: 'bundle call: 500 twice',
    service: DONE,
    faults: [{ on: 'bundle', times: 2, do: respond(500) }],
    expect: RETRIED,
  },
  {
    name: 'bundle call: 404',
    service: DONE,
    faults: [always('bundle', respond(404))],
    expect: { errorCode: 'not-found', without: ['bundleUrl'] },
  },
];

export const MORE: readonly FaultCase[] = [...STATES, ...CONNECTIONS];
