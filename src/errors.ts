/** Every error code with the title of its annotation. Codes are public: docs/errors.md has a section about each. */
export const ERROR_TITLES = {
  'invalid-input': 'Invalid inputs',
  'runner-unsupported': 'Runner not supported',
  'proxy-invalid': 'Invalid proxy setting',
  unauthorized: 'Admin key rejected',
  forbidden: 'Access denied',
  'not-found': 'Not found',
  'request-rejected': 'Request rejected',
  redirected: 'Redirect not followed',
  'service-unavailable': 'Service unavailable',
  'rate-limited': 'Too many requests',
  unreachable: 'Service unreachable',
  'certificate-rejected': 'Certificate not trusted',
  'answer-unusable': 'Unusable response',
  'link-unusable': 'Unusable bundle link',
  'archive-refused': 'Archive rejected',
  'archive-damaged': 'Archive damaged',
  'download-failed': 'Download failed',
  'digest-mismatch': 'Unexpected digest',
  'disk-full': 'Disk full',
  'cache-unwritable': 'Folder not writable',
  'values-unwritable': 'Values file not writable',
  'too-few-pages': 'Too few pages',
  'page-count-unknown': 'Page count unknown',
  'export-failed': 'Export failed',
  'agent-failed': 'Agent job failed',
  'agent-archived': 'Agent job archived',
  'no-pull-request': 'No pull request',
  'pull-request-not-merged': 'Pull request not merged',
  'pull-request-unknown': 'Pull request state unknown',
  'site-unusable': 'Unusable site',
  'redirects-unusable': 'Unusable redirects file',
  'pages-removed': 'Pages removed',
  'redirects-broken': 'Broken redirects',
  'anchors-lost': 'Anchors removed',
  'needs-network': 'Site needs the network',
  'files-missing': 'Files missing',
  'links-broken': 'Broken links',
  'browser-unavailable': 'Browser unavailable',
  'report-unwritable': 'Report not writable',
  'timed-out': 'Timed out',
  cancelled: 'Cancelled',
  internal: 'Unexpected error',
} as const;
export type ErrorCode = keyof typeof ERROR_TITLES;

type ErrorDetails = Pick<ActionError, 'hint'> & Partial<Pick<ActionError, 'details' | 'cause'>>;

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

  withDetails(...more: readonly string[]): ActionError {
    const { code, message, hint, cause } = this;
    return new ActionError(code, message, { hint, cause, details: [...this.details, ...more] });
  }
}

export const REPORT_HINT = 'This is a bug in the action. Report it with the log of a run with debug logging enabled.';

/** An error of any kind as one for users: what is not an `ActionError` is a bug in the action. */
export function asActionError(error: unknown): ActionError {
  if (error instanceof ActionError) return error;
  const isError = error instanceof Error;
  const message = isError ? `${error.name}: ${error.message}` : 'A value that is not an error was thrown.';
  return new ActionError('internal', message, { hint: REPORT_HINT, cause: error });
}

export function failureText(error: ActionError): { readonly title: string; readonly lines: readonly string[] } {
  const { code, message, details, hint } = error;
  return { title: ERROR_TITLES[code], lines: [`[${code}] ${message}`, ...details, hint] };
}

/** The code of an error of the system or zlib, such as `ENOENT`; '' without one. */
export function codeOf(error: unknown): string {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : '';
}

/** Ends a switch over a closed union, so that a missing case is a compile error. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
