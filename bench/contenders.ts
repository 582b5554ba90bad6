// Runs contenders in separate processes and compares their results.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export interface Result {
  readonly elapsedMs: number;
  readonly peakMiB: number;
}

function isResult(value: unknown): value is Result {
  return typeof value === 'object' && value !== null && 'elapsedMs' in value && 'peakMiB' in value;
}

/**
 * Runs a contender once. Its script prints the result as JSON on the last line.
 *
 * @throws Error when the script fails or prints no result
 */
export function runContender(script: 'download-one.ts' | 'unpack-one.ts', args: readonly string[]): Result {
  const child = spawnSync(process.execPath, [join(import.meta.dirname, script), ...args], { encoding: 'utf8' });
  if (child.status !== 0) throw new Error(`${args[0] ?? script}: ${child.stderr}`);
  const result: unknown = JSON.parse(child.stdout.trim().split('\n').at(-1) ?? '');
  if (!isResult(result)) throw new Error(`${args[0] ?? script} did not print a result`);
  return result;
}

/** Runs all contenders in each round, in changing order. */
export function runRounds(
  contenders: readonly string[],
  rounds: number,
  runOnce: (contender: string) => Result,
): Map<string, Result[]> {
  const results = new Map<string, Result[]>(contenders.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < contenders.length; turn += 1) {
      const name = contenders[(round + turn) % contenders.length] ?? '';
      results.get(name)?.push(runOnce(name));
    }
  }
  return results;
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export function medianMs(results: readonly Result[]): number {
  return median(results.map(({ elapsedMs }) => elapsedMs));
}

/** The median of the ratios to another contender within a round. NaN without results of the other. */
export function medianRatio(results: readonly Result[], others: readonly Result[]): number {
  return median(results.map(({ elapsedMs }, round) => elapsedMs / (others[round]?.elapsedMs ?? Number.NaN)));
}
