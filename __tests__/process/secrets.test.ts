import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import type { FaultAction } from '../../emulator/index.ts';
import { addOpenPulls, runAgentMode } from '../support/agent.ts';
import { withFolder } from '../support/bundles.ts';
import { withGitHub, type FakeGitHub } from '../support/github/server.ts';
import { runAction, withEmulator, type ActionRun } from '../support/run-action.ts';

type Fields = Record<string, unknown>;

/** Appends to the link in the bundle response. */
function linkWith(query: string): FaultAction {
  return { type: 'patch', json: (value) => ({ ...(value as Fields), bundleUrl: `${linkOf(value)}${query}` }) };
}

function linkOf(value: unknown): string {
  return String((value as Fields)['bundleUrl']);
}

/** Expects that no request to GitHub contains the key, also not as character references. */
function expectNotSent(key: string, github: FakeGitHub): void {
  const sent = JSON.stringify(github.requests).replaceAll(/&#(\d+);/g, (_, code: string) =>
    String.fromCharCode(Number(code)),
  );
  expect(sent).not.toContain(key);
}

/** The values that the run masked. */
function maskedValues({ stdout }: ActionRun): string[] {
  return [...stdout.matchAll(/^::add-mask::(.*)$/gm)].map(([, mask = '']) => decodeURIComponent(mask));
}

describe('a long secret', () => {
  it('is not shown when it is the signature of a link of 8,000 characters', async () => {
    const token = 'Tk9-'.repeat(1_900);
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'bundle', do: linkWith(`&X-Amz-Security-Token=${token}`) });
      const run = await runAction(emulator, { secrets: [token], environment: { RUNNER_DEBUG: '1' } });
      expect(run.exitCode).toBe(0);
      expect(run.stderr).toBe('');
      expect(run.outputs['bundleUrl']).toMatch(new RegExp(`${token}$`));
    });
  });

  it('is not shown when it is a key of 6,000 characters that the service repeats', async () => {
    const apiKey = `adm_${'k9'.repeat(2_998)}`;
    await withEmulator({ apiKey }, async (emulator) => {
      const json = (): unknown => ({ status: 'failed', error: `Key ${apiKey} and more` });
      emulator.inject({ on: 'status', do: { type: 'patch', json } });
      const run = await runAction(emulator, { secrets: [apiKey.slice(0, 500)] });
      expect(run.failure.message).toContain('Message from the service: Key *** and more');
      expect(run.summary).toContain('Export failed');
      expect(run.stderr).toBe('');
    });
  });
});

describe('a long error of a failed job', () => {
  it('is truncated without blocking the run', async () => {
    await withEmulator({}, async (emulator) => {
      const error = 'http://'.repeat(145_000);
      emulator.inject({ on: 'status', do: { type: 'patch', json: () => ({ status: 'failed', error }) } });
      const run = await runAction(emulator);
      expect(run.failure.message).toMatch(/Message from the service: (http:\/\/)+.*…\n/);
    });
  });
});

describe('outputs and files', () => {
  it('keep text that is also a parameter of the link', async () => {
    const query = '&filename=bundle.tar.gz&version=2026.11.21&ske=2031-05-06T07:08:07Z';
    const patch: FaultAction = {
      type: 'patch',
      json: (value) => ({
        ...(value as Fields),
        bundleUrl: `${linkOf(value)}${query}`,
        expiresAt: '2031-05-06T07:08:07Z',
      }),
    };
    await withFolder((directory) =>
      withEmulator({}, async (emulator) => {
        emulator.inject({ on: 'bundle', do: patch });
        const inputs = { download: 'true', version: '2026.11.21', 'mask-bundle-url': 'true' };
        const run = await runAction(emulator, { directory, inputs });
        expect(run.outputs).toMatchObject({ deploymentVersion: '2026.11.21', expiresAt: '2031-05-06T07:08:07Z' });
        expect(run.outputs['bundlePath']).toMatch(/bundle\.tar\.gz$/);
        expect(existsSync(run.outputs['bundlePath'] ?? '')).toBe(true);
        const signature = new URL(run.outputs['bundleUrl'] ?? '').searchParams.get('X-Signature');
        expect(maskedValues(run)).toEqual([emulator.apiKey, signature]);
      }),
    );
  });

  it('keep invisible characters in paths', async () => {
    await withFolder((parent) =>
      withEmulator({}, async (emulator) => {
        const directory = join(parent, 'a\u200Cb\u00ADc\u200Dd');
        const inputs = { extract: 'true', 'values-file': 'values.yaml' };
        const run = await runAction(emulator, { directory, inputs });
        const { bundlePath = '', sitePath = '', valuesFile = '' } = run.outputs;
        for (const path of [bundlePath, sitePath, valuesFile]) {
          expect(path).toContain('a\u200Cb\u00ADc\u200Dd');
          expect(existsSync(path)).toBe(true);
        }
      }),
    );
  });

  it('contain the link as the service sent it, with its quotes', async () => {
    await withFolder((directory) =>
      withEmulator({}, async (emulator) => {
        let sent = '';
        const json = (value: unknown): unknown => {
          sent = `${linkOf(value)}&response-content-disposition=attachment;filename="it's.tar.gz"`;
          return { ...(value as Fields), bundleUrl: sent };
        };
        emulator.inject({ on: 'bundle', do: { type: 'patch', json } });
        const run = await runAction(emulator, { directory, inputs: { 'values-file': 'values.yaml' } });
        expect(run.outputs['bundleUrl']).toBe(sent);
        const values: unknown = parse(readFileSync(run.outputs['valuesFile'] ?? '', 'utf8'));
        expect(values).toMatchObject({ staticExport: { bundleUrl: sent } });
      }),
    );
  });

  it('do not contain a link with an invalid character, which the error names', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'bundle', do: linkWith('&x=\u2028') });
      const run = await runAction(emulator);
      expect(run.failure.message).toContain('it contains the character U+2028, which is not allowed in a URL');
    });
  });
});

