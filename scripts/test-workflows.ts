// `npm run test:workflows`: runs .github/workflows/end-to-end.yml on this machine with act, without containers. The comment at
// the top of the workflow lists where act differs from GitHub's runner.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ACT, ensureTool, root, runTool } from './workflow-tools.ts';

const { values: options } = parseArgs({
  options: { install: { type: 'boolean', default: false }, job: { type: 'string' } },
});

/** Runs the workflow, or with --job one job and those that it needs. */
function runWorkflow(): boolean {
  const work = join(root, '.work', 'act');
  mkdirSync(work, { recursive: true });
  const folder = mkdtempSync(join(work, 'run-'));
  const event = join(folder, 'event.json');
  writeFileSync(event, JSON.stringify({ ref: 'refs/heads/main' }));
  const args = [
    'push',
    ...['--workflows', join(root, '.github', 'workflows', 'end-to-end.yml')],
    ...['--platform', 'ubuntu-latest=-self-hosted'],
    ...['--eventpath', event],
    ...(options.job === undefined ? [] : ['--job', options.job]),
  ];
  // Ignores the user's settings for act, and keeps its cache out of the home folder.
  const environment = {
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_CACHE_HOME: join(folder, 'cache'),
    // act runs JavaScript actions with the first `node` in PATH, which must be Node 24.
    PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
  };
  try {
    return runTool(ACT, args, environment);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.platform === 'win32') {
  console.error('SKIPPED: the end-to-end workflow runs in bash on Linux and macOS.');
} else if (ensureTool(ACT, options.install) && !runWorkflow()) {
  process.exitCode = 1;
}
