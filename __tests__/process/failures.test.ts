import { describe, expect, it } from '@jest/globals';
import { runAction, trace, withEmulator } from '../support/run-action.ts';

describe('an answer that is final', () => {
  it.each([
    {
      status: 400,
      title: 'Request refused',
      text: ['[request-rejected] The service refused to start the export (400).', '`domain`'],
    },
    {
      status: 401,
      title: 'Admin key not accepted',
      text: ['[unauthorized]', 'API keys page', 'a revoked or expired key'],
    },
    { status: 403, title: 'Not allowed', text: ['[forbidden]', 'Enterprise plan'] },
    {
      status: 404,
      title: 'Not found',
      text: ['[not-found] The service has no static export endpoint (404).', '`base-url`'],
    },
    { status: 422, title: 'Request refused', text: ['[request-rejected]'] },
  ])('$status on start fails at once, with the words of the service', async ({ status, title, text }) => {
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
    { on: 'status', status: 403, arrived: ['POST start -> 202', 'GET status -> 403'] },
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

  it('a wrong key and a plan without static export, as the service itself says them', async () => {
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

  it('a redirect is not followed, and the key stays with its host', async () => {
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

describe('a fault that passes', () => {
  it.each([408, 425, 429, 500, 502, 503, 504])('%p while polling is waited out', async (status) => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'status', times: 2, do: { type: 'respond', status, body: 'no' } });
      const run = await runAction(emulator);
      expect(run.exitCode).toBe(0);
      expect(run.annotations).toEqual([]);
      expect(run.log.filter((line) => line.startsWith(`Status: HTTP ${status}; trying again in `))).toHaveLength(2);
    });
  });

  it.each([
    { name: 'a reset', do: { type: 'reset', when: 'before' } },
    { name: 'an answer cut short', do: { type: 'deliver', framing: 'length', truncateAt: 5 } },
    { name: 'truncated JSON', do: { type: 'deliver', framing: 'close', truncateAt: 5 } },
    { name: 'an HTML page', do: { type: 'respond', status: 200, body: '<!doctype html><title>Log in</title>' } },
    { name: 'null', do: { type: 'respond', status: 200, body: null } },
    { name: 'an array', do: { type: 'respond', status: 200, body: [] } },
    { name: 'nothing', do: { type: 'respond', status: 200, body: '' } },
  ] as const)('$name while polling is waited out', async (fault) => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'status', do: fault.do });
      const run = await runAction(emulator);
      expect(run.exitCode).toBe(0);
      expect(run.log.filter((line) => line.includes('trying again in'))).toHaveLength(1);
    });
  });

  it('an answer that is never JSON is final after three attempts, and names what came', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'status', times: 9, do: { type: 'respond', status: 200, body: '<!doctype html>' } });
      const run = await runAction(emulator);
      expect(run.failure.message).toContain('[answer-unusable]');
      expect(run.failure.message).toContain('The cause: the response is an HTML or XML page');
      expect(run.failure.message).toContain(`job-id: ${run.outputs['jobId'] ?? ''}`);
      expect(trace(emulator.requests).filter((line) => line.includes('status'))).toHaveLength(3);
    });
  });

  it('an endless answer is cut and final after three attempts', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'status', times: 9, do: { type: 'huge', megabytes: 100 } });
      const run = await runAction(emulator);
      expect(run.failure.message).toContain('The cause: the response is longer than 1048576 bytes');
    });
  });

  it.each([
    { name: 'in seconds', retryAfter: () => '3', announced: /^Status: HTTP 429; trying again in 3\.\d s\.$/ },
    {
      name: 'as a date',
      retryAfter: () => new Date(Date.now() + 5000).toUTCString(),
      announced: /^Status: HTTP 429; trying again in [345]\.\d s\.$/,
    },
    {
      name: 'that has passed',
      retryAfter: () => new Date(Date.now() - 3_600_000).toUTCString(),
      announced: /^Status: HTTP 429; trying again in (?:0\.\d|1\.0) s\.$/,
    },
    {
      name: 'that cannot be read',
      retryAfter: () => 'whenever',
      announced: /^Status: HTTP 429; trying again in (?:0\.\d|1\.0) s\.$/,
    },
  ])('429 with a Retry-After $name is followed by the pause that goes with it', async ({ retryAfter, announced }) => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'status', do: { type: 'respond', status: 429, headers: { 'retry-after': retryAfter() } } });
      const run = await runAction(emulator);
      expect(run.exitCode).toBe(0);
      expect(run.log.filter((line) => announced.test(line))).toHaveLength(1);
      expect(trace(emulator.requests).slice(0, 3)).toEqual([
        'POST start -> 202',
        'GET status -> 429',
        'GET status -> 200',
      ]);
    });
  });

  it('429 with a pause beyond the deadline fails at once and says so', async () => {
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

  it('a start that hangs ends at the deadline, which says that the job may exist', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'start', do: { type: 'deliver', stallAt: 1 } });
      const run = await runAction(emulator, { inputs: { 'timeout-minutes': '0.03' } });
      expect(run.failure.message).toContain('[timed-out]');
      expect(run.failure.message).toContain('The service may have accepted the start all the same');
    });
  });

  it('a bundle that is never ready ends at the deadline, with the words of the service', async () => {
    await withEmulator({ exportScript: () => ({ status: 'completed' }) }, async (emulator) => {
      emulator.inject({
        on: 'bundle',
        times: 999,
        do: { type: 'respond', status: 409, body: { error: 'out of space' } },
      });
      const run = await runAction(emulator, { inputs: { 'timeout-minutes': '0.05' } });
      expect(run.failure.message).toContain('[timed-out]');
      expect(run.failure.message).toContain('The service says: out of space');
    });
  });

  it('a refused connection ends at the deadline, which names what stood in the way', async () => {
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

describe('a start whose fate is not known', () => {
  it('survives a service that is restarted: repeats after 5 s, with the same key and one warning', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'start', do: { type: 'respond', status: 502, body: '' } });
      const run = await runAction(emulator);
      expect(run.exitCode).toBe(0);
      const starts = emulator.requests.filter(({ endpoint }) => endpoint === 'start');
      expect(starts).toHaveLength(2);
      expect(starts[0]?.headers['idempotency-key']).toBe(starts[1]?.headers['idempotency-key']);
      expect((starts[1]?.at ?? 0) - (starts[0]?.at ?? 0)).toBeGreaterThanOrEqual(4_990);
      expect(run.annotations).toHaveLength(1);
      expect(run.annotations[0]).toMatchObject({ level: 'warning', title: 'Start repeated' });
    });
  });

  it.each([
    { status: 429, headers: {} },
    { status: 503, headers: { 'retry-after': '0' } },
  ])('$status is repeated without a warning, since nothing was processed', async ({ status, headers }) => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'start', times: 2, do: { type: 'respond', status, headers, body: '' } });
      const run = await runAction(emulator);
      expect(run.exitCode).toBe(0);
      expect(run.annotations).toEqual([]);
    });
  });
});
