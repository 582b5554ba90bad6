import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readManifest } from '../../../scripts/runner-step.ts';
import { readStartArguments, type StartArguments } from '../../../scripts/start-arguments.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const inputNames = Object.keys(readManifest().inputs);

function read(...args: string[]): StartArguments | undefined {
  return readStartArguments(args, { from: root, inputNames });
}

describe('the arguments of npm start', () => {
  it('have defaults', () => {
    expect(read()).toEqual({
      mode: 'export',
      result: 'pull-request',
      docsDir: join(root, 'docs'),
      pages: 0,
      optionalFields: false,
      serve: false,
      inputs: {},
    });
  });

  it('are read', () => {
    expect(read('--mode', 'agent', '--result', 'failed', '--optional-fields')).toMatchObject({
      mode: 'agent',
      result: 'failed',
      optionalFields: true,
    });
    const pairs = ['--with', 'paths=a=b', '--with', 'version=', '--with', 'extract=True'];
    expect(read('--docs', 'scripts', '--pages', '12', '--serve', ...pairs)).toMatchObject({
      docsDir: join(root, 'scripts'),
      pages: 12,
      serve: true,
      inputs: { paths: 'a=b', version: '', extract: 'True' },
    });
  });

  it('may ask for the usage', () => {
    expect(read('--help')).toBeUndefined();
  });

  it.each([
    { args: ['--foo'], says: "Unknown option '--foo'" },
    { args: ['word'], says: "Unexpected argument 'word'" },
    { args: ['--pages', '-1'], says: "'--pages' argument is ambiguous" },
    { args: ['--pages=-1'], says: '--pages must be a whole number.' },
    { args: ['--pages', 'abc'], says: '--pages must be a whole number.' },
    { args: ['--pages', ''], says: '--pages must be a whole number.' },
    { args: ['--with', 'timeout-minutes'], says: 'the value is missing; write --with timeout-minutes=VALUE.' },
    { args: ['--with', 'nope=1'], says: '--with nope=1: the action has no input "nope".' },
    { args: ['--with', 'constructor=1'], says: 'the action has no input "constructor".' },
    { args: ['--mode', 'agnet'], says: '--mode must be one of: export, agent.' },
    { args: ['--mode', 'agent', '--result', 'merged'], says: '--result must be one of: pull-request, no-change,' },
    { args: ['--result', 'failed'], says: '--result goes with --mode agent.' },
    { args: ['--serve', '--mode', 'agent'], says: '--serve goes with --mode export' },
    { args: ['--serve', '--with', 'extract=false'], says: '--serve needs extract=true' },
    { args: ['--docs', 'nowhere'], says: `There is no folder ${join(root, 'nowhere')}.` },
    { args: ['--docs', 'package.json'], says: `There is no folder ${join(root, 'package.json')}.` },
  ])('$args are a mistake', ({ args, says }) => {
    let message = '';
    try {
      read(...args);
    } catch (error) {
      message = error instanceof Error ? error.message : '';
    }
    expect(message).toContain(says);
    expect(message).not.toContain('\n');
  });

  it('are checked before anything starts, and a mistake in them is said in a line', () => {
    const args = [join(root, 'scripts', 'start.ts'), '--mode', 'agnet'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: '--mode must be one of: export, agent.\nRun it with --help for its options.\n',
    });
  });
});
