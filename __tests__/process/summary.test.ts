import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { agentJob, PR_LINK, runAgentMode } from '../support/agent.ts';
import { withFolder } from '../support/bundles.ts';
import { runAction, withEmulator } from '../support/run-action.ts';
import { readableSummary } from '../support/summary-text.ts';

const LATER =
  '- To deploy later or in another job, set <code>job-id: JOB</code> instead of <code>domain</code>. The step then creates a new link. The site is not exported again.';

describe('the job summary', () => {
  it('of an export describes the site, the values file and the package', async () => {
    await withFolder(async (directory) => {
      await withEmulator({ optionalFields: true }, async (emulator) => {
        const inputs = { extract: 'true', package: 'true', 'values-file': 'values.yaml' };
        const run = await runAction(emulator, { directory, inputs });
        expect(readableSummary(run.summary, directory)).toBe(
          [
            '## Static export of <code>docs.example.com</code>',
            '',
            '| Service | <code>SERVICE</code> |',
            '| :--- | :--- |',
            '| Job | <code>JOB</code> |',
            '| Status | <code>completed</code> |',
            '| Pages | 3 (5 HTML files in the bundle) |',
            '| Size | SIZE |',
            '| SHA-256 of the archive | <code>DIGEST</code> |',
            '| Content digest | <code>c1:DIGEST</code> |',
            '| Version to deploy | <code>sha-DIGEST</code> |',
            '| Duration | export TIME, bundle TIME, download TIME, unpack TIME |',
            '| Link | output <code>bundleUrl</code>, valid until <code>TIME</code> |',
            '',
            '### What to do next',
            '',
            '- Deploy the site in this job: <code>helm upgrade --values DIR/workspace/values.yaml …</code>',
            '- To copy the bundle to another network, upload the output <code>packagePath</code> as an artifact in this job. To verify the copy, run <code>sha256sum --check SHA256SUMS</code>.',
            LATER,
            '',
          ].join('\n'),
        );
      });
    });
  });

  it('of an existing job omits unknown values', async () => {
    const jobId = 'se_0123456789abcdef';
    await withEmulator({ finishedJobs: [jobId] }, async (emulator) => {
      const run = await runAction(emulator, { inputs: { domain: undefined, 'job-id': jobId } });
      expect(readableSummary(run.summary)).toBe(
        [
          '## Static export by job <code>JOB</code>',
          '',
          '| Service | <code>SERVICE</code> |',
          '| :--- | :--- |',
          '| Job | <code>JOB</code> |',
          '| Status | <code>completed</code> |',
          '| Pages | 3 |',
          '| Version to deploy | <code>JOB</code> |',
          '| Duration | bundle TIME |',
          '| Link | output <code>bundleUrl</code>, valid until <code>TIME</code> |',
          '',
        ].join('\n'),
      );
    });
  });

  it('of a failed job escapes the error text of the service', async () => {
    const error = '<b>No</b> page\n`index`, ask @octocat';
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'status', do: { type: 'patch', json: () => ({ status: 'failed', error }) } });
      const run = await runAction(emulator);
      expect(run.summary).not.toContain('<b>');
      expect(readableSummary(run.summary)).toBe(
        [
          '## Static export of <code>docs.example.com</code>: Export failed',
          '',
          '> **Export job JOB failed.** <code>export-failed</code>',
          '>',
          '> Domain: docs.example.com.',
          '>',
          '> Message from the service: <b>No</b> page <code>index</code>, ask @\u2060octocat',
          '',
          '**What to do next:** Fix the reported problem, then start a new export with <code>domain</code>.',
          '',
          '| Service | <code>SERVICE</code> |',
          '| :--- | :--- |',
          '| Job | <code>JOB</code> |',
          '| Status | <code>failed</code> |',
          '| Duration | export TIME |',
          '',
        ].join('\n'),
      );
    });
  });

  it('of a timeout explains how to resume', async () => {
    const exportScript = (): { status: string; progress: number; pageCount: number } => ({
      ...{ status: 'queued', progress: 0, pageCount: 0 },
    });
    await withEmulator({ exportScript }, async (emulator) => {
      const run = await runAction(emulator, { inputs: { 'timeout-minutes': '0.03' } });
      expect(readableSummary(run.summary)).toBe(
        [
          '## Static export of <code>docs.example.com</code>: Timed out',
          '',
          '> **The time limit of 0.03 min (<code>timeout-minutes</code>) was reached.** <code>timed-out</code>',
          '>',
          '> Export job JOB, last status: queued · 0 % · 0 pages. It may still be running.',
          '>',
          '> To resume it, run the step with <code>job-id: JOB</code> instead of <code>domain</code>.',
          '',
          '**What to do next:** If jobs of this size take longer, increase <code>timeout-minutes</code>.',
          '',
          '| Service | <code>SERVICE</code> |',
          '| :--- | :--- |',
          '| Job | <code>JOB</code> |',
          '| Status | <code>queued</code> |',
          '| Pages | 0 |',
          '| Duration | queued TIME |',
          '',
        ].join('\n'),
      );
    });
  });

  it('of invalid inputs lists each error', async () => {
    await withEmulator({}, async (emulator) => {
      const run = await runAction(emulator, { inputs: { domain: undefined, 'timeout-minutes': '5m' } });
      const lines = readableSummary(run.summary).split('\n');
      expect(lines[0]).toBe('## Static export action: Invalid inputs');
      expect(lines[2]).toBe('> **2 inputs are invalid. No request was sent.** <code>invalid-input</code>');
      expect(lines.filter((line) => line.startsWith('> <code>'))).toHaveLength(2);
    });
  });

  it('of an agent job describes its result', async () => {
    await withEmulator({}, async (emulator) => {
      const run = await runAgentMode(emulator, { script: [{ status: 'completed', prLink: PR_LINK }] });
      expect(readableSummary(run.summary)).toBe(
        [
          '## Agent jobs of project <code>proj</code>',
          '',
          '**The agent finished and opened a pull request.**',
          '',
          '| Job | <code>one</code> |',
          '| :--- | :--- |',
          '| Result | <code>pull-request</code> |',
          '| Status | <code>completed</code> |',
          `| Pull request | [<code>${PR_LINK}</code>](${PR_LINK}) |`,
          '| Source | <code>https://github.example.com/example/docs</code> |',
          '| Branch | <code>main</code> |',
          '| Model | <code>some-model</code> |',
          '',
        ].join('\n'),
      );
      expect(run.notices).toEqual([
        { level: 'notice', title: 'Agent job', message: `The agent finished and opened a pull request: ${PR_LINK}.` },
      ]);
    });
  });

  it('of several agent jobs is one table that starts with the deciding job', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.addAgentJob(agentJob('two', { status: 'failed' }));
      const script = [{ status: 'completed', prLink: PR_LINK }];
      const run = await runAgentMode(emulator, { script, inputs: { 'agent-job-id': 'one\ntwo' } });
      const rows = readableSummary(run.summary)
        .split('\n')
        .filter((line) => line.startsWith('|'));
      expect(rows.map((row) => row.split(' | ').slice(0, 3).join(' | '))).toEqual([
        '| Job | Result | Status',
        '| :--- | :--- | :---',
        '| <code>two</code> | <code>failed</code> | <code>failed</code>',
        '| <code>one</code> | <code>pull-request</code> | <code>completed</code>',
      ]);
    });
  });

  it.each([
    {
      name: 'the step fails',
      failOn: 'failed',
      heading: '## Agent jobs of project <code>proj</code>: Agent job failed',
    },
    { name: 'the step passes', failOn: 'never', heading: '## Agent jobs of project <code>proj</code>' },
  ])('of a failed agent job shows whether $name', async ({ failOn, heading }) => {
    await withEmulator({}, async (emulator) => {
      const run = await runAgentMode(emulator, { script: [{ status: 'failed' }], inputs: { 'fail-on': failOn } });
      const summary = readableSummary(run.summary);
      expect(summary.split('\n')[0]).toBe(heading);
      expect(summary).toContain('| Result | <code>failed</code> |');
      expect(summary).toContain('Check the job in the dashboard, and start a new one.');
      expect(summary.includes('the step does not fail')).toBe(failOn === 'never');
      expect(run.notices).toHaveLength(failOn === 'never' ? 1 : 0);
    });
  });
});

