import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, '..', '..', '.github', 'workflows');

interface Job {
  readonly permissions?: unknown;
  readonly steps?: readonly {
    readonly uses?: string;
    readonly run?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: unknown;
  readonly concurrency?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const workflows = readdirSync(folder).map((name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  return { name, text, workflow: parse(text) as Workflow };
});

/** The text after each `uses:`, including the comment. */
const used = workflows.flatMap(({ text }) => [...text.matchAll(/\buses: (.+)/g)].map(([, value]) => value ?? ''));

describe('the workflows', () => {
  it('are these files', () => {
    expect(workflows.map(({ name }) => name).toSorted()).toEqual([
      'check-dist.yml',
      'check.yml',
      'codeql.yml',
      'end-to-end.yml',
      'release.yml',
    ]);
  });

  it('pin actions by full commit with the version in a comment', () => {
    const unpinned = used.filter((value) => !/^(\.\/\S*|[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/.test(value));
    expect(unpinned).toEqual([]);
    expect(used.length).toBeGreaterThan(20);
  });

  it('use one version of each action', () => {
    const pins = new Set(used.filter((value) => !value.startsWith('./')));
    // The parts of one repository, such as github/codeql-action, share a release.
    const repositories = [...pins].map((value) => value.replace(/^([\w-]+\/[\w-]+)[^@]*/, '$1'));
    const names = new Set(repositories.map((value) => value.split('@')[0]));
    expect(new Set(repositories).size).toBe(names.size);
  });

  it.each(workflows)('$name grants only the permissions that each job lists', ({ workflow }) => {
    expect(workflow.permissions).toEqual({});
    for (const job of Object.values(workflow.jobs)) expect(job.permissions).toEqual(expect.any(Object));
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
  });

  it.each(workflows)('$name has no expressions in scripts, and does not persist credentials', ({ workflow }) => {
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps ?? []);
    expect(steps.filter(({ run }) => run?.includes('${{')).map(({ run }) => run)).toEqual([]);
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(checkouts.map(() => false));
  });

  it('never cancel a release', () => {
    const [release] = workflows.filter(({ name }) => name === 'release.yml');
    expect(release?.workflow.concurrency).toEqual({ group: 'release', 'cancel-in-progress': false, queue: 'max' });
    expect(Object.keys(release?.workflow.on ?? {})).toEqual(['push']);
  });

  it('run nothing that npm installs in a job with write permissions', () => {
    const jobs = workflows.flatMap(({ workflow }) => Object.values(workflow.jobs));
    const writing = jobs.filter((job) => JSON.stringify(job.permissions).includes('"contents":"write"'));
    expect(writing).toHaveLength(1);
    expect(JSON.stringify(writing)).not.toMatch(/npm|npx|setup-node/);
  });
});
