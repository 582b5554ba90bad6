import { describe, expect, it } from '@jest/globals';
import type { ExportScript } from '../../emulator/index.ts';
import { runAction, trace, withEmulator } from '../support/run-action.ts';

const RFC_3339_UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;

describe('a successful export', () => {
  it.each([{ optionalFields: false }, { optionalFields: true }])(
    'sets every output for which it has a value: %p',
    async (fields) => {
      await withEmulator({ ...fields, pageMs: 50 }, async (emulator) => {
        const run = await runAction(emulator);
        expect(run.annotations).toEqual([]);
        expect(run.exitCode).toBe(0);
        expect(run.stderr).toBe('');
        expect(run.outputs).toEqual({
          jobId: expect.stringMatching(/^se_[0-9a-f]{16}$/),
          domain: 'docs.example.com',
          result: 'completed',
          status: 'completed',
          progress: '100',
          pageCount: '3',
          bundleUrl: emulator.links.at(-1),
          expiresAt: expect.stringMatching(RFC_3339_UTC),
          changed: 'true',
          deploymentVersion: run.outputs['jobId'],
          ...(fields.optionalFields && { sizeBytes: expect.stringMatching(/^\d+$/) }),
        });
        const bundle = await fetch(run.outputs['bundleUrl'] ?? '');
        expect(bundle.status).toBe(200);
        expect(Buffer.from(await bundle.arrayBuffer()).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
      });
    },
  );

  it('sends the key as a bearer token, only the domain, and an idempotency key', async () => {
    await withEmulator({}, async (emulator) => {
      await runAction(emulator);
      const [start, ...others] = emulator.requests;
      expect(start).toMatchObject({
        method: 'POST',
        path: '/v1/static-export/jobs',
        headers: { authorization: `Bearer ${emulator.apiKey}`, 'content-type': 'application/json' },
      });
      expect(JSON.parse(start?.body ?? '')).toEqual({ domain: 'docs.example.com' });
      expect(start?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
      for (const { headers } of others) {
        expect(headers.authorization).toBe(`Bearer ${emulator.apiKey}`);
        expect(headers['idempotency-key']).toBeUndefined();
      }
      expect(emulator.requests.at(-1)).toMatchObject({ endpoint: 'bundle', method: 'POST', body: '' });
    });
  });

  it('sends version and paths only when they are set', async () => {
    await withEmulator({}, async (emulator) => {
      await runAction(emulator, { inputs: { version: 'v2', paths: 'generated/001\n\n generated/002 \n' } });
      expect(JSON.parse(emulator.requests[0]?.body ?? '')).toEqual({
        domain: 'docs.example.com',
        version: 'v2',
        paths: ['generated/001', 'generated/002'],
      });
    });
  });

  it('logs a line when the state changes', async () => {
    const states = [
      { status: 'queued' },
      { status: 'queued' },
      { status: 'running', progress: 33, pageCount: 1 },
      { status: 'running', progress: 33, pageCount: 1 },
      { status: 'completed', pageCount: 3 },
    ];
    const exportScript: ExportScript = (_elapsedMs, poll) =>
      states[Math.min(poll, states.length - 1)] ?? { status: 'queued' };
    await withEmulator({ exportScript }, async (emulator) => {
      const { log } = await runAction(emulator);
      expect(log).toEqual([
        expect.stringMatching(/^Started export job se_[0-9a-f]+ for docs\.example\.com\.$/),
        'queued',
        'running · 33 % · 1 page',
        'completed · 100 % · 3 pages',
        expect.stringMatching(
          /^Bundle ready: link valid for 1[45] min( \d+ s)? \(until \S+Z\), in output bundleUrl\.$/,
        ),
      ]);
    });
  });
});

describe('the bundle link', () => {
  it('is not masked by default, because GitHub does not pass masked values to other jobs', async () => {
    await withEmulator({}, async (emulator) => {
      const run = await runAction(emulator);
      expect(run.stdout.match(/^::add-mask::/gm)).toHaveLength(1);
    });
  });

  it('has only its signature masked with `mask-bundle-url`', async () => {
    await withEmulator({}, async (emulator) => {
      const run = await runAction(emulator, { inputs: { 'mask-bundle-url': 'true' } });
      const [link = ''] = emulator.links;
      expect(run.exitCode).toBe(0);
      expect(run.outputs['bundleUrl']).toBe(link);
      expect(run.stdout).toContain(`::add-mask::${new URL(link).searchParams.get('X-Signature') ?? ''}\n`);
      expect(run.stdout.match(/^::add-mask::/gm)).toHaveLength(2);
    });
  });

  it('is masked completely when no parameter is a known signature', async () => {
    await withEmulator({}, async (emulator) => {
      const bundleUrl = 'https://bundles.example.com/b.tar.gz?proof=0123456789abcdef';
      const json = (value: unknown): unknown => ({ ...(value as object), bundleUrl });
      emulator.inject({ on: 'bundle', do: { type: 'patch', json } });
      const run = await runAction(emulator, { inputs: { 'mask-bundle-url': 'true' } });
      expect(run.stdout).toContain(`::add-mask::${bundleUrl}\n`);
    });
  });
});

describe('resuming a job', () => {
  it('creates a new link for a completed job without a new export', async () => {
    await withEmulator({}, async (emulator) => {
      const first = await runAction(emulator);
      const seen = emulator.requests.length;
      const again = await runAction(emulator, { inputs: { domain: undefined, 'job-id': first.outputs['jobId'] } });
      expect(again.outputs).toMatchObject({ jobId: first.outputs['jobId'], status: 'completed', pageCount: '3' });
      expect(again.outputs['bundleUrl']).toBe(emulator.links.at(-1));
      expect(emulator.links).toHaveLength(2);
      expect(trace(emulator.requests.slice(seen))).toEqual(['GET status -> 200', 'POST bundle -> 200']);
    });
  });

  it('waits for a running job', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'status', times: 2, do: { type: 'patch', json: () => ({ status: 'running' }) } });
      const jobId = emulator.startJob({ domain: 'docs.example.com' });
      const run = await runAction(emulator, { inputs: { domain: undefined, 'job-id': jobId } });
      expect(run.log[0]).toBe(`Resuming export job ${jobId}.`);
      expect(run.outputs).toMatchObject({ jobId, status: 'completed' });
      expect(trace(emulator.requests)).toEqual([...Array<string>(3).fill('GET status -> 200'), 'POST bundle -> 200']);
    });
  });

  it('names an unknown job in the error, and sets its ID as an output', async () => {
    await withEmulator({}, async (emulator) => {
      const run = await runAction(emulator, { inputs: { domain: undefined, 'job-id': 'se_none' } });
      expect(run.exitCode).toBe(1);
      expect(run.outputs).toEqual({ jobId: 'se_none', result: 'error', errorCode: 'not-found' });
      expect(run.failure.title).toBe('Not found');
      expect(run.failure.message).toContain('[not-found] The service has no export job se_none (404).');
      expect(trace(emulator.requests)).toEqual(['GET status -> 404']);
    });
  });
});

