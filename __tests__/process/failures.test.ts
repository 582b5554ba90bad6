import { describe, expect, it } from '@jest/globals';
import { runAction, trace, withEmulator } from '../support/run-action.ts';

describe('a final error response', () => {
  it.each([
    {
      status: 400,
      title: 'Request rejected',
      text: ['[request-rejected] The service refused to start the export (400).', '`domain`'],
    },
    {
      status: 401,
      title: 'Admin key rejected',
      text: ['[unauthorized]', 'API keys page', 'a revoked or expired key'],
    },
    { status: 403, title: 'Access denied', text: ['[forbidden]', 'Enterprise plan'] },
    {
      status: 404,
      title: 'Not found',
      text: ['[not-found] The service has no static export endpoint (404).', '`base-url`'],
    },
    { status: 422, title: 'Request rejected', text: ['[request-rejected]'] },
  ])('$status on start fails at once, with the error text of the service', async ({ status, title, text }) => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'start', do: { type: 'respond', status, body: { error: `No: ${emulator.apiKey}.` } } });
      const run = await runAction(emulator);
      expect(run.exitCode).toBe(1);
      expect(run.failure.title).toBe(title);
      for (const part of [...text, 'The service says: No: ***.']) expect(run.failure.message).toContain(part);
      expect(trace(emulator.requests)).toEqual([`POST start -> ${status}`]);
      const [, errorCode] = /^\[([a-z-]+)\]/.exec(run.failure.message) ?? [];
      expect(run.outputs).toEqual({ domain: 'docs.example.com', result: 'error', errorCode });
    });
  });

  it.each([
    { on: 'status', status: 401, arrived: ['POST start -> 202', 'GET status -> 401'] },
    { on: 'bundle', status: 401, arrived: ['POST start -> 202', 'GET status -> 200', 'POST bundle -> 401'] },
  ] as const)('$status on $on fails at once', async ({ on, status, arrived }) => {
    await withEmulator({ exportScript: () => ({ status: 'completed' }) }, async (emulator) => {
      emulator.inject({ on, do: { type: 'respond', status, body: '<html>Go away</html>' } });
      const run = await runAction(emulator);
      expect(run.exitCode).toBe(1);
      expect(run.failure.message).not.toContain('html');
      expect(trace(emulator.requests)).toEqual(arrived);
      expect(run.outputs).toHaveProperty('jobId');
    });
  });

  it('a wrong key is reported as unauthorized, and a plan without static export as forbidden', async () => {
    await withEmulator({}, async (emulator) => {
      const run = await runAction(emulator, {
        inputs: { 'api-key': 'adm_somebody-elses-key' },
        secrets: ['adm_somebody-elses-key'],
      });
      expect(run.failure.message).toContain('[unauthorized] The service did not accept the admin key (401).');
    });
    await withEmulator({ plan: 'starter' }, async (emulator) => {
      const run = await runAction(emulator);
      expect(run.failure.message).toContain('[forbidden] The service refused to start the export (403).');
    });
  });

  it('a redirect is not followed, and the key is not sent to the other host', async () => {
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

describe('a temporary failure', () => {
  it('503 while polling is retried', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'status', times: 2, do: { type: 'respond', status: 503, body: 'no' } });
      const run = await runAction(emulator);
      expect(run.exitCode).toBe(0);
      expect(run.annotations).toEqual([]);
      expect(run.log.filter((line) => line.startsWith('Status: HTTP 503; trying again in '))).toHaveLength(2);
    });
  });

  it.each([
    { name: 'a reset', do: { type: 'reset', when: 'before' } },
    { name: 'an HTML page', do: { type: 'respond', status: 200, body: '<!doctype html><title>Log in</title>' } },
  ] as const)('$name while polling is retried', async (fault) => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'status', do: fault.do });
      const run = await runAction(emulator);
      expect(run.exitCode).toBe(0);
      expect(run.log.filter((line) => line.includes('trying again in'))).toHaveLength(1);
    });
  });

  it('a response that is never JSON fails after three attempts, and the message describes it', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'status', times: 9, do: { type: 'respond', status: 200, body: '<!doctype html>' } });
      const run = await runAction(emulator);
      expect(run.failure.message).toContain('[answer-unusable]');
      expect(run.failure.message).toContain('The cause: the response is an HTML or XML page');
      expect(run.failure.message).toContain(`job-id: ${run.outputs['jobId'] ?? ''}`);
      expect(trace(emulator.requests).filter((line) => line.includes('status'))).toHaveLength(3);
    });
  });

  it('429 with a Retry-After is retried after that pause', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'status', do: { type: 'respond', status: 429, headers: { 'retry-after': '1' } } });
      const run = await runAction(emulator);
      expect(run.exitCode).toBe(0);
      expect(run.log).toContainEqual(expect.stringMatching(/^Status: HTTP 429; trying again in 1\.\d s\.$/));
    });
  });

  it('429 with a pause beyond the deadline fails at once', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({
        on: 'status',
        times: 9,
        do: { type: 'respond', status: 429, headers: { 'retry-after': '86400' } },
      });
      const run = await runAction(emulator);
      expect(run.failure.title).toBe('Too many requests');
      expect(run.failure.message).toContain('The service asks to wait for 24 h');
      expect(trace(emulator.requests)).toEqual(['POST start -> 202', 'GET status -> 429']);
    });
  });

  it('a start request that hangs fails at the deadline, and the message says that the job may exist', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'start', do: { type: 'deliver', stallAt: 1 } });
      const run = await runAction(emulator, { inputs: { 'timeout-minutes': '0.03' } });
      expect(run.failure.message).toContain('[timed-out]');
      expect(run.failure.message).toContain('The service may have accepted the start all the same');
    });
  });

  it('a bundle that is never ready fails at the deadline, with the error text of the service', async () => {
    await withEmulator({ exportScript: () => ({ status: 'completed' }) }, async (emulator) => {
      emulator.inject({
        on: 'bundle',
        times: 999,
        do: { type: 'respond', status: 409, body: { error: 'out of space' } },
      });
      const run = await runAction(emulator, { inputs: { 'timeout-minutes': '0.08' } });
      expect(run.failure.message).toContain('[timed-out]');
      expect(run.failure.message).toContain('The service says: out of space');
    });
  });

  it('a refused connection fails at the deadline, and the message names the last error', async () => {
    await withEmulator({}, async (emulator) => {
      const { baseUrl } = emulator;
      await emulator.close();
      const run = await runAction(emulator, { inputs: { 'base-url': baseUrl, 'timeout-minutes': '0.06' } });
      expect(run.failure.message).toContain('[timed-out]');
      expect(run.failure.message).toContain('The last attempt failed: refused (ECONNREFUSED).');
      expect(run.failure.message).toContain('Check `base-url`');
      expect(run.failure.message).not.toContain('Raise `timeout-minutes`');
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
      expect(run.log).toContainEqual(expect.stringMatching(/HTTP 502; trying again in (?:5\.\d|6\.0) s\.$/));
      expect(run.annotations).toHaveLength(1);
      expect(run.annotations[0]).toMatchObject({ level: 'warning', title: 'Start repeated' });
    });
  });

  it.each([
    { status: 429, headers: {} },
    { status: 503, headers: { 'retry-after': '0' } },
  ])(
    '$status is retried without a warning, because the service did not process the request',
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
