import { describe, expect, it } from '@jest/globals';
import { defaultVersion } from '../../../src/export/hand-over.ts';

describe('the default of the version to deploy', () => {
  it('is one of the content, then one of the job', () => {
    expect(defaultVersion('se_1', `c1:${'0123456789abcdef'.repeat(4)}`)).toBe('sha-0123456789ab');
    expect(defaultVersion('se_1', undefined)).toBe('se_1');
  });

  it.each(['Job:7/a?x#y', '-begins', 'ends_', 'x'.repeat(64)])('names the job %p as a label can', (jobId) => {
    const version = defaultVersion(jobId, undefined);
    expect(version).toMatch(/^job-[0-9a-f]{12}$/);
    expect(defaultVersion(`${jobId}2`, undefined)).not.toBe(version);
  });
});
