import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { siteDigests } from '../../src/bundle/cache/folder-digest.ts';
import { resumeJob, packBundle, sha256Of, withFolder } from './bundles.ts';
import { overrideLinks } from './override-links.ts';
import { withServer } from './range-server.ts';
import { runAction, withEmulator, type ActionRun } from './run-action.ts';

/** Runs the action for a job whose bundle changes with each link. All runs share a tool cache; `atOnce` run at the same time. */
export async function runAlternating(runs: number, atOnce: number): Promise<void> {
  await withFolder(async (directory) => {
    const bundles = await Promise.all([1, 2].map((size) => packBundle(join(directory, String(size)), size * 100_000)));
    const bytes = bundles.map(({ file }) => readFileSync(file));
    const serveBundle: RequestListener = ({ url }, response) => {
      response.end(bytes[Number(url?.at(-1))]);
    };
    await withServer(serveBundle, (store) =>
      withEmulator({}, async (emulator) => {
        let links = 0;
        const nextLink = (): URL => new URL(`/${String((links += 1) % 2)}`, store);
        overrideLinks(emulator, nextLink, () => ({ sizeBytes: bytes[links % 2]?.length }));
        const jobId = emulator.startJob({ domain: 'docs.example.com' });
        const environment = { RUNNER_TOOL_CACHE: join(directory, 'tool-cache') };
        const waiting = Array.from({ length: runs }, (_, index) => join(directory, `run-${String(index)}`));
        const done: ActionRun[] = [];
        const runWaiting = async (): Promise<void> => {
          for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop())
            done.push(
              await runAction(emulator, { directory: folder, environment, ...resumeJob(jobId, { extract: 'true' }) }),
            );
        };
        await Promise.all(Array.from({ length: atOnce }, runWaiting));
        for (const run of done) await expectDigests(run);
        expect(new Set(done.map(({ outputs }) => outputs['sha256']))).toEqual(
          new Set(bundles.map(({ sha256 }) => sha256)),
        );
        expect(done).toHaveLength(runs);
      }),
    );
  });
}

/** Expects that the files of a run still match its digests. */
async function expectDigests({ annotations, exitCode, outputs }: ActionRun): Promise<void> {
  expect(annotations).toEqual([]);
  expect(exitCode).toBe(0);
  expect(await sha256Of(outputs['bundlePath'] ?? '')).toBe(outputs['sha256']);
  const digests = await siteDigests(outputs['sitePath'] ?? '', '', new AbortController().signal);
  expect(digests?.siteSha256).toBe(outputs['siteSha256']);
}
