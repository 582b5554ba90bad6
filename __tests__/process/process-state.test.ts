import { describe, expect, it } from '@jest/globals';
import { makeCertificate } from '../support/certificate.ts';
import { runAction, withEmulator } from '../support/run-action.ts';

describe('the environment', () => {
  it('fails the step without a request when NODE_TLS_REJECT_UNAUTHORIZED is 0', async () => {
    const tls = await makeCertificate();
    await withEmulator({ tls }, async (emulator) => {
      const run = await runAction(emulator, { environment: { NODE_TLS_REJECT_UNAUTHORIZED: '0' } });
      expect(run.failure.message).toMatch(
        /^\[invalid-input\] The environment variable NODE_TLS_REJECT_UNAUTHORIZED is 0/,
      );
      expect(run.failure.message).toContain('NODE_EXTRA_CA_CERTS');
      expect(emulator.requests).toEqual([]);
    });
  });

  it.each(['undici,fetch,http,https,net,tls,stream', '*'])(
    'does not leak the key or a signature with NODE_DEBUG=%s',
    async (sections) => {
      await withEmulator({}, async (emulator) => {
        const environment = { NODE_DEBUG: sections, NODE_DEBUG_NATIVE: 'tls,http_server' };
        const run = await runAction(emulator, { environment, inputs: { download: 'true' } });
        expect(run.exitCode).toBe(0);
        expect(run.stderr).not.toMatch(/UNDICI|FETCH/);
        expect(run.annotations.map(({ title }) => title)).toEqual(['Debug output of Node.js suppressed']);
      });
    },
  );
});

describe('an uncaught error', () => {
  /** Node.js options that run a statement in the process as soon as the job ID is an output. */
  function optionsToRun(statement: string): string {
    const code = `import{readFileSync as r}from'node:fs';const t=setInterval(()=>{if(r(process.env.GITHUB_OUTPUT,'utf8').includes('jobId')){clearInterval(t);${statement}}},20)`;
    return `--import=data:text/javascript,${encodeURIComponent(code)}`;
  }

  it.each([
    { name: 'an exception', statement: "throw new Error(process.env['INPUT_API-KEY'])" },
    { name: 'an unhandled rejection', statement: "Promise.reject(new Error(process.env['INPUT_API-KEY']))" },
    { name: 'an exception without an error', statement: 'throw undefined' },
  ])('ends the step with one annotation, the known outputs and no stack: $name', async ({ statement }) => {
    await withEmulator({ queuedMs: 60_000 }, async (emulator) => {
      const run = await runAction(emulator, { environment: { NODE_OPTIONS: optionsToRun(statement) } });
      expect(run.exitCode).toBe(1);
      expect(run.failure.message).toMatch(/^\[internal\] The action ended unexpectedly\.\n/);
      expect(run.annotations).toHaveLength(1);
      expect(run.outputs['jobId']).toMatch(/^se_/);
      expect(run.stderr).toBe('');
    });
  });

  it('while the summary is rendered does not hide the failure', async () => {
    const code =
      "const j=Array.prototype.join;Array.prototype.join=function(s){if(s==='\\n\\n')throw Error('no');return j.call(this,s)}";
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'start', do: { type: 'respond', status: 401, body: {} } });
      const environment = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
      const run = await runAction(emulator, { environment });
      expect(run.exitCode).toBe(1);
      expect(run.failure.message).toContain('[unauthorized]');
      expect(run.summary).toBe('');
      expect(run.stderr).toBe('');
    });
  });
});

describe('debug logging', () => {
  it('writes each frame of a stack on its own line', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'start', do: { type: 'respond', status: 401, body: {} } });
      const run = await runAction(emulator, { environment: { RUNNER_DEBUG: '1' } });
      const frames = run.debug.filter((line) => /^::debug::at .*:\d+:\d+\)?$/.test(line));
      expect(frames.length).toBeGreaterThan(3);
      expect(run.debug).toContain('::debug::HttpError: HTTP status 401');
    });
  });
});
