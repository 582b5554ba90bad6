import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readManifest } from '../../../scripts/runner-step.ts';
import { parseStartArguments, type StartArguments } from '../../../scripts/start-arguments.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const inputNames = Object.keys(readManifest().inputs);

function parse(...args: string[]): StartArguments | undefined {
  return parseStartArguments(args, { workingDir: root, inputNames });
}

describe('the arguments of npm start', () => {
  it('have defaults', () => {
    expect(parse()).toEqual({
      mode: 'export',
      result: 'pull-request',
      docsDir: join(root, 'docs'),
      pages: 0,
      optionalFields: false,
      serve: false,
      inputs: {},
    });
  });

  it('are parsed', () => {
    expect(parse('--mode', 'agent', '--result', 'failed', '--optional-fields')).toMatchObject({
      mode: 'agent',
      result: 'failed',
      optionalFields: true,
    });
    const pairs = ['--with', 'paths=a=b', '--with', 'version=', '--with', 'extract=True'];
    expect(parse('--docs', 'scripts', '--pages', '12', '--serve', ...pairs)).toMatchObject({
      docsDir: join(root, 'scripts'),
      pages: 12,
      serve: true,
      inputs: { paths: 'a=b', version: '', extract: 'True' },
    });
  });

  it('can request the help', () => {
    expect(parse('--help')).toBeUndefined();
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
    { args: ['--result', 'failed'], says: '--result requires --mode agent.' },
    { args: ['--serve', '--mode', 'agent'], says: '--serve requires --mode export' },
    { args: ['--serve', '--with', 'extract=false'], says: '--serve requires extract=true' },
    { args: ['--docs', 'nowhere'], says: `Folder not found: ${join(root, 'nowhere')}` },
    { args: ['--docs', 'package.json'], says: `Folder not found: ${join(root, 'package.json')}` },
  ])('$args are rejected', ({ args, says }) => {
    let message = '';
    try {
      parse(...args);
    } catch (error) {
      message = error instanceof Error ? error.message : '';
    }
    expect(message).toContain(says);
    expect(message).not.toContain('\n');
  });

  it('are checked before anything starts, and an error is one line', () => {
    const args = [join(root, 'scripts', 'start.ts'), '--mode', 'agnet'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: 'error: --mode must be one of: export, agent.\nRun with --help to see all options.\n',
    });
  });
});
