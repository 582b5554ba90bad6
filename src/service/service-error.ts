import { ActionError, type ErrorCode } from '../errors.ts';
import { HttpError } from '../http/http-error.ts';
import { shortReason, type FailedRequest } from '../http/retry.ts';
import { describeFault, TransportError, type FaultText } from '../http/transport-error.ts';
import { formatDuration } from '../runner/quantities.ts';

type Explanation = FaultText & { readonly code: ErrorCode };

export interface RequestSubject {
  readonly action: string;
  readonly missing: string;
  readonly missingHint: string;
  readonly forbiddenHint: string;
  readonly rateLimitHint: string;
  readonly inputs: string;
}

export const POLL_LIMIT_HINT = 'Re-run the step later, or increase `poll-interval-seconds` and `timeout-minutes`.';

const MAYBE_STARTED = 'The service may have started a job: check the dashboard before you start another one.';
const KEY_HINT =
  "Create an admin API key on the API keys page of the service's dashboard, and pass it to `api-key` from a repository or organization " +
  'secret. Usual causes: the key was revoked, has expired, belongs to another environment, or was not copied completely.';

function explainStatus(status: number, subject: RequestSubject): Explanation {
  const { action, forbiddenHint, inputs, missing, missingHint, rateLimitHint } = subject;
  if (status >= 300 && status < 400) {
    return {
      code: 'redirected',
      what: `The service responded with a redirect (${status}), which the action does not follow, so that the admin key is never sent to another host`,
      hint: 'Set `base-url` to the origin of the API.',
    };
  }
  if (status >= 500 || status === 408 || status === 425) {
    const what = `Could not ${action}: the service repeatedly returned an error (${status})`;
    return { code: 'service-unavailable', what, hint: "Check the service's status page, then re-run the step." };
  }
  const refused = `The service rejected the request to ${action} (${status})`;
  const tooMany = `Could not ${action}: the service received too many requests (429)`;
  const explanations: Readonly<Record<number, Explanation>> = {
    401: { code: 'unauthorized', what: 'The service rejected the admin key (401)', hint: KEY_HINT },
    403: { code: 'forbidden', what: refused, hint: forbiddenHint },
    404: { code: 'not-found', what: `The service has no ${missing} (404)`, hint: missingHint },
    429: { code: 'rate-limited', what: tooMany, hint: rateLimitHint },
  };
  const hint = `Check the inputs ${inputs} against the dashboard.`;
  return explanations[status] ?? { code: 'request-rejected', what: refused, hint };
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
  const message = serverMessage === '' ? '' : `Message from the service: ${serverMessage}`;
  const pause = retryAfterMs === undefined ? '' : `The service requested a pause of ${formatDuration(retryAfterMs)}.`;
  return [redirect, message, pause].filter((line) => line !== '');
}

export interface RequestFailure<Failure = FailedRequest> {
  readonly failure: Failure;
  readonly maybeStarted: boolean;
}

export function explainFailure({ failure, maybeStarted }: RequestFailure, subject: RequestSubject): ActionError {
  const isHttp = failure instanceof HttpError;
  const { code, what, hint } = isHttp ? explainStatus(failure.status, subject) : explainTransport(failure, subject);
  const details = isHttp ? responseDetails(failure) : [`The cause: ${failure.message}`];
  if (maybeStarted) details.push(MAYBE_STARTED);
  return new ActionError(code, `${what}.`, { hint, details, cause: failure });
}

/** The same if the deadline or a signal stopped it. If the service was never reached, more time would not help. */
export function explainStop(
  reason: unknown,
  { failure, maybeStarted }: RequestFailure<FailedRequest | undefined>,
  subject: RequestSubject,
): unknown {
  if (!(reason instanceof ActionError)) return reason;
  const { code, message, hint } = reason;
  const neverReached = code === 'timed-out' && failure instanceof TransportError && !failure.maybeProcessed;
  const details = [...reason.details];
  if (failure) details.push(`The last attempt failed: ${shortReason(failure)}.`);
  if (maybeStarted) details.push(MAYBE_STARTED);
  const nextHint = neverReached ? explainTransport(failure, subject).hint : hint;
  return new ActionError(code, message, { hint: nextHint, details, cause: reason });
}
