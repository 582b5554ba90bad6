import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseOutputFile } from '../../scripts/runner-step.ts';

const entry = fileURLToPath(new URL('../../dist/compare/index.js', import.meta.url));

/** Files by path; undefined leaves one out. */
export type Files = Readonly<Record<string, string | Buffer | undefined>>;

export interface CompareRun {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

/** A folder with two sites, for a run of the built action. */
export class CompareWorkspace {
  readonly folder = mkdtempSync(join(tmpdir(), 'compare-'));

  path(...parts: readonly string[]): string {
    return join(this.folder, ...parts);
  }

  write(folder: string, files: Files): void {
    mkdirSync(this.path(folder), { recursive: true });
    for (const [path, text] of Object.entries(files)) {
      if (text === undefined) continue;
      mkdirSync(dirname(this.path(folder, path)), { recursive: true });
      writeFileSync(this.path(folder, path), text);
    }
  }

  /** Runs the action as a runner does. */
  async run(
    inputs: Readonly<Record<string, string>> = {},
    environment: Readonly<Record<string, string>> = {},
  ): Promise<CompareRun> {
    const [outputFile, summaryFile] = [this.path('outputs'), this.path('summary')];
    writeFileSync(outputFile, '');
    writeFileSync(summaryFile, '');
    mkdirSync(this.path('temp'), { recursive: true });
    const all = {
      before: this.path('before'),
      after: this.path('after'),
      'fail-on': 'never',
      comment: 'false',
      ...inputs,
    };
    const child = spawn(process.execPath, [entry], {
      cwd: this.folder,
      env: {
        PATH: process.env['PATH'],
        GITHUB_OUTPUT: outputFile,
        GITHUB_STEP_SUMMARY: summaryFile,
        RUNNER_TEMP: this.path('temp'),
        ...Object.fromEntries(Object.entries(all).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
        ...environment,
      },
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    const { promise, resolve } = Promise.withResolvers<number | null>();
    child.on('close', resolve);
    const exitCode = await promise;
    const outputs = parseOutputFile(readFileSync(outputFile, 'utf8'));
    return { exitCode, stdout, stderr, outputs, summary: readFileSync(summaryFile, 'utf8') };
  }
}

/** A page as a theme makes it: navigation, content, footer. */
export function page(title: string, content: string, frame = 'v1'): string {
  return `<!doctype html><html><head><meta charset="utf-8"><title>${title} | Docs</title><script src="/app.${frame}.js"></script></head>
<body><nav><a href="/">Home ${frame}</a></nav><main><h1>${title}</h1>${content}</main><footer>${frame}</footer></body></html>`;
}
