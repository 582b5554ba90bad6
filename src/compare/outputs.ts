import type { CompareErrorCode } from './failure.ts';

/** Every output; compare/action.yml declares the same names. */
export interface CompareOutputValues {
  changed: boolean;
  /** Numbers of pages. */
  added: number;
  removed: number;
  moved: number;
  edited: number;
  /** Of `after`. */
  contentDigest: string;
  /** Path of report.json. */
  report: string;
  /** Path of the folder with proposed redirects. */
  redirectsPath: string;
  /** Empty when the step succeeds. */
  errorCode: CompareErrorCode | '';
}

/** Sets outputs; each as soon as it is known. */
export type SetCompareOutputs = (values: Partial<CompareOutputValues>) => void;