describe('a job that does not complete', () => {
  it.each([{ optionalFields: false }, { optionalFields: true }])('reports the failed job: %p', async (fields) => {
    await withEmulator(fields, async (emulator) => {
      const run = await runAction(emulator, { inputs: { domain: 'fail.example.com' } });
      expect(run.exitCode).toBe(1);
      expect(run.outputs).toMatchObject({
        ...{ status: 'failed', jobId: expect.stringMatching(/^se_/) },
        ...{ result: 'failed', errorCode: 'export-failed', domain: 'fail.example.com' },
      });
      expect(run.outputs).not.toHaveProperty('bundleUrl');
      expect(run.failure.title).toBe('Export failed');
      expect(run.failure.message).toMatch(/^\[export-failed\] Export job se_[0-9a-f]+ failed\.\n/);
      expect(run.failure.message).toContain('\nDomain: fail.example.com.\n');
      expect(run.failure.message.includes('Message from the service: ')).toBe(fields.optionalFields);
      const fix = fields.optionalFields
        ? 'Fix the reported problem'
        : 'The service reported no reason. Check the job in the dashboard';
      expect(run.failure.message).toContain(`\n${fix}, then start a new export with \`domain\`.`);
    });
  });

  it('sanitizes and truncates the error text of the service', async () => {
    const error = `boom\r\n::error::injected\u001B[31mred\n##[error]old ${'x'.repeat(5000)}`;
    await withEmulator({ exportScript: () => ({ status: 'failed' }) }, async (emulator) => {
      emulator.inject({ on: 'status', do: { type: 'patch', json: () => ({ status: 'failed', error }) } });
      const run = await runAction(emulator);
      expect(run.annotations).toHaveLength(1);
      expect(run.failure.message).toContain('Message from the service: boom ::error::injectedred ## [error]old xxx');
      expect(run.failure.message.length).toBeLessThan(2000);
      expect(run.stdout).not.toMatch(/^::error::injected/m);
    });
  });

  it('reports its ID and last state at the deadline', async () => {
    const exportScript = (): { status: string; progress: number; pageCount: number } => ({
      status: 'running',
      progress: 45,
      pageCount: 12,
    });
    await withEmulator({ exportScript }, async (emulator) => {
      const run = await runAction(emulator, { inputs: { 'timeout-minutes': '0.05' } });
      expect(run.exitCode).toBe(1);
      expect(run.outputs).toEqual({
        ...{ jobId: expect.any(String), status: 'running', progress: '45', pageCount: '12' },
        ...{ domain: 'docs.example.com', result: 'timed-out', errorCode: 'timed-out' },
      });
      const { jobId = '' } = run.outputs;
      expect(run.failure.title).toBe('Timed out');
      expect(run.failure.message).toBe(
        [
          '[timed-out] The time limit of 0.05 min (`timeout-minutes`) was reached.',
          `Export job ${jobId}, last status: running · 45 % · 12 pages. It may still be running.`,
          `To resume it, run the step with \`job-id: ${jobId}\` instead of \`domain\`.`,
          'If jobs of this size take longer, increase `timeout-minutes`.',
          'More information: docs/errors.md#timed-out',
        ].join('\n'),
      );
    });
  });
});
