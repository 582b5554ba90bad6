import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { tarOf } from '../support/archive-bytes.ts';
import { withFolder } from '../support/bundles.ts';
import { runAction, withEmulator, type ActionRun } from '../support/run-action.ts';
import { CompareWorkspace, page, type Files } from '../support/run-compare.ts';

const C1 = /^c1:[0-9a-f]{64}$/;

/** Exports a site and compares it with an earlier digest. */
async function exportSite(site: Files, digest = ''): Promise<ActionRun> {
  return withFolder(async (directory) => {
    const archiveFile = join(directory, 'served');
    const entries = Object.entries(site).map(([name, content = '']) => ({ name, content: String(content) }));
    writeFileSync(archiveFile, gzipSync(tarOf(...entries)));
    return withEmulator({ archiveFile }, (emulator) =>
      runAction(emulator, { directory, inputs: { extract: 'true', 'previous-content-digest': digest } }),
    );
  });
}

const site = (content: string, build: string): Files => ({
  'index.html': page('Home', '<p>Welcome.</p>', build),
  'guides/start.html': page('Start', `<p>${content}</p><img src="/img/logo.${build}.png">`, build),
  [`img/logo.${build}.png`]: 'picture',
});

describe('the content digest', () => {
  it('stays the same in a new build of the same content, and changes with the content', async () => {
    const first = await exportSite(site('The port is 80.', 'a1b2c3d4'));
    const { contentDigest = '', siteSha256 } = first.outputs;
    expect(contentDigest).toMatch(C1);
    const rebuilt = await exportSite(site('The port is 80.', '00c0ffee'), contentDigest);
    expect(rebuilt.outputs).toMatchObject({ contentDigest, changed: 'false' });
    expect(rebuilt.outputs['deploymentVersion']).toBe(first.outputs['deploymentVersion']);
    expect(rebuilt.outputs['siteSha256']).not.toBe(siteSha256);
    const edited = await exportSite(site('The port is 8080.', 'a1b2c3d4'), contentDigest);
    expect(edited.outputs['changed']).toBe('true');
    expect(edited.outputs['deploymentVersion']).not.toBe(first.outputs['deploymentVersion']);
  });

  it.each(['ab'.repeat(32), `c2:${'ab'.repeat(32)}`])('of another version counts as changed: %s', async (digest) => {
    const run = await exportSite(site('The port is 80.', 'a1b2c3d4'), digest);
    expect(run.outputs['changed']).toBe('true');
    expect(run.log).toContainEqual(expect.stringContaining('`previous-content-digest` belongs to another version'));
  });

  it('is the same in the comparison, for a site that is read by worker threads, with a folder around it or not', async () => {
    const filler = `<p>${'filler words '.repeat(900)}</p>`;
    const pages = Object.fromEntries(
      Array.from({ length: 700 }, (_, index) => [
        `part-${index % 7}/p${index}.html`,
        page(`P${index}`, `<p>Page ${index} <a href="/part-0/p0.html">first</a></p>${filler}`),
      ]),
    );
    const files: Files = { ...pages, 'index.html': page('Home', '<p>Welcome.</p>') };
    const wrapped = Object.fromEntries(Object.entries(files).map(([name, text]) => [`export/${name}`, text]));
    const digests = [(await exportSite(files)).outputs, (await exportSite(wrapped)).outputs];
    const workspace = new CompareWorkspace();
    workspace.write('before', files);
    workspace.write('after', files);
    const { outputs } = await workspace.run();
    expect(outputs['contentDigest']).toMatch(C1);
    expect(digests.map(({ contentDigest }) => contentDigest)).toEqual([
      outputs['contentDigest'],
      outputs['contentDigest'],
    ]);
  });
});
