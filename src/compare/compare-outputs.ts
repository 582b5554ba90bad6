import type { OutputValues } from '../runner/outputs.ts';

/** The outputs of the comparison, besides `errorCode`. */
export const COMPARE_OUTPUTS = {
  changed: 'boolean',
  /** Numbers of pages. */
  added: 'number',
  removed: 'number',
  moved: 'number',
  edited: 'number',
  /** Of `after`. */
  contentDigest: 'string',
  /** Path of report.json. */
  report: 'string',
  /** Path of the folder with proposed redirects. */
  redirectsPath: 'string',
} as const;

export type CompareValues = OutputValues<typeof COMPARE_OUTPUTS>;
