import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from '@jest/globals';
import { startEmulator } from '../../emulator/index.ts';
import { commandsOf } from '../../scripts/documented-commands.ts';
import { makeCertificate } from '../support/certificate.ts';
import { itOnPosix } from '../support/platform.ts';
import { callApi, post, DOC_PAGES, DOCS, emulatorStarter, exportBundle, JOBS } from './client.ts';

const emulator = emulatorStarter();

const temporaryDir = mkdtempSync(join(tmpdir(), 'lifecycle-'));
afterAll(() => {
  rmSync(temporaryDir, { recursive: true });
});

describe('recorded requests', () => {
  it('include requests to both origins', async () => {
    const service = await emulator();
    const { jobId, link } = await exportBundle(service);
    await fetch(link, { headers: { range: 'bytes=0-1' } });
    await callApi(service, '/nothing?x=1');
    const [first] = service.requests;
    expect(first).toMatchObject({ server: 'api', method: 'POST', path: JOBS, endpoint: 'start', status: 202 });
    expect(first?.body).toBe('{"domain":"docs.example.com"}');
    expect(first?.headers.authorization).toBe(`Bearer ${service.apiKey}`);
    expect(service.requests.slice(-3)).toMatchObject([
      { server: 'api', path: `${JOBS}/${jobId}/bundle`, endpoint: 'bundle', status: 200, body: '' },
      { server: 'store', path: link.slice(service.storeUrl.length), endpoint: 'download', status: 206 },
      { server: 'api', path: '/nothing?x=1', endpoint: 'other', status: 404 },
    ]);
    const times = service.requests.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(service.apiKey).toMatch(/^adm_[0-9a-f]{40}$/);
  });

  it('have truncated bodies', async () => {
    const service = await emulator();
    await post(service, JOBS, { body: 'x'.repeat(200_000) });
    expect(service.requests[0]?.body.length).toBe(65_536);
  });
});

describe('starting and closing', () => {
  it('removes the temporary files on close, even during a job and a download', async () => {
    const service = await startEmulator({ docsDir: DOCS, queuedMs: 0, pageMs: 0, bytesPerSecond: 500, temporaryDir });
    const { link } = await exportBundle(service);
    const download = await fetch(link);
    expect(readdirSync(temporaryDir)).toHaveLength(1);
    service.startJob({ domain: 'docs.example.com' });
    const [closed] = await Promise.allSettled([download.arrayBuffer(), service.close(), service.close()]);
    expect(closed.status).toBe('rejected');
    expect(readdirSync(temporaryDir)).toEqual([]);
    await expect(fetch(service.baseUrl)).rejects.toThrow();
  });

  it('rejects a missing documentation folder and one without pages', async () => {
    await expect(startEmulator({ docsDir: join(DOCS, 'nowhere') })).rejects.toThrow(/Documentation folder not found/);
    const empty = mkdtempSync(join(tmpdir(), 'docs-'));
    await expect(startEmulator({ docsDir: empty })).rejects.toThrow(/no Markdown files/);
    rmSync(empty, { recursive: true });
  });

  it('rejects a port that is in use and leaves no files behind', async () => {
    const service = await emulator();
    const port = Number(new URL(service.baseUrl).port);
    await expect(startEmulator({ port, temporaryDir })).rejects.toThrow(/EADDRINUSE/);
    expect(readdirSync(temporaryDir)).toEqual([]);
  });
});

describe('the API over TLS', () => {
  it('uses the given certificate', async () => {
    const tls = await makeCertificate();
    const service = await emulator({ tls });
    expect(service.baseUrl).toMatch(/^https:/);
    expect(service.storeUrl).toMatch(/^http:/);
    const statusWith = async (ca: string[]): Promise<unknown> => {
      const req = request(`${service.baseUrl}/nothing`, { ca, agent: false }).end();
      const [response] = (await once(req, 'response')) as [{ statusCode: number; resume: () => void }];
      response.resume();
      return response.statusCode;
    };
    expect(await statusWith([tls.cert])).toBe(404);
    await expect(statusWith([])).rejects.toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
    expect((await emulator({ tls: { ...tls, store: true } })).storeUrl).toMatch(/^https:/);
  });
});

