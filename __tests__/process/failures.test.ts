import { describe, expect, it } from '@jest/globals';
import { runAction, trace, withEmulator } from '../support/run-action.ts';

describe('a failed request', () => {
  it.each([
    {
      status: 400,
      title: 'Request rejected',
      text: ['[request-rejected] The service rejected the request to start the export (400).', '`domain`'],
    },
    {
      status: 401,
      title: 'Admin key rejected',
      text: ['[unauthorized]', 'API keys page', 'the key was revoked'],
    },
    { status: 403, title: 'Access denied', text: ['[forbidden]', 'Enterprise plan'] },
    {
      status: 404,
      title: 'Not found',
      text: ['[not-found] The service has no static export endpoint (404).', '`base-url`'],
    },
    { status: 422, title: 'Request rejected', text: ['[request-rejected]'] },
  ])(
    'fails at once after $status to a start request, with the error text of the service',
    async ({ status, title, text }) => {
      await withEmulator({}, async (emulator) => {
        emulator.inject({ on: 'start', do: { type: 'respond', status, body: { error: `No: ${emulator.apiKey}.` } } });
        const run = await runAction(emulator);
        expect(run.exitCode).toBe(1);
        expect(run.failure.title).toBe(title);
        for (const part of [...text, 'Message from the service: No: ***.']) expect(run.failure.message).toContain(part);
        expect(trace(emulator.requests)).toEqual([`POST start -> ${status}`]);
        const [, errorCode] = /^\[([a-z-]+)\]/.exec(run.failure.message) ?? [];
        expect(run.outputs).toEqual({ domain: 'docs.example.com', result: 'error', errorCode });
      });
    },
  );

  it.each([
    { on: 'status', status: 401, requests: ['POST start -> 202', 'GET status -> 401'] },
    { on: 'bundle', status: 401, requests: ['POST start -> 202', 'GET status -> 200', 'POST bundle -> 401'] },
  ] as const)('fails at once after $status to a $on request', async ({ on, status, requests }) => {
    await withEmulator({ exportScript: () => ({ status: 'completed' }) }, async (emulator) => {
      emulator.inject({ on, do: { type: 'respond', status, body: '<html>Go away</html>' } });
      const run = await runAction(emulator);
      expect(run.exitCode).toBe(1);
      expect(run.failure.message).not.toContain('html');
      expect(trace(emulator.requests)).toEqual(requests);
      expect(run.outputs).toHaveProperty('jobId');
    });
  });

  it('reports a wrong key as unauthorized, and a plan without static export as forbidden', async () => {
    await withEmulator({}, async (emulator) => {
      const run = await runAction(emulator, {
        inputs: { 'api-key': 'adm_key-of-another-organization' },
        secrets: ['adm_key-of-another-organization'],
      });
      expect(run.failure.message).toContain('[unauthorized] The service rejected the admin key (401).');
    });
    await withEmulator({ plan: 'starter' }, async (emulator) => {
      const run = await runAction(emulator);
      expect(run.failure.message).toContain('[forbidden] The service rejected the request to start the export (403).');
    });
  });

  it('does not follow a redirect, and does not send the key to the other host', async () => {
    await withEmulator({}, async (other) =>
      withEmulator({}, async (emulator) => {
        const location = `${other.baseUrl}/v1/static-export/jobs?secret=1`;
        emulator.inject({ on: 'start', do: { type: 'respond', status: 307, headers: { location } } });
        const run = await runAction(emulator);
        expect(run.failure.message).toContain(`[redirected]`);
        expect(run.failure.message).toContain(`It redirects to ${other.baseUrl}.`);
        expect(other.requests).toEqual([]);
        expect(trace(emulator.requests)).toEqual(['POST start -> 307']);
      }),
    );
  });
});

