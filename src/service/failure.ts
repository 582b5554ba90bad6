import { ActionError, assertNever, type ErrorCode } from '../errors.ts';
import { HttpError } from '../http/http-error.ts';
import { formatDuration } from '../runner/format.ts';
import { shortReason, type FailedRequest } from '../http/retry.ts';
import { TransportError, type TransportFault } from '../http/transport-error.ts';
import { MAYBE_STARTED, AmbiguousStartError, StoppedRequest } from './http.ts';

interface Explanation {
  readonly code: ErrorCode;
  /** What happened, as a sentence without its full stop; the server's words follow. */
  readonly what: string;
  readonly hint: string;
}

/** What a request was about, for the messages. */
export interface Subject {
  /** What was asked of the service, as in "The service refused to …". */
  readonly action: string;
  /** What a 404 did not find. */
  readonly missing: string;
  /** What to look at after a 404. */
  readonly missingHint: string;
  /** What the key must be allowed to do, after a 403. */
  readonly forbiddenHint: string;
  /** What to do after a 429 that is final. */
  readonly rateLimitHint: string;
  /** The inputs that the request was made of, for any other refusal. */
  readonly inputs: string;
}

/** For a request about a job that goes on meanwhile. */
export const POLL_LIMIT_HINT = 'Run the step again later, or raise `poll-interval-seconds` and `timeout-minutes`.';

const KEY_HINT =
  'Give `api-key` an admin API key of this service, from the API keys page of its dashboard, through a repository or ' +
  'organization secret. A revoked key, a key of another environment, or a key cut short when it was pasted are the usual causes.';
const OUTAGE_HINT = "Look at the service's status page, then run the step again.";

function explainClientError(status: number, subject: Subject): Explanation {
  switch (status) {
    case 401:
      return { code: 'unauthorized', what: 'The service did not accept the admin key (401)', hint: KEY_HINT };
    case 403:
      return { code: 'forbidden', what: `The service refused to ${subject.action} (403)`, hint: subject.forbiddenHint };
    case 404:
      return { code: 'not-found', what: `The service knows no ${subject.missing} (404)`, hint: subject.missingHint };
    case 429:
      return {
        code: 'rate-limited',
        what: 'The service turned the request away because of too many requests (429)',
        hint: subject.rateLimitHint,
      };
    default:
      return {
        code: 'request-rejected',
        what: `The service refused to ${subject.action} (${status})`,
        hint: `Check the inputs ${subject.inputs} against the dashboard.`,
      };
  }
}

function explainStatus(status: number, subject: Subject): Explanation {
  if (status >= 300 && status < 400) {
    return {
      code: 'redirected',
      what: `The service answered with a redirect (${status}), which is not followed, so that the admin key stays with its host`,
      hint: "Set `base-url` to the API's own origin.",
    };
  }
  if (status >= 500 || status === 408 || status === 425) {
    const what = `The service could not ${subject.action}: it kept answering with an error (${status})`;
    return { code: 'service-unavailable', what, hint: OUTAGE_HINT };
  }
  return explainClientError(status, subject);
}

const PROXY_HINT = 'Check `https_proxy` (address, user and password), or exempt the host with `no_proxy`.';
const UNREACHABLE_HINT =
  'Check `base-url`, and that the runner can reach it: firewall, DNS, `https_proxy` and `no_proxy`.';
const HOST_HINT =
  'Check the host name in `base-url`, and that the DNS server of the runner can resolve it. Behind a proxy, set `https_proxy`.';
const PORT_HINT =
  'Check the port in `base-url`: the Fetch standard blocks those that belong to other protocols, such as 22 and 25.';

function explainNotHttp({ action }: Subject): Explanation {
  return {
    code: 'unreachable',
    what: `Could not ${action}: the service sent a response that is not valid HTTP`,
    hint: 'Check the host and port in `base-url`, and which proxies or gateways are on the way.',
  };
}

function explainTransport({ fault }: TransportError, subject: Subject): Explanation {
  return fault === 'not-http' ? explainNotHttp(subject) : explainFault(fault, subject);
}

