// `npm run test:workflows`: runs .github/workflows/end-to-end.yml on this machine, with act in its host mode: no container,
// no network but the package registry. The workflow's head says where act differs from GitHub's runner.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ACT, ready, root, succeeds } from './workflow-tools.ts';

const { values: options } = parseArgs({
  options: { install: { type: 'boolean', default: false }, job: { type: 'string' } },
});

/** Runs the workflow, or one job of it with those it needs. */
function runWorkflow(): boolean {
  const work = join(root, '.work', 'act');
  mkdirSync(work, { recursive: true });
  const folder = mkdtempSync(join(work, 'run-'));
  const event = join(folder, 'event.json');
  writeFileSync(event, JSON.stringify({ ref: 'refs/heads/main' }));
  const arguments_ = [
    'push',
    ...['--workflows', join(root, '.github', 'workflows', 'end-to-end.yml')],
    ...['--platform', 'ubuntu-latest=-self-hosted'],
    ...['--eventpath', event],
    ...(options.job === undefined ? [] : ['--job', options.job]),
  ];
  // What act keeps goes here: settings that a person has made for it do not count, and nothing is left elsewhere.
  const environment = {
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_CACHE_HOME: join(folder, 'cache'),
    // JavaScript actions run with the `node` that is found first: the one that action.yml names.
    PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
  };
  try {
    return succeeds(ACT, arguments_, environment);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.platform === 'win32') {
  console.error('SKIPPED: the end-to-end workflow runs in bash on Linux and macOS.');
} else if (ready(ACT, options.install) && !runWorkflow()) {
  process.exitCode = 1;
}
