import { describe, expect, it } from '@jest/globals';
import { deploymentVersion } from '../../../src/export/hand-over.ts';

const contentDigest = '0123456789abcdef'.repeat(4);

describe('the version to deploy', () => {
  it('is the requested one, otherwise from the content, otherwise from the job', () => {
    expect(deploymentVersion({ version: 'v 2', contentDigest, jobId: 'se_1' })).toBe('v 2');
    expect(deploymentVersion({ version: undefined, contentDigest, jobId: 'se_1' })).toBe('sha-0123456789ab');
    expect(deploymentVersion({ version: undefined, contentDigest: undefined, jobId: 'se_1' })).toBe('se_1');
  });

  it.each(['Job:7/a?x#y', '-begins', 'ends_', 'x'.repeat(64)])('is a valid label for the job %p', (jobId) => {
    const version = deploymentVersion({ version: undefined, contentDigest: undefined, jobId });
    expect(version).toMatch(/^job-[0-9a-f]{12}$/);
    expect(deploymentVersion({ version: undefined, contentDigest: undefined, jobId: `${jobId}2` })).not.toBe(version);
  });
});
