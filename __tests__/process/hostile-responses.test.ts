import { describe, expect, it } from '@jest/globals';
import { runAction, trace, withEmulator } from '../support/run-action.ts';

describe('the error text of the service', () => {
  it.each([
    { name: 'split by a terminal escape', echo: (key: string) => `${key.slice(0, 9)}\u001B[0m${key.slice(9)}` },
    { name: 'split by an invisible character', echo: (key: string) => `${key.slice(0, 9)}\u200B${key.slice(9)}` },
    { name: 'split by a line break', echo: (key: string) => `${key.slice(0, 9)}\n${key.slice(9)}` },
    { name: 'in upper case', echo: (key: string) => key.toUpperCase() },
    { name: 'percent-encoded', echo: (key: string) => key.replace('_', '%5f') },
    { name: 'split by a line break and spaces', echo: (key: string) => `${key.slice(0, 9)}\r\n  ${key.slice(9)}` },
    { name: 'split by U+034F', echo: (key: string) => Array.from(key).join('\u034F') },
    { name: 'split by a variation selector', echo: (key: string) => `${key.slice(0, 9)}\uFE0F${key.slice(9)}` },
    {
      name: 'as JSON escapes',
      echo: (key: string) => Array.from(key, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
    },
    { name: 'as HTML entities', echo: (key: string) => Array.from(key, (c) => `&#${c.charCodeAt(0)};`).join('') },
  ])('is shown without the key: $name', async ({ echo }) => {
    await withEmulator({}, async (emulator) => {
      const error = `Bad key ${echo(emulator.apiKey)} here`;
      emulator.inject({ on: 'start', do: { type: 'respond', status: 401, body: { error } } });
      const run = await runAction(emulator, { environment: { RUNNER_DEBUG: '1' } });
      expect(run.failure.message).toContain('Message from the service: Bad key *** here');
      expect(run.stdout.toLowerCase().replaceAll(/::add-mask::.*/g, '')).not.toContain(emulator.apiKey.slice(9));
    });
  });

  it('is shown without the query of a link', async () => {
    await withEmulator({}, async (emulator) => {
      const error = 'upload to https://store.example.com/b?X-Amz-Signature=deadbeefdeadbeef failed';
      emulator.inject({ on: 'status', do: { type: 'patch', json: () => ({ status: 'failed', error }) } });
      const run = await runAction(emulator, { secrets: ['deadbeefdeadbeef'] });
      expect(run.failure.message).toContain('upload to https://store.example.com/b?*** failed');
    });
  });

  it('is found in the error object of a gateway', async () => {
    await withEmulator({}, async (emulator) => {
      const body = { error: { message: 'no such tenant' } };
      emulator.inject({ on: 'start', do: { type: 'respond', status: 400, body } });
      const run = await runAction(emulator);
      expect(run.failure.message).toContain('Message from the service: no such tenant');
    });
  });
});

describe('a response with an unusual body', () => {
  it.each([
    { name: 'a long page', do: [{ type: 'respond', status: 401, body: 'x'.repeat(2_000_000) }] },
    {
      name: 'a truncated body',
      do: [
        { type: 'respond', status: 401, body: { error: 'x' } },
        { type: 'deliver', framing: 'length', truncateAt: 3 },
      ],
    },
  ] as const)('is not retried after 401: $name', async (fault) => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'start', do: fault.do });
      const run = await runAction(emulator);
      expect(run.failure.message).toContain('[unauthorized]');
      expect(run.annotations).toHaveLength(1);
      expect(trace(emulator.requests)).toEqual(['POST start -> 401']);
    });
  });

  it('is not retried when a start request is accepted with an empty body', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'start', times: 9, do: { type: 'respond', status: 202, body: '' } });
      const run = await runAction(emulator);
      expect(run.failure.message).toContain('[answer-unusable]');
      expect(run.failure.message).toContain('may have started a job');
      expect(trace(emulator.requests)).toEqual(['POST start -> 202']);
    });
  });
});

describe('an unsafe bundle link', () => {
  it.each([
    'http://bundles.example.com/b.tar.gz?sig=0123456789abcdef',
    'https://bundles.example.com/b.tar.gz\n::error::x',
    42,
  ])('is rejected and not shown: %p', async (bundleUrl) => {
    await withEmulator({}, async (emulator) => {
      const json = (value: unknown): unknown => ({ ...(value as object), bundleUrl });
      emulator.inject({ on: 'bundle', do: { type: 'patch', json } });
      const run = await runAction(emulator);
      expect(run.exitCode).toBe(1);
      expect(run.failure.title).toBe('Unusable bundle link');
      expect(run.outputs).not.toHaveProperty('bundleUrl');
      expect(run.outputs['status']).toBe('completed');
      if (typeof bundleUrl === 'string' && bundleUrl !== '') expect(run.stdout).not.toContain(bundleUrl);
    });
  });
});
