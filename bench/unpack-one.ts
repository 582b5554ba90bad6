// Unpacks one archive with one contender and prints time and memory. bench/unpack.ts starts it in a separate process.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

type Unpack = (archive: string, target: string) => unknown;

/** Each contender loads only its own modules, so that memory is comparable. */
const CONTENDERS: Readonly<Record<string, () => Promise<Unpack>>> = {
  ours: async () => {
    const { unpackArchive } = await import('../src/bundle/unpack/unpack-archive.ts');
    return (path, targetDir) => unpackArchive({ path, targetDir, signal: new AbortController().signal });
  },
  'system tar': () =>
    Promise.resolve((archive, target) => {
      const { status } = spawnSync('tar', ['-xzf', archive, '-C', target], { stdio: 'inherit' });
      if (status !== 0) throw new Error(`tar exited with code ${String(status)}`);
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
if (load === undefined) throw new Error(`Unknown contender: ${contender}`);
const run = await load();
mkdirSync(target);
const startMs = performance.now();
await run(archive, target);
const elapsedMs = performance.now() - startMs;
// The result is the last line, because extractTar writes to stdout too.
console.log(`\n${JSON.stringify({ elapsedMs, peakMiB: process.resourceUsage().maxRSS / 1024 })}`);