describe('a temporary error', () => {
  it('is retried after 503 to a poll', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'status', times: 2, do: { type: 'respond', status: 503, body: 'no' } });
      const run = await runAction(emulator);
      expect(run.exitCode).toBe(0);
      expect(run.annotations).toEqual([]);
      expect(run.log.filter((line) => line.startsWith('Status: HTTP 503; retrying in '))).toHaveLength(2);
    });
  });

  it.each([
    { name: 'a reset', do: { type: 'reset', when: 'before' } },
    { name: 'an HTML page', do: { type: 'respond', status: 200, body: '<!doctype html><title>Log in</title>' } },
  ] as const)('is retried after $name during a poll', async (fault) => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'status', do: fault.do });
      const run = await runAction(emulator);
      expect(run.exitCode).toBe(0);
      expect(run.log.filter((line) => line.includes('retrying in'))).toHaveLength(1);
    });
  });

  it('fails the step after three responses that are not JSON', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'status', times: 9, do: { type: 'respond', status: 200, body: '<!doctype html>' } });
      const run = await runAction(emulator);
      expect(run.failure.message).toContain('[answer-unusable]');
      expect(run.failure.message).toContain('The cause: the response is an HTML or XML page');
      expect(run.failure.message).toContain(`job-id: ${run.outputs['jobId'] ?? ''}`);
      expect(trace(emulator.requests).filter((line) => line.includes('status'))).toHaveLength(3);
    });
  });

  it('is retried after the pause in Retry-After', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'status', do: { type: 'respond', status: 429, headers: { 'retry-after': '1' } } });
      const run = await runAction(emulator);
      expect(run.exitCode).toBe(0);
      expect(run.log).toContainEqual(expect.stringMatching(/^Status: HTTP 429; retrying in 1\.\d s\.$/));
    });
  });

  it('fails the step at once when Retry-After is beyond the deadline', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({
        on: 'status',
        times: 9,
        do: { type: 'respond', status: 429, headers: { 'retry-after': '86400' } },
      });
      const run = await runAction(emulator);
      expect(run.failure.title).toBe('Too many requests');
      expect(run.failure.message).toContain('The service requested a pause of 24 h');
      expect(trace(emulator.requests)).toEqual(['POST start -> 202', 'GET status -> 429']);
    });
  });

  it('fails the step at the deadline when the start request hangs, and the message says that a job may exist', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'start', do: { type: 'deliver', stallAt: 1 } });
      const run = await runAction(emulator, { inputs: { 'timeout-minutes': '0.03' } });
      expect(run.failure.message).toContain('[timed-out]');
      expect(run.failure.message).toContain('The service may have started a job');
    });
  });

  it('fails the step at the deadline when the bundle is never ready, with the error text of the service', async () => {
    await withEmulator({ exportScript: () => ({ status: 'completed' }) }, async (emulator) => {
      emulator.inject({
        on: 'bundle',
        times: 999,
        do: { type: 'respond', status: 409, body: { error: 'out of space' } },
      });
      const run = await runAction(emulator, { inputs: { 'timeout-minutes': '0.08' } });
      expect(run.failure.message).toContain('[timed-out]');
      expect(run.failure.message).toContain('Message from the service: out of space');
    });
  });

  it('fails the step at the deadline when connections are refused, with the last error', async () => {
    await withEmulator({}, async (emulator) => {
      const { baseUrl } = emulator;
      await emulator.close();
      const run = await runAction(emulator, { inputs: { 'base-url': baseUrl, 'timeout-minutes': '0.06' } });
      expect(run.failure.message).toContain('[timed-out]');
      expect(run.failure.message).toContain('The last attempt failed: refused (ECONNREFUSED).');
      expect(run.failure.message).toContain('Check `base-url`');
      expect(run.failure.message).not.toContain('increase `timeout-minutes`');
      expect(run.outputs).toEqual({ domain: 'docs.example.com', result: 'timed-out', errorCode: 'timed-out' });
    });
  });
});

describe('a start request that may have reached the service', () => {
  it('is retried after 5 s with the same idempotency key and one warning', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'start', do: { type: 'respond', status: 502, body: '' } });
      const run = await runAction(emulator);
      expect(run.exitCode).toBe(0);
      const starts = emulator.requests.filter(({ endpoint }) => endpoint === 'start');
      expect(starts).toHaveLength(2);
      expect(starts[0]?.headers['idempotency-key']).toBe(starts[1]?.headers['idempotency-key']);
      expect(run.log).toContainEqual(expect.stringMatching(/HTTP 502; retrying in (?:5\.\d|6\.0) s\.$/));
      expect(run.annotations).toHaveLength(1);
      expect(run.annotations[0]).toMatchObject({ level: 'warning', title: 'Start request retried' });
    });
  });

  it.each([
    { status: 429, headers: {} },
    { status: 503, headers: { 'retry-after': '0' } },
  ])(
    'is retried without a warning after $status, because the service did not process it',
    async ({ status, headers }) => {
      await withEmulator({}, async (emulator) => {
        emulator.inject({ on: 'start', times: 2, do: { type: 'respond', status, headers, body: '' } });
        const run = await runAction(emulator);
        expect(run.exitCode).toBe(0);
        expect(run.annotations).toEqual([]);
      });
    },
  );
});
