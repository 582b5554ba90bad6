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

  it('can be --help', () => {
    expect(parse('--help')).toBeUndefined();
  });

  it.each([
    { args: ['--foo'], message: "Unknown option '--foo'" },
    { args: ['word'], message: "Unexpected argument 'word'" },
    { args: ['--pages', '-1'], message: "'--pages' argument is ambiguous" },
    { args: ['--pages=-1'], message: '--pages must be a whole number.' },
    { args: ['--pages', 'abc'], message: '--pages must be a whole number.' },
    { args: ['--pages', ''], message: '--pages must be a whole number.' },
    { args: ['--with', 'timeout-minutes'], message: 'the value is missing; write --with timeout-minutes=VALUE.' },
    { args: ['--with', 'nope=1'], message: '--with nope=1: the action has no input "nope".' },
    { args: ['--with', 'constructor=1'], message: 'the action has no input "constructor".' },
    { args: ['--mode', 'agnet'], message: '--mode must be one of: export, agent.' },
    { args: ['--mode', 'agent', '--result', 'merged'], message: '--result must be one of: pull-request, no-change,' },
    { args: ['--result', 'failed'], message: '--result requires --mode agent.' },
    { args: ['--serve', '--mode', 'agent'], message: '--serve requires --mode export' },
    { args: ['--serve', '--with', 'extract=false'], message: '--serve requires extract=true' },
    { args: ['--docs', 'nowhere'], message: `Folder not found: ${join(root, 'nowhere')}` },
    { args: ['--docs', 'package.json'], message: `Folder not found: ${join(root, 'package.json')}` },
  ])('$args are rejected', ({ args, message }) => {
    let thrown = '';
    try {
      parse(...args);
    } catch (error) {
      thrown = error instanceof Error ? error.message : '';
    }
    expect(thrown).toContain(message);
    expect(thrown).not.toContain('\n');
  });

  it('are checked before anything starts, with a one-line error', () => {
    const args = [join(root, 'scripts', 'start.ts'), '--mode', 'agnet'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: 'error: --mode must be one of: export, agent.\nRun with --help to see all options.\n',
    });
  });
});
