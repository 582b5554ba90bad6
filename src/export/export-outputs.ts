import { COMMON_OUTPUTS, type OutputValues } from '../runner/outputs.ts';

/** The outputs of the export mode. Digests have 64 lower-case hexadecimal digits. */
export const EXPORT_OUTPUTS = {
  ...COMMON_OUTPUTS,
  status: 'string',
  jobId: 'string',
  domain: 'string',
  progress: 'number',
  pageCount: 'number',
  bundleUrl: 'string',
  expiresAt: 'string',
  sizeBytes: 'number',
  bundlePath: 'string',
  sitePath: 'string',
  sha256: 'string',
  contentDigest: 'string',
  siteSha256: 'string',
  cacheHit: 'boolean',
  deploymentVersion: 'string',
  valuesFile: 'string',
  changed: 'boolean',
  manifestPath: 'string',
  packagePath: 'string',
} as const;

export type ExportValues = OutputValues<typeof EXPORT_OUTPUTS>;
