import { ActionError } from '../errors.ts';
import { isHttpsOrLoopback } from '../http/hosts.ts';
import type { Environment } from '../runner/environment.ts';
import { accept, parseDecimal, refuse, type Checked, type InputReader } from '../runner/input-reader.ts';

export const SERVICE_INPUTS = {
  'base-url': '',
  'api-key': '',
  'timeout-minutes': '30',
  'poll-interval-seconds': '10',
} as const;

export interface ReadServiceInputs {
  readonly baseUrl: URL | undefined;
  readonly apiKey: string | undefined;
  readonly timeoutMs: number | undefined;
  /** The longest pause between two polls. */
  readonly maxPauseMs: number | undefined;
}

const KEY_MISSING =
  'is empty. Check that `api-key: ${{ secrets.… }}` names an existing secret. Environment secrets are available only to jobs that name ' +
  'the environment, and a reusable workflow needs `secrets: inherit`. Runs for pull requests from forks cannot access secrets, and ' +
  'Dependabot runs can access only Dependabot secrets. Skip this step in such runs.';

/** An https origin; http only on loopback, for an emulator of the service. */
function parseBaseUrl(text: string): Checked<URL> {
  if (!URL.canParse(text) || /[\s\p{Cc}?#]/u.test(text))
    return refuse('must be a URL such as https://api.example.com.');
  const url = new URL(text);
  if (url.username + url.password !== '') return refuse('must not contain credentials. Pass the key with `api-key`.');
  if (!isHttpsOrLoopback(url))
    return refuse('must be an https URL. http is allowed only for the runner itself (127.0.0.1, localhost).');
  return url.pathname === '/' ? accept(url) : refuse(`must be an origin without a path: ${url.origin}.`);
}

/** One token that can be part of a header. The mistake contains no part of it. */
function parseApiKey(text: string): Checked<string> {
  if (/^Bearer\s/i.test(text)) return refuse('must be the key alone, without `Bearer `.');
  return /^[\x21-\x7e]{8,}$/.test(text)
    ? accept(text)
    : refuse('must be one line of at least 8 characters without spaces, as shown in the dashboard.');
}

/** Five days, the longest time that a job runs on a self-hosted runner (GitHub's documentation of usage limits). */
const TIMEOUT = { what: 'number of minutes', min: 0.001, max: 7_200, factor: 60_000 };
const POLL_INTERVAL = { what: 'number of seconds', min: 0.1, max: 3_600, factor: 1_000 };

export function readServiceInputs(reader: InputReader<keyof typeof SERVICE_INPUTS>): ReadServiceInputs {
  return {
    baseUrl: reader.required('base-url', parseBaseUrl),
    apiKey: reader.required('api-key', parseApiKey, KEY_MISSING),
    timeoutMs: reader.optional('timeout-minutes', (text) => parseDecimal(text, TIMEOUT)),
    maxPauseMs: reader.optional('poll-interval-seconds', (text) => parseDecimal(text, POLL_INTERVAL)),
  };
}

/** @throws ActionError `invalid-input` if Node.js accepts any certificate, so that the key could be sent to another server */
export function requireVerifiedTls(baseUrl: URL, environment: Environment): void {
  if (baseUrl.protocol !== 'https:' || environment['NODE_TLS_REJECT_UNAUTHORIZED'] !== '0') return;
  const message =
    'The environment variable NODE_TLS_REJECT_UNAUTHORIZED is 0, which turns off certificate verification. No request was sent.';
  throw new ActionError('invalid-input', message, {
    hint: 'Remove NODE_TLS_REJECT_UNAUTHORIZED from the environment of the step and of the runner. To trust a private CA, set NODE_EXTRA_CA_CERTS to the path of its PEM file.',
  });
}
