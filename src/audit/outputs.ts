import type { AuditCounts, Verdict } from './report.ts';

/** The outputs of audit/action.yml. */
export interface AuditOutputValues extends AuditCounts {
  readonly verdict: Verdict;
  /** Path of report.json. */
  readonly report: string;
  readonly contentSecurityPolicy: string;
  readonly errorCode: string;
}

/** The names of all outputs, at run time. */
export const AUDIT_OUTPUT_NAMES: readonly (keyof AuditOutputValues)[] = [
  'verdict',
  'required',
  'conditional',
  'possible',
  'missing',
  'brokenLinks',
  'brokenAnchors',
  'report',
  'contentSecurityPolicy',
  'errorCode',
];

/** Takes the step's outputs as they become known. */
export interface AuditOutputs {
  set<Name extends keyof AuditOutputValues>(name: Name, value: AuditOutputValues[Name]): void;
}
