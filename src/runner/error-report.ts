import { ActionError, type ErrorCode } from '../errors.ts';

/** The annotation's title for each code. */
const TITLES: Readonly<Record<ErrorCode, string>> = {
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
  'timed-out': 'Timed out',
  cancelled: 'Cancelled',
  internal: 'Unexpected error',
};

/** What to do about a mistake in the action. */
export const REPORT_HINT = 'This is a bug in the action. Report it with the log of a run with debug logging enabled.';

/** An error of any kind as one for users: what is not an `ActionError` is a bug in the action. */
export function asActionError(error: unknown): ActionError {
  if (error instanceof ActionError) return error;
  const isError = error instanceof Error;
  const message = isError ? `${error.name}: ${error.message}` : 'A value that is not an error was thrown.';
  return new ActionError('internal', message, { hint: REPORT_HINT, cause: error });
}

/** The title of a failure's annotation, and its lines: code and message, the details, what to do next. */
export function failureText(error: ActionError): { readonly title: string; readonly lines: readonly string[] } {
  const { code, message, details, hint } = error;
  return { title: TITLES[code], lines: [`[${code}] ${message}`, ...details, hint] };
}