describe('the job summary file', () => {
  it.each([
    { name: 'is not set', value: undefined },
    { name: 'is empty', value: '' },
    { name: 'is not the path of a file', value: '/dev/null/summary.md' },
  ])('is skipped with a debug line when GITHUB_STEP_SUMMARY $name', async ({ value }) => {
    await withEmulator({}, async (emulator) => {
      const run = await runAction(emulator, { environment: { GITHUB_STEP_SUMMARY: value } });
      expect(run.exitCode).toBe(0);
      expect(run.annotations).toEqual([]);
      expect(run.debug.filter((line) => line.startsWith('::debug::No summary: '))).toHaveLength(1);
      expect(run.log.join('\n')).not.toContain('ummary');
    });
  });

  it('is not changed when the summary would exceed the size limit', async () => {
    await withFolder(async (directory) => {
      await withEmulator({}, async (emulator) => {
        mkdirSync(join(directory, 'files'));
        const full = join(directory, 'files', 'full.md');
        writeFileSync(full, 'x'.repeat(1024 * 1024 - 10));
        const run = await runAction(emulator, { directory, environment: { GITHUB_STEP_SUMMARY: full } });
        expect(run.exitCode).toBe(0);
        expect(run.debug).toContain(`::debug::No summary: the file already has ${1024 * 1024 - 10} bytes.`);
        expect(statSync(full).size).toBe(1024 * 1024 - 10);
      });
    });
  });
});

describe('the notice', () => {
  it('shows the essentials on one line', async () => {
    await withEmulator({ optionalFields: true }, async (emulator) => {
      const run = await runAction(emulator);
      expect(run.notices).toHaveLength(1);
      expect(run.notices[0]?.title).toBe('Static export');
      expect(readableSummary(run.notices[0]?.message ?? '')).toBe(
        'docs.example.com · 3 pages · SIZE · job JOB · link valid until TIME',
      );
    });
  });

  it('shows the domain that the service reports for an existing job, which is also an output', async () => {
    await withEmulator({}, async (emulator) => {
      const jobId = emulator.startJob({ domain: 'docs.example.com' });
      const json = (value: unknown): unknown => ({ ...(value as object), domain: 'Docs.Example.com' });
      emulator.inject({ on: 'status', do: { type: 'patch', json } });
      const run = await runAction(emulator, { inputs: { domain: undefined, 'job-id': jobId } });
      expect(run.notices[0]?.message).toMatch(/^docs\.example\.com · /);
      expect(run.outputs['domain']).toBe('docs.example.com');
    });
  });

  it('is not written when the step fails', async () => {
    await withEmulator({}, async (emulator) => {
      const run = await runAction(emulator, { inputs: { domain: 'fail.example.com' } });
      expect(run.notices).toEqual([]);
      expect(run.failure.level).toBe('error');
    });
  });
});
