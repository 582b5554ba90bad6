import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { withFolder } from '../../support/bundles.ts';

const FRAME = join(import.meta.dirname, '..', '..', '..', 'src', 'action', 'start-action.ts');

interface ActionResult {
  readonly exitCode: unknown;
  readonly stdout: string;
  readonly outputs: string;
  readonly summary: string;
}

/** Runs an action in a separate process. `run` is the body of its `run` function, which can use `context`. */
async function runInFrame(
  directory: string,
  run: string,
  environment: Record<string, string> = {},
): Promise<ActionResult> {
  const [output, summary] = [join(directory, 'output'), join(directory, 'summary.md')];
  for (const file of [output, summary]) writeFileSync(file, '');
  const script = `
    import { startAction } from ${JSON.stringify(FRAME)};
    const summarize = (failed) => ({ notice: { title: 'T', message: 'N' }, heading: 'H', sections: [String(failed)] });
    await startAction({
      title: 'Test action',
      secretInputs: ['token'],
      prepare: (context) => ({ run: async () => { ${run} }, failureResult: (code) => 'result-of-' + code, summarize }),
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary, INPUT_TOKEN: 'secret-0123456789', ...environment },
  });
  const exit = new Promise((resolve) => child.on('close', resolve));
  const stdout = await text(child.stdout);
  const exitCode = await exit;
  return { exitCode, stdout, outputs: readFileSync(output, 'utf8'), summary: readFileSync(summary, 'utf8') };
}

it('an action that succeeds writes its outputs, a notice and a summary', async () => {
  await withFolder(async (directory) => {
    const run = "context.outputs.set('pages', 3); context.logger.info('The token is ' + context.readInput('token'));";
    const result = await runInFrame(directory, run);
    expect(result.exitCode).toBe(0);
    expect(result.stdout).toBe('::add-mask::secret-0123456789\nThe token is ***\n::notice title=T::N\n');
    expect(result.outputs).toMatch(/^pages<<(\S+)\n3\n\1\n$/);
    expect(result.summary).toBe('## H\n\nfalse\n');
  });
});

it.each([
  { name: 'throws an error', run: "throw new Error('no');", message: 'Error: no' },
  {
    name: 'causes an uncaught exception',
    run: "setTimeout(() => { throw new Error('no'); }); await new Promise(() => setInterval(() => 0, 1000));",
    message: 'The action ended unexpectedly.',
  },
])('an action that $name writes its outputs, one annotation and a summary', async ({ run, message }) => {
  await withFolder(async (directory) => {
    const result = await runInFrame(directory, `context.outputs.set('pages', 3); ${run}`, {
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_ACTION_REPOSITORY: 'example/action',
      GITHUB_ACTION_REF: 'v2',
    });
    expect(result.exitCode).toBe(1);
    expect(result.stdout.match(/^::error .*$/gm)).toEqual([
      expect.stringContaining(`title=Unexpected error::[internal] ${message}%0A`),
    ]);
    expect(result.stdout).toContain('https://github.com/example/action/blob/v2/docs/errors.md#internal\n');
    expect(result.outputs.split('\n').filter((line) => ['3', 'internal', 'result-of-internal'].includes(line))).toEqual(
      ['3', 'internal', 'result-of-internal'],
    );
    expect(result.summary).toMatch(/^## H: Unexpected error\n[^]*\ntrue\n$/);
  });
});
