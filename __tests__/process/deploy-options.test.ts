import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import type { FaultAction } from '../../emulator/index.ts';
import { resumeJob, withFolder } from '../support/bundles.ts';
import { runAction, trace, withEmulator } from '../support/run-action.ts';

function readValues(path = ''): unknown {
  return parse(readFileSync(path, 'utf8'));
}

/** Changes the expiry of a link in the bundle response. */
function expiringIn(minutes: number): FaultAction {
  const expiresAt = (): string => new Date(Date.now() + minutes * 60_000).toISOString();
  return { type: 'patch', json: (value) => ({ ...(value as object), expiresAt: expiresAt() }) };
}

describe('values-file', () => {
  it('contains the values of the chart, readable only by its owner', async () => {
    await withFolder(async (directory) => {
      await withEmulator({}, async (emulator) => {
        const run = await runAction(emulator, { directory, inputs: { 'values-file': 'values.yaml' } });
        const { bundleUrl, deploymentVersion, jobId, valuesFile } = run.outputs;
        expect(valuesFile).toBe(join(directory, 'workspace', 'values.yaml'));
        expect(statSync(valuesFile ?? '').mode & 0o777).toBe(0o600);
        expect(readValues(valuesFile)).toEqual({ staticExport: { enabled: true, bundleUrl, version: jobId } });
        expect(deploymentVersion).toBe(jobId);
        expect(readdirSync(join(directory, 'workspace'))).toEqual(['values.yaml']);
      });
    });
  });

  it('contains the requested version, quoted as needed', async () => {
    const version = '1.10: "a", {b} # c\\';
    await withFolder(async (directory) => {
      await withEmulator({}, async (emulator) => {
        const path = join(directory, 'v.yaml');
        const run = await runAction(emulator, { directory, inputs: { version, 'values-file': path } });
        expect(readValues(run.outputs['valuesFile'])).toMatchObject({ staticExport: { version } });
        expect(run.outputs['deploymentVersion']).toBe(version);
      });
    });
  });

  it('contains the requested version for a job that another run started', async () => {
    await withFolder(async (directory) => {
      await withEmulator({}, async (emulator) => {
        const jobId = emulator.startJob({ domain: 'docs.example.com' });
        const inputs = { domain: undefined, 'job-id': jobId, version: 'sha-1', 'values-file': 'values.yaml' };
        const run = await runAction(emulator, { directory, inputs });
        expect(readValues(run.outputs['valuesFile'])).toMatchObject({ staticExport: { version: 'sha-1' } });
      });
    });
  });

  it.each([
    { path: 'missing/v.yaml', message: 'the folder WORKSPACE/missing does not exist.\nCreate the folder before' },
    { path: 'a-file/v.yaml', message: 'WORKSPACE/a-file/v.yaml cannot be written (ENOTDIR).\nUse the path of a file' },
    { path: '.git', message: 'WORKSPACE/.git is a folder.\n' },
    { path: 'out/v.yaml', message: 'WORKSPACE/out/v.yaml leads outside the workspace through a symbolic link.\n' },
    { path: '##[error]x/v.yaml', message: 'the folder WORKSPACE/## [error]x does not exist.\n' },
  ])('rejects $path before any request is sent', async ({ path, message }) => {
    await withFolder(async (directory) => {
      const workspace = join(directory, 'workspace');
      mkdirSync(join(workspace, '.git'), { recursive: true });
      writeFileSync(join(workspace, 'a-file'), '');
      symlinkSync(directory, join(workspace, 'out'));
      await withEmulator({}, async (emulator) => {
        const run = await runAction(emulator, { directory, inputs: { 'values-file': path } });
        expect(run.failure.title).toBe('Values file not writable');
        const expected = `[values-unwritable] \`values-file\`: ${message.replaceAll('WORKSPACE', workspace)}`;
        expect(run.failure.message).toContain(expected);
        expect(emulator.requests).toEqual([]);
        expect(existsSync(join(directory, 'values.yaml'))).toBe(false);
      });
    });
  });
});