describe('the emulator command', () => {
  const main = join(import.meta.dirname, '..', '..', 'emulator', 'main.ts');

  itOnPosix.each(['SIGINT', 'SIGTERM'] as const)('runs until %s', async (signal) => {
    const child = spawn(process.execPath, [main, '--docs', DOCS, '--key', 'adm_mine', '--agent-jobs']);
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => (printed += part));
    while (!printed.includes('Press Ctrl+C')) await once(child.stdout, 'data');
    const baseUrl = /^Base URL +(\S+)$/m.exec(printed)?.[1] ?? '';
    expect(printed).toContain("-H 'Authorization: Bearer adm_mine'");
    const headers = { authorization: 'Bearer adm_mine' };
    for (const id of ['job_pull_request', 'job_no_change', 'job_failed', 'job_archived']) {
      expect(printed).toContain(id);
      expect((await fetch(`${baseUrl}/v2/agent/demo/job/${id}`, { headers })).status).toBe(200);
    }
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  itOnPosix('runs the commands in its README', async () => {
    for (const command of commandsOf('emulator/README.md')) {
      // Skips the script that installs missing packages, because it would replace node_modules during the tests.
      const env = { ...process.env, npm_config_ignore_scripts: 'true' };
      const child = spawn(command, { cwd: join(main, '..', '..'), shell: true, detached: true, env });
      let printed = '';
      child.stdout.setEncoding('utf8').on('data', (part: string) => (printed += part));
      while (!printed.includes('Press Ctrl+C')) await once(child.stdout, 'data');
      expect(printed).toMatch(/^Base URL +http:\/\/127\.0\.0\.1:\d+$/m);
      process.kill(-(child.pid ?? 0), 'SIGTERM');
      await once(child, 'exit');
    }
  });

  it('returns when the background process is ready, and writes its connection details to the outputs file', async () => {
    const outputs = join(temporaryDir, 'outputs');
    const args = ['--docs', DOCS, '--background', '--outputs', outputs, '--finished-job', 'se_before'];
    const child = spawn(process.execPath, [main, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    const [printed, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    expect([child.exitCode, errors]).toEqual([0, '']);
    const values = Object.fromEntries(
      readFileSync(outputs, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => line.split('=') as [string, string]),
    );
    expect(Object.keys(values)).toEqual(['base-url', 'store-url', 'api-key', 'pid']);
    expect(printed).toContain(`Base URL   ${values['base-url'] ?? ''}`);
    const url = `${values['base-url'] ?? ''}${JOBS}/se_before`;
    const headers = { authorization: `Bearer ${values['api-key'] ?? ''}` };
    expect(await (await fetch(url, { headers })).json()).toEqual({ status: 'completed', pageCount: DOC_PAGES });
    process.kill(Number(values['pid']));
    while (await fetch(url, { headers }).then(Boolean, () => false)) await sleep(20);
    rmSync(outputs);
  });

  it('reports why the background process could not start', async () => {
    const child = spawn(process.execPath, [main, '--background', '--docs', 'no-such-folder']);
    const [errors] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect([child.exitCode, errors]).toEqual([1, expect.stringContaining('Documentation folder not found')]);
  });

  it.each([
    [['--docs', 'no-such-folder'], /Documentation folder not found/],
    [['--plan', 'free'], /--plan must be/],
    [['--pages', 'many'], /--pages must be a whole number/],
    [['--finished-job', '../up'], /--finished-job must contain only/],
    [['--what'], /--what/],
  ])('rejects %j', async (args, message) => {
    const child = spawn(process.execPath, [main, ...args]);
    const [errors, exit] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(errors).toMatch(message);
    expect(exit).toEqual([1, null]);
  });
});
