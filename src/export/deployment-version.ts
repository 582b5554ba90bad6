import { createHash } from 'node:crypto';

/** Digits of a digest that tell a site's versions apart: 48 bits, as many as people compare at a glance. */
const DIGEST_CHARS = 12;
/** What a Kubernetes label and an image tag take, which is where a version of a deployment ends up. */
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/;

export interface VersionSources {
  /** The input `version`. */
  readonly wanted: string | undefined;
  /** 64 hexadecimal digits; undefined where the site was not unpacked. */
  readonly contentDigest: string | undefined;
  readonly jobId: string;
}

/**
 * The version that a deployment pins: the one that was asked for, else one that is the same for the same content, else one
 * that is the same for the same job.
 */
export function deploymentVersion({ wanted, contentDigest, jobId }: VersionSources): string {
  if (wanted !== undefined) return wanted;
  if (contentDigest !== undefined) return `sha-${contentDigest.slice(0, DIGEST_CHARS)}`;
  if (LABEL.test(jobId)) return jobId;
  return `job-${createHash('sha256').update(jobId).digest('hex').slice(0, DIGEST_CHARS)}`;
}
