// Start-up time of the built action compared with `node -e 0`: until it fails on a missing input, and until its first request
// arrives. Uses medians over interleaved rounds, because the load of a machine changes. Only reports the figures, and does not
// fail on a busy machine.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inputVariable } from '../scripts/runner-step.ts';
import { median } from './contenders.ts';

const ROUNDS = 31;
const EXPECTED_MAX = { fail: 2.5, request: 3.0 } as const;
const action = fileURLToPath(new URL('../dist/index.js', import.meta.url));
const directory = mkdtempSync(join(tmpdir(), 'startup-'));

/** @returns the run time of a process in milliseconds */
function timeProcess(args: readonly string[], environment: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedMs = performance.now();
    const child = spawn(process.execPath, args, { env: { ...environment }, stdio: 'ignore' });
    child.once('error', reject);
    child.once('close', () => {
      resolve(performance.now() - startedMs);
    });
  });
}

const output = join(directory, 'output');
writeFileSync(output, '');
const base = { GITHUB_OUTPUT: output };

/** @returns milliseconds from the start of the action to the arrival of its first request */
async function timeFirstRequest(): Promise<number> {
  const arrived = Promise.withResolvers<number>();
  const server = createServer(() => {
    arrived.resolve(performance.now());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const inputs = {
    'base-url': `http://127.0.0.1:${port}`,
    'api-key': 'adm_bench-key-0123456789',
    domain: 'docs.example.com',
  };
  const variables = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [inputVariable(name), value]));
  const startedMs = performance.now();
  const child = spawn(process.execPath, [action], { env: { ...base, ...variables }, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const tookMs = (await arrived.promise) - startedMs;
  child.kill('SIGKILL');
  await ended;
  server.closeAllConnections();
  server.close();
  return tookMs;
}

const samples = { empty: [] as number[], fail: [] as number[], request: [] as number[] };
for (let round = 0; round < ROUNDS; round++) {
  samples.empty.push(await timeProcess(['-e', '0'], base));
  samples.fail.push(await timeProcess([action], base));
  samples.request.push(await timeFirstRequest());
}
rmSync(directory, { recursive: true, force: true });

const emptyMs = median(samples.empty);
console.log(`Start-up, median of ${ROUNDS} interleaved rounds, Node ${process.version}\n`);
console.log('| what | median | of node -e 0 | expected at most |\n| --- | --- | --- | --- |');
console.log(`| node -e 0 | ${emptyMs.toFixed(1)} ms | 1.00 | |`);
for (const [name, label] of [
  ['fail', 'the action, until it fails on a missing input'],
  ['request', 'the action, until its first request'],
] as const) {
  const ms = median(samples[name]);
  console.log(`| ${label} | ${ms.toFixed(1)} ms | ${(ms / emptyMs).toFixed(2)} | ${EXPECTED_MAX[name].toFixed(1)} |`);
}
