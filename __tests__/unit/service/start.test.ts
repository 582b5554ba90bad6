import { describe, expect, it } from '@jest/globals';
import { ActionError } from '../../../src/errors.ts';
import type { Fetch } from '../../../src/net/fetch.ts';
import { exportServiceOver, keepingLogger, noDeadline } from '../../support/export-service.ts';
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
  const service = exportServiceOver(fetch, {
    clock: createFakeClock(),
    deadline: noDeadline(signal),
    logger: keepingLogger([]),
  });
  const start = service.startExport({ domain: 'docs.example.com' }, 'idempotency');
  const error = await start.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ActionError)) throw new Error('The start should fail.');
  return { error, sent };
}

describe('a start that fails', () => {
  it.each([
    { name: '502, then refused connections', attempts: [status(502), refused], code: 'unreachable', doubt: true },
    { name: '502, then 403', attempts: [status(502), status(403)], code: 'forbidden', doubt: true },
    { name: '502 for good', attempts: [status(502)], code: 'service-unavailable', doubt: true },
    { name: 'refused connections for good', attempts: [refused], code: 'unreachable', doubt: false },
    { name: 'refused, then 403', attempts: [refused, status(403)], code: 'forbidden', doubt: false },
  ])('$name: says that a job may exist when any attempt may have made one', async ({ attempts, code, doubt }) => {
    const { error } = await startThrough(attempts);
    expect(error.code).toBe(code);
    expect(error.details.filter((line) => line.startsWith(DOUBT))).toHaveLength(doubt ? 1 : 0);
  });

  it('sends nothing after the end, and says nothing of a job', async () => {
    const over = new ActionError('cancelled', 'The step was cancelled.', { hint: 'Run it again.' });
    const { error, sent } = await startThrough([status(202)], AbortSignal.abort(over));
    expect(error).toBe(over);
    expect(sent).toBe(0);
  });
});
