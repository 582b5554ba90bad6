import { describe, expect, it } from '@jest/globals';
import { ActionError } from '../../../src/errors.ts';
import type { Fetch } from '../../../src/http/fetch.ts';
import { startExport } from '../../../src/service/client.ts';
import { createTestSender, recordingLogger, noDeadline } from '../../support/test-service.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

const MAY_BE_ACCEPTED = 'The service may have started a job';

function status(code: number): Fetch {
  return () => Promise.resolve(new Response('{}', { status: code }));
}

const refused: Fetch = () =>
  Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) }));

/** Runs a start request with these results of its attempts. Later attempts get the last result. Expects a failure. */
async function failStart(attempts: readonly Fetch[], signal = new AbortController().signal) {
  let sent = 0;
  const fetch: Fetch = (...request) => (attempts[sent++] ?? attempts.at(-1) ?? refused)(...request);
  const clock = createFakeClock();
  const warnings: string[] = [];
  const logger = { ...recordingLogger([]), warning: (message: string) => void warnings.push(message) };
  const send = createTestSender(fetch, { clock, deadline: noDeadline(signal), logger });
  const start = startExport(send, { domain: 'docs.example.com' }, 'idempotency');
  const error = await start.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ActionError)) throw new Error('The start should fail.');
  return { error, sent, warnings, sleeps: clock.sleeps };
}

describe('a failed start request', () => {
  it.each([
    { name: '502, then refused connections', attempts: [status(502), refused], code: 'unreachable', ambiguous: true },
    { name: '502, then 403', attempts: [status(502), status(403)], code: 'forbidden', ambiguous: true },
    { name: '502 every time', attempts: [status(502)], code: 'service-unavailable', ambiguous: true },
    { name: 'refused connections every time', attempts: [refused], code: 'unreachable', ambiguous: false },
    { name: 'a refused connection, then 403', attempts: [refused, status(403)], code: 'forbidden', ambiguous: false },
  ])(
    'reports that a job may exist only if an attempt may have created one: $name',
    async ({ attempts, code, ambiguous }) => {
      const { error } = await failStart(attempts);
      expect(error.code).toBe(code);
      expect(error.details.filter((line) => line.startsWith(MAY_BE_ACCEPTED))).toHaveLength(ambiguous ? 1 : 0);
    },
  );

  it('is sent three times within half a minute if it may have been accepted, with one warning', async () => {
    const { sent, sleeps, warnings } = await failStart([status(504)]);
    expect(sent).toBe(3);
    // The random number of the test service is 0.5, which adds a tenth to the pauses of 5 s and 20 s.
    expect(sleeps).toEqual([5500, 22_000]);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('may have reached the service');
  });

  it('has a hint about 429 that does not mention polling', async () => {
    const limited: Fetch = () =>
      Promise.resolve(new Response('{}', { status: 429, headers: { 'retry-after': '86400' } }));
    const { error } = await failStart([limited]);
    expect(error.code).toBe('rate-limited');
    expect(error.hint).not.toContain('poll-interval-seconds');
    expect(error.hint).toContain('Re-run the step after the rate limit has been reset.');
  });

  it.each([
    { name: 'is unknown', code: 'ENOTFOUND' },
    { name: 'cannot be looked up', code: 'EAI_AGAIN' },
  ])('has a hint about `base-url` and DNS when the host name $name, also at the deadline', async ({ code }) => {
    const cause = Object.assign(new Error('x'), { code });
    const unknown: Fetch = () => Promise.reject(new TypeError('fetch failed', { cause }));
    const timedOut = new ActionError('timed-out', 'Over.', { hint: 'Raise `timeout-minutes`.' });
    const deadline = new AbortController();
    const abortingFetch: Fetch = (...request) => {
      queueMicrotask(() => {
        deadline.abort(timedOut);
      });
      return unknown(...request);
    };
    const [failed, stopped] = [await failStart([unknown]), await failStart([unknown, abortingFetch], deadline.signal)];
    expect([failed.error.code, stopped.error.code]).toEqual(['unreachable', 'timed-out']);
    for (const { error } of [failed, stopped]) {
      expect(error.hint).toContain('`base-url`');
      expect(error.hint).toContain('DNS');
      expect(error.hint).not.toContain('timeout-minutes');
    }
  });

  it('is not sent after the deadline, and the error does not mention a job', async () => {
    const reason = new ActionError('cancelled', 'The step was cancelled.', { hint: 'Run it again.' });
    const { error, sent } = await failStart([status(202)], AbortSignal.abort(reason));
    expect(error).toBe(reason);
    expect(sent).toBe(0);
  });
});
