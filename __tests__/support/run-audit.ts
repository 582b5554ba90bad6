import { spawn } from 'node:child_process';
import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditReport } from '../../src/audit/audit-report.ts';
import { inputVariable, parseOutputFile } from '../../scripts/runner-step.ts';

/** What a run of the audit came to. */
export interface AuditRun {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** Undefined where no report was written. */
  readonly report: AuditReport | undefined;
  /** Names of what the run left in its temporary folder, the folder of the report aside. */
  readonly leftBehind: readonly string[];
  readonly hasPicture: boolean;
}

export interface AuditOptions {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

/** Runs the built audit on a folder, as a runner does. No browser unless the inputs say so. */
export async function runAudit(path: string, { inputs = {}, environment = {} }: AuditOptions = {}): Promise<AuditRun> {
  const directory = mkdtempSync(join(tmpdir(), 'audit-'));
  const file = (name: string): string => {
    writeFileSync(join(directory, name), '');
    return join(directory, name);
  };
  mkdirSync(join(directory, 'temp'));
  const all = { path, 'fail-on': 'required, missing', resolve: 'auto', browser: 'false', ...inputs };
  const child = spawn(process.execPath, [join(process.cwd(), 'dist', 'audit', 'index.js')], {
    cwd: directory,
    env: {
      PATH: process.env['PATH'],
      GITHUB_OUTPUT: file('output'),
      GITHUB_STEP_SUMMARY: file('summary.md'),
      GITHUB_WORKSPACE: directory,
      RUNNER_TEMP: join(directory, 'temp'),
      ...Object.fromEntries(Object.entries(all).map(([name, value]) => [inputVariable(name), value])),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (stdout += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk));
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  const outputs = parseOutputFile(readFileSync(join(directory, 'output'), 'utf8'));
  const summary = readFileSync(join(directory, 'summary.md'), 'utf8');
  const folders = readdirSync(join(directory, 'temp'));
  const own = folders.find((name) => name.startsWith('site-audit-'));
  const reportText = own === undefined ? undefined : readFileSync(join(directory, 'temp', own, 'report.json'), 'utf8');
  const result: AuditRun = {
    exitCode,
    stdout,
    stderr,
    outputs,
    summary,
    report: reportText === undefined ? undefined : (JSON.parse(reportText) as AuditReport),
    leftBehind: folders.filter((name) => name !== own),
    hasPicture: own !== undefined && readdirSync(join(directory, 'temp', own)).includes('page.png'),
  };
  rmSync(directory, { recursive: true, force: true });
  return result;
}
