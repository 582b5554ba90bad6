import { ActionError, type ErrorCode } from '../errors.ts';
import type { SummaryFailure } from '../export/summary.ts';

/** The annotation's title for each code: what went wrong in the words of somebody who looks at a red job. */
const TITLES: Readonly<Record<ErrorCode, string>> = {
  'invalid-input': 'Inputs to correct',
  'runner-unsupported': 'Runner not supported',
  'proxy-invalid': 'Proxy setting malformed',
  unauthorized: 'Admin key not accepted',
  forbidden: 'Not allowed',
  'not-found': 'Not found',
  'request-rejected': 'Request refused',
  redirected: 'Redirect not followed',
  'service-unavailable': 'Service unavailable',
  'rate-limited': 'Too many requests',
  unreachable: 'Service not reached',
  'certificate-rejected': 'Certificate not trusted',
  'answer-unusable': 'Unusable answer',
  'link-unusable': 'Unusable bundle link',
  'archive-refused': 'Archive refused',
  'archive-damaged': 'Archive damaged',
  'download-failed': 'Download failed',
  'digest-mismatch': 'Unexpected digest',
  'disk-full': 'Disk full',
  'cache-unwritable': 'Folder not writable',
  'values-unwritable': 'Values file not writable',
  'too-few-pages': 'Too few pages',
  'page-count-unknown': 'Number of pages unknown',
  'export-failed': 'Export failed',
  'agent-failed': 'Agent job failed',
  'agent-archived': 'Agent job archived',
  'no-pull-request': 'No pull request',
  'pull-request-not-merged': 'Pull request not merged',
  'pull-request-unknown': 'Pull request not readable',
  'timed-out': 'Timed out',
  cancelled: 'Cancelled',
  internal: 'Unexpected error',
};

/** A failure as the annotation shows it. */
export interface FailureText {
  readonly title: string;
  readonly lines: readonly string[];
}

/** An error of any kind as the one that users get: what is no `ActionError` is a mistake of this program. */
export function toActionError(error: unknown): ActionError {
  if (error instanceof ActionError) return error;
  const message = error instanceof Error ? `${error.name}: ${error.message}` : 'A value was thrown that is no error.';
  return new ActionError('internal', message, {
    hint: 'This is a mistake in the action: please report it with the log of a run with debug logging on.',
    cause: error,
  });
}

/** Writes a failure out: code and message, the details, what to do next. */
export function failureText({ code, message, details, hint }: ActionError): FailureText {
  return { title: TITLES[code], lines: [`[${code}] ${message}`, ...details, hint] };
}

/** The same for the job summary. */
export function summaryFailure({ code, message, details, hint }: ActionError): SummaryFailure {
  return { title: TITLES[code], code, message, details, hint };
}
