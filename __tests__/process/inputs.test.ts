import { describe, expect, it } from '@jest/globals';
import { runAction, withEmulator, type RunOptions } from '../support/run-action.ts';

/** Runs the action with invalid inputs. Returns the listed errors, and expects that no request was sent. */
async function inputErrors(inputs: NonNullable<RunOptions['inputs']>): Promise<string[]> {
  return withEmulator({}, async (emulator) => {
    const run = await runAction(emulator, { inputs });
    expect(run.exitCode).toBe(1);
    expect(emulator.requests).toEqual([]);
    expect(run.outputs).toEqual({ result: 'error', errorCode: 'invalid-input' });
    expect(run.failure.title).toBe('Invalid inputs');
    const lines = run.failure.message.split('\n');
    expect(lines[0]).toMatch(/^\[invalid-input\] .* invalid\. No request was sent\.$/);
    expect(lines.slice(-2)).toEqual([
      'Correct the inputs. They are described in docs/inputs.md',
      'More information: docs/errors.md#invalid-input',
    ]);
    return lines.slice(1, -2);
  });
}

describe('invalid inputs', () => {
  it('are all reported in one error', async () => {
    const found = await inputErrors({
      mode: 'exprot',
      'base-url': 'api.example.com',
      'api-key': 'two words',
      domain: 'https://docs.example.com',
      'timeout-minutes': '5m',
      'poll-interval-seconds': '0',
    });
    expect(found.map((line) => line.split(' ')[0])).toEqual([
      '`mode`',
      '`base-url`',
      '`api-key`',
      '`timeout-minutes`',
      '`poll-interval-seconds`',
      '`domain`',
    ]);
    expect(found.join('\n')).not.toContain('two words');
  });

  it.each([
    { inputs: { domain: 'https://docs.example.com' }, text: 'without a scheme' },
    { inputs: { domain: 'docs.example.com/' }, text: 'a path or a slash' },
    { inputs: { domain: 'docs.example.com:443' }, text: 'without a scheme, a port' },
    { inputs: { domain: 'dócs.example.com' }, text: 'xn--' },
    { inputs: { domain: undefined }, text: '`domain` or `job-id` is required' },
    {
      inputs: { domain: undefined },
      text: '`job-id` resumes one. If the value is the output of another step',
    },
    {
      inputs: { domain: undefined, 'job-id': 'a:b', download: 'true' },
      text: '`job-id` may contain only letters, digits, `_`, `-` and single dots when `download` or `extract` is set.',
    },
    { inputs: { 'expected-sha256': 'ab'.repeat(32) }, text: '`expected-sha256` requires `download` or `extract`.' },
    { inputs: { 'expected-sha256': 'ab'.repeat(32), download: 'yes' }, text: '`download` must be `true` or `false`.' },
    { inputs: { 'expected-sha256': 'ab'.repeat(32), extract: '1' }, text: '`extract` must be `true` or `false`.' },
    {
      inputs: { 'previous-content-digest': 'ab'.repeat(32), extract: 'yes' },
      text: '`extract` must be `true` or `false`.',
    },
    { inputs: { 'job-id': 'se_1' }, text: '`domain` and `job-id` cannot be combined' },
    { inputs: { domain: undefined, 'job-id': 'a b' }, text: '`job-id` must be the `jobId` of an earlier run' },
    { inputs: { domain: undefined, 'job-id': 'se_1', version: 'v1' }, text: '`version` requires `domain`' },
    { inputs: { paths: '/index' }, text: '`paths` must contain one page per line' },
    { inputs: { paths: 'a,b' }, text: '`paths` must contain one page per line' },
    { inputs: { paths: 'guides/../../x' }, text: '`paths` must contain one page per line' },
    { inputs: { 'api-key': 'short' }, text: 'at least 8 characters' },
    { inputs: { 'api-key': 'two words' }, text: 'at least 8 characters without spaces' },
    { inputs: { 'api-key': 'Bearer adm_0123456789' }, text: '`api-key` must be the key alone, without `Bearer `.' },
    { inputs: { 'base-url': 'https://api.example.com?' }, text: '`base-url` must be a URL' },
    { inputs: { 'base-url': 'http://0.1.2.3:8080' }, text: 'must be an https URL' },
    { inputs: { 'base-url': '' }, text: '`base-url` is required' },
    { inputs: { 'base-url': 'http://api.example.com' }, text: 'must be an https URL' },
    { inputs: { 'base-url': 'https://api.example.com/v1' }, text: 'https://api.example.com.' },
    { inputs: { 'base-url': 'https://a:b@api.example.com' }, text: 'must not contain credentials' },
    { inputs: { 'timeout-minutes': '0' }, text: 'a number of minutes' },
    { inputs: { 'timeout-minutes': '1e3' }, text: 'a number of minutes' },
    { inputs: { 'timeout-minutes': '-1' }, text: 'a number of minutes' },
    { inputs: { 'poll-interval-seconds': 'Infinity' }, text: 'a number of seconds' },
  ])('are reported: $inputs', async ({ inputs, text }) => {
    const found = await inputErrors(inputs);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(text);
  });

  it('include an empty key, with a hint that forks receive no secrets', async () => {
    const [found] = await inputErrors({ 'api-key': '' });
    expect(found).toContain('`api-key` is empty');
    expect(found).toContain('pull requests from forks');
  });
});

describe('the action', () => {
  it('fails without GITHUB_OUTPUT, because the link would appear in the log', async () => {
    await withEmulator({}, async (emulator) => {
      const run = await runAction(emulator, { environment: { GITHUB_OUTPUT: undefined } });
      expect(run.exitCode).toBe(1);
      expect(run.failure.message).toContain('[runner-unsupported]');
      expect(emulator.requests).toEqual([]);
    });
  });

  it('fails before it starts a job when the output file cannot be written', async () => {
    await withEmulator({}, async (emulator) => {
      const run = await runAction(emulator, { environment: { GITHUB_OUTPUT: '/nowhere/output' } });
      expect(run.failure.message).toContain('[runner-unsupported]');
      expect(emulator.requests).toEqual([]);
    });
  });

  it('masks the key before anything else is written', async () => {
    await withEmulator({}, async (emulator) => {
      const run = await runAction(emulator);
      expect(run.stdout.split('\n')[0]).toBe(`::add-mask::${emulator.apiKey}`);
    });
  });
});
