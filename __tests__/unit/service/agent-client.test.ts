import { describe, expect, it } from '@jest/globals';
import { readAgentJob } from '../../../src/service/agent-client.ts';

const FULL = {
  id: 'one',
  status: 'completed',
  source: { repository: 'https://github.com/o/r', ref: 'main' },
  model: 'm',
  prLink: 'https://github.com/o/r/pull/7',
  createdAt: '2026-11-21T04:05:06.789Z',
  archivedAt: '2026-11-21T05:05:06+01:00',
};

describe('readAgentJob', () => {
  it('reads all fields', () => {
    expect(readAgentJob(FULL)).toEqual({
      status: 'completed',
      phase: 'completed',
      prLink: 'https://github.com/o/r/pull/7',
      repository: 'https://github.com/o/r',
      ref: 'main',
      model: 'm',
      createdAt: '2026-11-21T04:05:06Z',
      archivedAt: '2026-11-21T04:05:06Z',
      parseWarnings: [],
    });
  });

  it.each([
    ['https://user:token-0123@git.example.com/o/r', 'https://git.example.com/o/r'],
    ['ssh://git@git.example.com/o/r', 'ssh://git@git.example.com/o/r'],
  ])('removes credentials from the repository %s', (repository, expected) => {
    expect(readAgentJob({ ...FULL, source: { repository } }).repository).toBe(expected);
  });

  it.each([
    ['active', 'running', 0],
    ['completed', 'completed', 0],
    ['failed', 'failed', 0],
    ['archived', 'archived', 0],
    ['Completed', 'running', 1],
    ['paused', 'running', 1],
    [null, 'running', 1],
    [7, 'running', 1],
    [' ', 'running', 1],
  ])('reads the status %j as %s', (status, phase, parseWarnings) => {
    const snapshot = readAgentJob({ ...FULL, status });
    expect(snapshot.phase).toBe(phase);
    expect(snapshot.parseWarnings).toHaveLength(parseWarnings);
  });

  it.each(['prLink', 'model', 'createdAt', 'archivedAt', 'source'])(
    'accepts a missing or null %s without a warning',
    (name) => {
      for (const body of [
        { ...FULL, [name]: null },
        Object.fromEntries(Object.entries(FULL).filter(([key]) => key !== name)),
      ]) {
        const { parseWarnings, ...snapshot } = readAgentJob(body);
        expect(parseWarnings).toEqual([]);
        expect(Object.values(snapshot).filter((value) => value === undefined)).toHaveLength(name === 'source' ? 2 : 1);
      }
    },
  );

  it.each([
    ['prLink', { href: 'x' }],
    ['model', ['m']],
    ['model', 'two\nlines'],
    ['createdAt', 'yesterday'],
    ['archivedAt', true],
  ])('warns about an invalid %s: %j', (name, value) => {
    expect(readAgentJob({ ...FULL, [name]: value }).parseWarnings).toEqual([`The field \`${name}\` is invalid`]);
  });

  it('ignores a source of another type', () => {
    expect(readAgentJob({ ...FULL, source: 'https://github.com/o/r' })).toMatchObject({
      repository: undefined,
      parseWarnings: [],
    });
    expect(readAgentJob({ ...FULL, source: { repository: 7, ref: {} } }).parseWarnings).toHaveLength(2);
  });

  it('reads an empty response as a running job', () => {
    expect(readAgentJob({})).toMatchObject({ phase: 'running', status: undefined });
  });
});