describe('the deploy inputs', () => {
  it.each([
    { inputs: { 'values-file': '../values.yaml' }, text: '`values-file` must stay in the workspace' },
    { inputs: { 'values-file': 'a/../../b' }, text: '`values-file` must stay in the workspace' },
    { inputs: { 'values-file': 'folder/' }, text: '`values-file` must be the path of a file' },
    { inputs: { 'values-file': '.' }, text: '`values-file` must be the path of a file' },
    { inputs: { 'values-file': '~/values.yaml' }, text: '`values-file` starts with `~`' },
    { inputs: { 'min-link-minutes': 'soon' }, text: '`min-link-minutes` must be a number of minutes' },
    { inputs: { 'previous-content-digest': 'abc', extract: 'true' }, text: 'such as the output `contentDigest`' },
    {
      inputs: { 'previous-content-digest': 'ab'.repeat(32), download: 'true' },
      text: '`previous-content-digest` requires `extract: true`',
    },
    { inputs: { 'min-pages': '0' }, text: '`min-pages` must be a whole number of at least 1' },
    { inputs: { 'min-pages': '1.5' }, text: '`min-pages` must be a whole number' },
    { inputs: { 'previous-page-count': '-1' }, text: '`previous-page-count` must be a whole number of at least 0' },
    {
      inputs: { 'max-page-drop-percent': '101' },
      text: '`max-page-drop-percent` must be a percentage from 0 to 100, such as 30.',
    },
    { inputs: { version: 'x'.repeat(201) }, text: '`version` must be one line' },
  ])('are reported once: $inputs', async ({ inputs, text }) => {
    await withEmulator({}, async (emulator) => {
      const run = await runAction(emulator, { inputs });
      expect(run.failure.message.split('\n')).toHaveLength(4);
      expect(run.failure.message).toContain(text);
      expect(emulator.requests).toEqual([]);
    });
  });

  it('are rejected in agent mode', async () => {
    await withEmulator({}, async (emulator) => {
      const inputs = { mode: 'agent', domain: undefined, 'project-id': 'p', 'agent-job-id': 'a', 'min-pages': '3' };
      const run = await runAction(emulator, { inputs });
      expect(run.failure.message).toContain('`min-pages` requires `mode: export`.');
    });
  });
});

describe('min-link-minutes', () => {
  const countLinks = (requests: Parameters<typeof trace>[0]): number =>
    trace(requests).filter((line) => line.startsWith('POST bundle')).length;

  it('requests a new link once when the first one is too short, and uses it', async () => {
    await withFolder(async (directory) => {
      await withEmulator({}, async (emulator) => {
        emulator.inject({ on: 'bundle', do: expiringIn(4) });
        const run = await runAction(emulator, { directory, inputs: { 'values-file': 'values.yaml' } });
        expect(run.annotations).toEqual([]);
        expect(countLinks(emulator.requests)).toBe(2);
        const bundleUrl = emulator.links.at(-1);
        expect(run.outputs['bundleUrl']).toBe(bundleUrl);
        expect(readValues(run.outputs['valuesFile'])).toMatchObject({ staticExport: { bundleUrl } });
        expect(run.log).toContain('The link is valid for less than 5 min. Created a new link, in output bundleUrl.');
      });
    });
  });

  it('warns when the new link is too short as well', async () => {
    await withEmulator({ linkLifetimeMs: 120_000 }, async (emulator) => {
      const run = await runAction(emulator);
      expect(run.exitCode).toBe(0);
      expect(countLinks(emulator.requests)).toBe(2);
      expect(run.annotations).toHaveLength(1);
      expect(run.annotations[0]).toMatchObject({ level: 'warning', title: 'Link expires soon' });
      expect(run.annotations[0]?.message).toMatch(/^The link is valid for .*; `min-link-minutes` requires 5 min\. The/);
    });
  });

  it.each([
    { minutes: '0', expiresIn: 1, links: 1 },
    { minutes: '14.5', expiresIn: 14, links: 2 },
    { minutes: '10', expiresIn: 12, links: 1 },
  ])('$minutes: requests $links links if one lasts $expiresIn min', async ({ minutes, expiresIn, links }) => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'bundle', do: expiringIn(expiresIn) });
      const run = await runAction(emulator, { inputs: { 'min-link-minutes': minutes } });
      expect(run.exitCode).toBe(0);
      expect(countLinks(emulator.requests)).toBe(links);
    });
  });

  it('uses the clock of the service', async () => {
    await withEmulator({}, async (emulator) => {
      const date = new Date(Date.now() - 3_600_000).toUTCString();
      emulator.inject({ on: 'bundle', do: [expiringIn(-50), { type: 'alter', headers: { date } }] });
      const run = await runAction(emulator);
      expect(run.annotations).toEqual([]);
      expect(countLinks(emulator.requests)).toBe(1);
    });
  });

  it('keeps a valid link with a warning when no new one can be created', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'bundle', do: expiringIn(4) });
      emulator.inject({ on: 'bundle', do: { type: 'respond', status: 400, body: { error: 'enough' } } });
      const run = await runAction(emulator);
      expect(run.exitCode).toBe(0);
      expect(run.annotations.map(({ title }) => title)).toEqual(['Link expires soon']);
      expect(run.annotations[0]?.message).toContain('Could not create a new link');
      expect(run.outputs['bundleUrl']).toBe(emulator.links[0]);
    });
  });

  it('fails when the link has expired and no new one can be created', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'bundle', do: expiringIn(-1) });
      emulator.inject({ on: 'bundle', do: { type: 'respond', status: 400, body: { error: 'enough' } } });
      const run = await runAction(emulator);
      expect(run.failure.message).toContain('[request-rejected]');
      expect(run.failure.message).toContain(`job-id: ${run.outputs['jobId'] ?? ''}`);
    });
  });
});

