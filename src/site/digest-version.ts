/** The version of the algorithm in docs/content-digest.md. A digest with another prefix cannot be compared with this one. */
export const DIGEST_PREFIX = 'c1:';

/** Whether a text is a digest of this version. */
export function isContentDigest(text: unknown): text is string {
  return typeof text === 'string' && /^c1:[0-9a-f]{64}$/.test(text);
}