describe('a value from the service that contains the key', () => {
  it.each([
    { name: 'unchanged', echo: (key: string) => `broken ${key}` },
    { name: 'after 90 characters', echo: (key: string) => `${'x'.repeat(90)}${key}` },
    { name: 'percent-encoded', echo: (key: string) => key.replace('_', '%5f') },
    { name: 'split by U+034F', echo: (key: string) => Array.from(key).join('\u034F') },
  ])('is ignored with one warning when it is a status: $name', async ({ echo }) => {
    await withEmulator({}, async (emulator) => {
      const json = (): unknown => ({ status: echo(emulator.apiKey) });
      emulator.inject({ on: 'status', times: 2, do: { type: 'patch', json } });
      emulator.inject({ on: 'status', do: { type: 'patch', json: () => ({ status: 'failed' }) } });
      const run = await runAction(emulator, { secrets: [emulator.apiKey.slice(0, 9)] });
      const warnings = run.annotations.filter(({ level }) => level === 'warning');
      expect(warnings).toHaveLength(1);
      expect(warnings[0]?.message).toMatch(
        /^Ignored `status` from the service, because a value contains the admin key/,
      );
      expect(run.outputs['status']).toBe('failed');
    });
  });

  it('fails the step when it is the job ID', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'start', do: { type: 'patch', json: () => ({ jobId: emulator.apiKey }) } });
      const run = await runAction(emulator);
      expect(run.failure.message).toContain('[answer-unusable]');
      expect(run.outputs).not.toHaveProperty('jobId');
    });
  });

  it('fails the step when it is the link', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'bundle', do: linkWith(`&key=${emulator.apiKey}`) });
      const run = await runAction(emulator);
      expect(run.failure.message).toContain('[link-unusable]');
      expect(run.outputs).not.toHaveProperty('bundleUrl');
    });
  });

  it('is not sent to GitHub as the status of a job', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        emulator.inject({ on: 'agent', after: 1, times: 9, do: { type: 'respond', status: 401, body: {} } });
        const run = await runAgentMode(emulator, {
          github: addOpenPulls(github),
          script: [{ status: `busy ${emulator.apiKey}` }],
          inputs: { comment: 'true' },
        });
        expect(run.failure.message).toContain('[unauthorized]');
        expect(github.comments[0]?.body).toContain('not known yet');
        expectNotSent(emulator.apiKey, github);
      });
    });
  });

  it('is not sent to GitHub as a pull request link', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        const repository = `https://github.example.com/example/${emulator.apiKey}`;
        const patch = { source: { repository, ref: 'main' } };
        const run = await runAgentMode(emulator, {
          github: addOpenPulls(github),
          script: [{ status: 'completed', prLink: `${repository}/pull/7`, patch }],
          inputs: { comment: 'true' },
        });
        expect(run.outputs['result']).toBe('no-change');
        expect(github.comments).toHaveLength(1);
        expectNotSent(emulator.apiKey, github);
      });
    });
  });

  it('is removed from `jobs`, which stays valid JSON for a key with a quote and a backslash', async () => {
    const apiKey = 'adm_"0123\\456789"';
    await withEmulator({ apiKey }, async (emulator) => {
      const ref = 'https://x.example/?a="b"&c=d';
      const patch = { model: `m ${apiKey}`, source: { repository: 'example/docs', ref } };
      const run = await runAgentMode(emulator, { script: [{ status: 'completed', patch }] });
      expect(run.exitCode).toBe(0);
      const jobs: unknown = JSON.parse(run.outputs['jobs'] ?? '');
      expect(jobs).toMatchObject([{ status: 'completed', sourceRef: ref, model: null }]);
      expect(run.outputs).not.toHaveProperty('model');
    });
  });
});

describe('a link that the store rejects', () => {
  const xml = (key: string): string =>
    `<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Request has expired for &lt;${key}&gt;</Message><StringToSign>GET ${key}</StringToSign></Error>`;

  it('fails the step with the code and message of the store, and the expiry', async () => {
    await withEmulator({}, async (emulator) => {
      const expired: FaultAction = {
        type: 'patch',
        json: (value) => ({ ...(value as Fields), expiresAt: new Date(Date.now() - 60_000).toISOString() }),
      };
      emulator.inject({ on: 'bundle', times: 9, do: expired });
      const body = xml(emulator.apiKey);
      emulator.inject({ on: 'download', times: 9, do: { type: 'respond', status: 403, body } });
      const run = await runAction(emulator, { inputs: { download: 'true' } });
      expect(run.failure.message).toContain('Message from the host: AccessDenied: Request has expired for <***>');
      expect(run.failure.message).toContain('The link had expired: its `expiresAt` has passed.');
      expect(run.stdout).not.toContain('StringToSign');
    });
  });

  it('fails the step without mentioning an expiry that has not passed', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'download', times: 9, do: { type: 'respond', status: 403, body: xml('x') } });
      const run = await runAction(emulator, { inputs: { download: 'true' } });
      expect(run.failure.message).toContain('Message from the host: AccessDenied: Request has expired for <x>');
      expect(run.failure.message).not.toContain('had expired');
    });
  });
});
