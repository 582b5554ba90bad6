/** Every way in which an audit fails the step; the output `errorCode`. */
export type AuditErrorCode =
  | 'invalid-input'
  | 'site-unreadable'
  | 'no-pages'
  | 'needs-network'
  | 'site-incomplete'
  | 'broken-links'
  | 'browser-unavailable'
  | 'report-unwritable'
  | 'cancelled';

/** What happened, what to do next, and further lines between the two. */
export class AuditError extends Error {
  override readonly name = 'AuditError';
  readonly code: AuditErrorCode;
  readonly hint: string;
  readonly details: readonly string[];

  constructor(
    code: AuditErrorCode,
    message: string,
    { hint, details = [], cause }: { hint: string; details?: readonly string[]; cause?: unknown },
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.hint = hint;
    this.details = details;
  }
}
