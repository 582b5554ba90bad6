/**
 * Every way a run can fail. Codes are part of the public contract: the failure's annotation begins with one in square
 * brackets, and docs/errors.md has a section about each.
 */
export type ErrorCode =
  | 'invalid-input'
  | 'runner-unsupported'
  | 'proxy-invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'request-rejected'
  | 'redirected'
  | 'service-unavailable'
  | 'rate-limited'
  | 'unreachable'
  | 'certificate-rejected'
  | 'answer-unusable'
  | 'link-unusable'
  | 'archive-refused'
  | 'archive-damaged'
  | 'download-failed'
  | 'digest-mismatch'
  | 'disk-full'
  | 'cache-unwritable'
  | 'values-unwritable'
  | 'too-few-pages'
  | 'page-count-unknown'
  | 'export-failed'
  | 'agent-failed'
  | 'agent-archived'
  | 'no-pull-request'
  | 'pull-request-not-merged'
  | 'pull-request-unknown'
  | 'site-unusable'
  | 'redirects-unusable'
  | 'pages-removed'
  | 'redirects-broken'
  | 'anchors-lost'
  | 'needs-network'
  | 'files-missing'
  | 'links-broken'
  | 'browser-unavailable'
  | 'report-unwritable'
  | 'timed-out'
  | 'cancelled'
  | 'internal';

/** The parts of a failure besides its message. */
export interface ErrorDetails {
  /** What to do next, in one or two sentences. */
  hint: string;
  /** Lines between the message and the hint: the server's own message, or each of several mistakes. */
  details?: readonly string[];
  cause?: unknown;
}

/** The only error type that users see: what happened (the message), what to do next (the hint), and why (the cause). */
export class ActionError extends Error {
  override readonly name = 'ActionError';
  readonly code: ErrorCode;
  readonly hint: string;
  readonly details: readonly string[];

  constructor(code: ErrorCode, message: string, { hint, details = [], cause }: ErrorDetails) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.hint = hint;
    this.details = details;
  }

  /** The same error with more lines before its hint. */
  withDetails(...more: readonly string[]): ActionError {
    const { code, message, hint, cause } = this;
    return new ActionError(code, message, { hint, cause, details: [...this.details, ...more] });
  }
}

/** Ends a switch over a closed union, so that a missing case is a compile error. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
