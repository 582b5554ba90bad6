// Unpacks one archive once, in a process of its own, and prints what it took. bench/unpack.ts starts it.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

type Unpack = (archive: string, target: string) => unknown;

/** Each loads only what it needs, so that no contender's memory counts for another. */
const CONTENDERS: Readonly<Record<string, () => Promise<Unpack>>> = {
  ours: async () => {
    const { unpackArchive } = await import('../src/bundle/unpack/unpack-archive.ts');
    return (path, targetDir) => unpackArchive({ path, targetDir, signal: new AbortController().signal });
  },
  'system tar': () =>
    Promise.resolve((archive, target) => {
      const { status } = spawnSync('tar', ['-xzf', archive, '-C', target], { stdio: 'inherit' });
      if (status !== 0) throw new Error(`tar ended with ${String(status)}`);
    }),
  extractTar: async () => {
    const { extractTar } = await import('@actions/tool-cache');
    return (archive, target) => extractTar(archive, target);
  },
  'npm tar': async () => {
    const { extract } = await import('tar');
    return (file, cwd) => extract({ file, cwd });
  },
};

const [contender = '', archive = '', target = ''] = process.argv.slice(2);
const load = CONTENDERS[contender];
if (load === undefined) throw new Error(`No contender is called ${contender}`);
const run = await load();
mkdirSync(target);
const startMs = performance.now();
await run(archive, target);
const elapsedMs = performance.now() - startMs;
// extractTar writes to stdout; the last line is ours.
console.log(`\n${JSON.stringify({ elapsedMs, peakMiB: process.resourceUsage().maxRSS / 1024 })}`);