function explainFault(fault: Exclude<TransportFault, 'not-http'>, subject: Subject): Explanation {
  const could = `Could not ${subject.action}:`;
  switch (fault) {
    case 'refused':
      return { code: 'unreachable', what: `${could} the connection was refused`, hint: UNREACHABLE_HINT };
    case 'host-unknown':
      return { code: 'unreachable', what: `${could} the host name of \`base-url\` is not known`, hint: HOST_HINT };
    case 'unreachable':
      return { code: 'unreachable', what: `${could} the host could not be reached`, hint: UNREACHABLE_HINT };
    case 'port-refused':
      return { code: 'unreachable', what: `${could} HTTP clients refuse the port of \`base-url\``, hint: PORT_HINT };
    case 'timeout':
      return { code: 'unreachable', what: `${could} the service did not answer in time`, hint: OUTAGE_HINT };
    case 'interrupted':
      return { code: 'unreachable', what: `${could} the connection broke`, hint: OUTAGE_HINT };
    case 'proxy':
      return {
        code: 'unreachable',
        what: `${could} the proxy could not be reached, or could not connect`,
        hint: PROXY_HINT,
      };
    case 'proxy-refused':
      return {
        code: 'unreachable',
        what: `${could} the proxy did not let the connection through`,
        hint: PROXY_HINT,
      };
    case 'certificate':
      return {
        code: 'certificate-rejected',
        what: `${could} the certificate of the service is not trusted`,
        hint: 'With a private CA set NODE_EXTRA_CA_CERTS to its PEM file in the environment of the step. Otherwise check the runner’s clock and who answers at `base-url`.',
      };
    case 'too-large':
    case 'malformed':
      return {
        code: 'answer-unusable',
        what: `${could} the answer is not one of this API`,
        hint: 'Check `base-url`: a captive portal, a login page or a website may be answering in its place.',
      };
    default:
      return assertNever(fault);
  }
}

/** What the service itself says: its words, and the pause it asks for. */
function wordsOf({ serverMessage, retryAfterMs, redirect }: HttpError): string[] {
  const said = serverMessage === '' ? [] : [`The service says: ${serverMessage}`];
  const words = redirect === '' ? said : [redirect, ...said];
  return retryAfterMs === undefined
    ? words
    : [...words, `The service asks to wait for ${formatDuration(retryAfterMs)}.`];
}

/** Turns a request's final failure into the error that a user reads: what happened, the server's words, the fix. */
export function explainFailure(failure: FailedRequest, subject: Subject): ActionError {
  const isHttp = failure instanceof HttpError;
  const { code, what, hint } = isHttp ? explainStatus(failure.status, subject) : explainTransport(failure, subject);
  const details = isHttp ? wordsOf(failure) : [`The cause: ${failure.message}`];
  return new ActionError(code, `${what}.`, { hint, details, cause: failure });
}

/** The end of the wait, with what stood in the way. More time would not help where the service was never reached. */
function explainStop({ reason, failure, maybeStarted }: StoppedRequest, about: Subject): unknown {
  if (!(reason instanceof ActionError)) return reason;
  const { code, message, hint, details } = reason;
  const neverReached = code === 'timed-out' && failure instanceof TransportError && !failure.maybeProcessed;
  return new ActionError(code, message, {
    hint: neverReached ? explainTransport(failure, about).hint : hint,
    details: [
      ...details,
      ...(failure ? [`The last attempt failed: ${shortReason(failure)}.`] : []),
      ...(maybeStarted ? [MAYBE_STARTED] : []),
    ],
    cause: reason,
  });
}

/** Passes an `ActionError` on, and explains what a request failed with. */
export function toActionError(error: unknown, about: Subject): unknown {
  if (error instanceof StoppedRequest) return explainStop(error, about);
  if (error instanceof AmbiguousStartError) return explainFailure(error.failure, about).withDetails(MAYBE_STARTED);
  return error instanceof HttpError || error instanceof TransportError ? explainFailure(error, about) : error;
}
