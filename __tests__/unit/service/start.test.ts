import { describe, expect, it } from '@jest/globals';
import { ActionError } from '../../../src/errors.ts';
import type { Fetch } from '../../../src/http/fetch.ts';
import { createTestService, recordingLogger, noDeadline } from '../../support/test-service.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

const DOUBT = 'The service may have accepted the start all the same';

function status(code: number): Fetch {
  return () => Promise.resolve(new Response('{}', { status: code }));
}

const refused: Fetch = () =>
  Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) }));

/** What a start fails with when its attempts come to these, the last one for good; and how often it was sent. */
async function startThrough(attempts: readonly Fetch[], signal = new AbortController().signal) {
  let sent = 0;
  const fetch: Fetch = (...request) => (attempts[sent++] ?? attempts.at(-1) ?? refused)(...request);
  const clock = createFakeClock();
  const warnings: string[] = [];
  const logger = { ...recordingLogger([]), warning: (message: string) => void warnings.push(message) };
  const service = createTestService(fetch, { clock, deadline: noDeadline(signal), logger });
  const start = service.startExport({ domain: 'docs.example.com' }, 'idempotency');
  const error = await start.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ActionError)) throw new Error('The start should fail.');
  return { error, sent, warnings, sleeps: clock.sleeps };
}

describe('a start that fails', () => {
  it.each([
    { name: '502, then refused connections', attempts: [status(502), refused], code: 'unreachable', doubt: true },
    { name: '502, then 403', attempts: [status(502), status(403)], code: 'forbidden', doubt: true },
    { name: '502 for good', attempts: [status(502)], code: 'service-unavailable', doubt: true },
    { name: 'refused connections for good', attempts: [refused], code: 'unreachable', doubt: false },
    { name: 'refused, then 403', attempts: [refused, status(403)], code: 'forbidden', doubt: false },
  ])('$name: reports that a job may exist when an attempt may have created one', async ({ attempts, code, doubt }) => {
    const { error } = await startThrough(attempts);
    expect(error.code).toBe(code);
    expect(error.details.filter((line) => line.startsWith(DOUBT))).toHaveLength(doubt ? 1 : 0);
  });

  it('sends three starts that may have been accepted, half a minute apart in all, and warns once', async () => {
    const { sent, sleeps, warnings } = await startThrough([status(504)]);
    expect(sent).toBe(3);
    // By the service's random numbers, 0.5 each, a tenth is added to 5 and 20 seconds.
    expect(sleeps).toEqual([5500, 22_000]);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('may have reached the service');
  });

  it('explains a 429 to a start request without mentioning polling', async () => {
    const limited: Fetch = () =>
      Promise.resolve(new Response('{}', { status: 429, headers: { 'retry-after': '86400' } }));
    const { error } = await startThrough([limited]);
    expect(error.code).toBe('rate-limited');
    expect(error.hint).not.toContain('poll-interval-seconds');
    expect(error.hint).toContain('Re-run the step after the limit of the service has been reset.');
  });

  it.each([
    { name: 'is not known', code: 'ENOTFOUND' },
    { name: 'cannot be looked up', code: 'EAI_AGAIN' },
  ])('suggests to check `base-url` and DNS when the host name $name, also at the deadline', async ({ code }) => {
    const cause = Object.assign(new Error('x'), { code });
    const unknown: Fetch = () => Promise.reject(new TypeError('fetch failed', { cause }));
    const timedOut = new ActionError('timed-out', 'Over.', { hint: 'Raise `timeout-minutes`.' });
    const over = new AbortController();
    const once: Fetch = (...request) => {
      queueMicrotask(() => {
        over.abort(timedOut);
      });
      return unknown(...request);
    };
    const [gaveUp, stopped] = [await startThrough([unknown]), await startThrough([unknown, once], over.signal)];
    expect([gaveUp.error.code, stopped.error.code]).toEqual(['unreachable', 'timed-out']);
    for (const { error } of [gaveUp, stopped]) {
      expect(error.hint).toContain('`base-url`');
      expect(error.hint).toContain('DNS');
      expect(error.hint).not.toContain('timeout-minutes');
    }
  });

  it('sends nothing after the deadline, and does not mention a job', async () => {
    const over = new ActionError('cancelled', 'The step was cancelled.', { hint: 'Run it again.' });
    const { error, sent } = await startThrough([status(202)], AbortSignal.abort(over));
    expect(error).toBe(over);
    expect(sent).toBe(0);
  });
});
