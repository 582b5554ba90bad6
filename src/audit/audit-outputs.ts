import type { OutputValues } from '../runner/outputs.ts';

/** The outputs of the audit, besides `errorCode`. */
export const AUDIT_OUTPUTS = {
  verdict: 'string',
  /** Numbers of distinct targets. */
  required: 'number',
  conditional: 'number',
  possible: 'number',
  missing: 'number',
  brokenLinks: 'number',
  brokenAnchors: 'number',
  /** Path of report.json. */
  report: 'string',
  contentSecurityPolicy: 'string',
} as const;

export type AuditValues = OutputValues<typeof AUDIT_OUTPUTS>;
