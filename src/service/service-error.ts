import { ActionError, type ErrorCode } from '../errors.ts';
import { HttpError } from '../http/http-error.ts';
import { shortReason, type FailedRequest } from '../http/retry.ts';
import { describeFault, TransportError } from '../http/transport-error.ts';
import { formatDuration } from '../runner/format.ts';
import { AmbiguousStartError, MAYBE_STARTED, StoppedRequest } from './http.ts';

interface Explanation {
  readonly code: ErrorCode;
  /** What happened, as a sentence without its full stop. */
  readonly what: string;
  readonly hint: string;
}

/** What a request was about, for the messages. */
export interface RequestSubject {
  /** As in "Could not …". */
  readonly action: string;
  /** What a 404 did not find. */
  readonly missing: string;
  /** What to do after a 404. */
  readonly missingHint: string;
  /** What to do after a 403. */
  readonly forbiddenHint: string;
  /** What to do after a final 429. */
  readonly rateLimitHint: string;
  /** The inputs that the request was made of, for any other client error. */
  readonly inputs: string;
}

/** After a 429 about a job that is running. */
export const POLL_LIMIT_HINT = 'Re-run the step later, or raise `poll-interval-seconds` and `timeout-minutes`.';

const KEY_HINT =
  'Set `api-key` to an admin API key of this service, from the API keys page of its dashboard, through a repository or ' +
  'organization secret. Usual causes: a revoked or expired key, a key of another environment, or an incomplete copy of the key.';
const OUTAGE_HINT = "Check the service's status page, then re-run the step.";

function explainStatus(status: number, subject: RequestSubject): Explanation {
  if (status >= 300 && status < 400) {
    return {
      code: 'redirected',
      what: `The service responded with a redirect (${status}), which is not followed, because the admin key must stay with its host`,
      hint: "Set `base-url` to the API's own origin.",
    };
  }
  if (status >= 500 || status === 408 || status === 425) {
    const what = `Could not ${subject.action}: the service kept responding with an error (${status})`;
    return { code: 'service-unavailable', what, hint: OUTAGE_HINT };
  }
  switch (status) {
    case 401:
      return { code: 'unauthorized', what: 'The service did not accept the admin key (401)', hint: KEY_HINT };
    case 403:
      return { code: 'forbidden', what: `The service refused to ${subject.action} (403)`, hint: subject.forbiddenHint };
    case 404:
      return { code: 'not-found', what: `The service has no ${subject.missing} (404)`, hint: subject.missingHint };
    case 429: {
      const what = `Could not ${subject.action}: the service received too many requests (429)`;
      return { code: 'rate-limited', what, hint: subject.rateLimitHint };
    }
    default: {
      const hint = `Check the inputs ${subject.inputs} against the dashboard.`;
      return { code: 'request-rejected', what: `The service refused to ${subject.action} (${status})`, hint };
    }
  }
}

function explainTransport({ fault }: TransportError, { action }: RequestSubject): Explanation {
  if (fault === 'too-large' || fault === 'malformed') {
    return {
      code: 'answer-unusable',
      what: `Could not ${action}: the response is not from this API`,
      hint: 'Check `base-url`: a captive portal, a login page or a website may be responding instead.',
    };
  }
  const { what, hint } = describeFault(fault, { name: 'the service', address: '`base-url`' });
  const code = fault === 'certificate' ? 'certificate-rejected' : 'unreachable';
  return { code, what: `Could not ${action}: ${what}`, hint };
}

function responseDetails({ serverMessage, retryAfterMs, redirect }: HttpError): string[] {
  const pause = retryAfterMs === undefined ? '' : `The service asks to wait for ${formatDuration(retryAfterMs)}.`;
  return [redirect, serverMessage === '' ? '' : `The service says: ${serverMessage}`, pause].filter(
    (line) => line !== '',
  );
}

/** Turns a request's final failure into the error for the user. */
export function explainFailure(failure: FailedRequest, subject: RequestSubject): ActionError {
  const isHttp = failure instanceof HttpError;
  const { code, what, hint } = isHttp ? explainStatus(failure.status, subject) : explainTransport(failure, subject);
  const details = isHttp ? responseDetails(failure) : [`The cause: ${failure.message}`];
  return new ActionError(code, `${what}.`, { hint, details, cause: failure });
}

/** Adds the last failure to the end of the wait. If the service was never reached, more time would not help. */
function explainStop({ reason, failure, maybeStarted }: StoppedRequest, subject: RequestSubject): unknown {
  if (!(reason instanceof ActionError)) return reason;
  const { code, message, hint, details } = reason;
  const neverReached = code === 'timed-out' && failure instanceof TransportError && !failure.maybeProcessed;
  return new ActionError(code, message, {
    hint: neverReached ? explainTransport(failure, subject).hint : hint,
    details: [
      ...details,
      ...(failure ? [`The last attempt failed: ${shortReason(failure)}.`] : []),
      ...(maybeStarted ? [MAYBE_STARTED] : []),
    ],
    cause: reason,
  });
}

/** Converts the failures of a request to an `ActionError`; returns any other error unchanged. */
export function toServiceError(error: unknown, subject: RequestSubject): unknown {
  if (error instanceof StoppedRequest) return explainStop(error, subject);
  if (error instanceof AmbiguousStartError) return explainFailure(error.failure, subject).withDetails(MAYBE_STARTED);
  return error instanceof HttpError || error instanceof TransportError ? explainFailure(error, subject) : error;
}