describe('the lifetime of a link', () => {
  it('is not checked when only files are requested', async () => {
    await withEmulator({ linkLifetimeMs: 60_000 }, async (emulator) => {
      const run = await runAction(emulator, { inputs: { download: 'true' } });
      expect(run.exitCode).toBe(0);
      expect(run.annotations).toEqual([]);
      expect(emulator.links).toHaveLength(1);
    });
  });

  it.each<{ name: string; inputs: Record<string, string> }>([
    { name: 'a values file', inputs: { download: 'true', 'values-file': 'values.yaml' } },
    { name: 'a minimum lifetime', inputs: { download: 'true', 'min-link-minutes': '4' } },
    { name: 'no files', inputs: {} },
  ])('is checked when the run requests $name', async ({ inputs }) => {
    await withFolder((directory) =>
      withEmulator({ linkLifetimeMs: 60_000 }, async (emulator) => {
        const run = await runAction(emulator, { directory, inputs });
        expect(run.exitCode).toBe(0);
        expect(run.annotations).toMatchObject([{ title: 'Link expires soon' }]);
        expect(emulator.links).toHaveLength(2);
      }),
    );
  });

  it.each(['5', '0'])(
    'fails the step without a values file when two links in a row have expired (min-link-minutes: %s)',
    async (minutes) => {
      await withFolder((directory) =>
        withEmulator({ linkLifetimeMs: 0 }, async (emulator) => {
          const inputs = { 'values-file': 'values.yaml', 'min-link-minutes': minutes };
          const run = await runAction(emulator, { directory, inputs });
          expect(run.failure.message).toContain('[link-unusable] The link had expired, and the new link');
          expect(emulator.links).toHaveLength(2);
          expect(run.outputs).not.toHaveProperty('valuesFile');
          expect(existsSync(join(directory, 'workspace', 'values.yaml'))).toBe(false);
        }),
      );
    },
  );

  it('is unknown for a new link without an expiry', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'bundle', do: expiringIn(4) });
      const json = (value: unknown): unknown => ({ ...(value as object), expiresAt: undefined });
      emulator.inject({ on: 'bundle', do: { type: 'patch', json } });
      const { outputs } = await runAction(emulator);
      expect(outputs['bundleUrl']).toBe(emulator.links[1]);
      expect(outputs['expiresAt'] ?? '').toBe('');
    });
  });
});

describe('changed', () => {
  it('is true without a previous digest, false for the same site, true for another', async () => {
    await withFolder(async (directory) => {
      await withEmulator({}, async (emulator) => {
        const jobId = emulator.startJob({ domain: 'docs.example.com' });
        const run = (digest: string): ReturnType<typeof runAction> =>
          runAction(emulator, {
            directory,
            ...resumeJob(jobId, { extract: 'true', 'previous-content-digest': digest }),
          });
        const first = await run('');
        expect(first.outputs['changed']).toBe('true');
        const { contentDigest = '' } = first.outputs;
        expect(first.outputs['deploymentVersion']).toBe(`sha-${contentDigest.slice(3, 15)}`);
        const same = await run(contentDigest.toUpperCase());
        expect(same.outputs['changed']).toBe('false');
        expect(same.summary).toContain('The site has not changed');
        expect((await run(`c1:${'ab'.repeat(32)}`)).outputs['changed']).toBe('true');
      });
    });
  });
});
