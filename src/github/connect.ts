import { context } from '@actions/github';
import { isLoopback } from '../http/hosts.ts';
import type { Fetch } from '../http/fetch.ts';
import type { Environment } from '../http/proxy.ts';
import type { Clock } from '../runner/clock.ts';
import type { Logger } from '../runner/logger.ts';
import type { Redactor } from '../runner/redactor.ts';
import { shownDeeply } from '../runner/shown-text.ts';
import { createCommentKeeper, type CommentKeeper } from './comment.ts';
import { explainFault, readFault, type Purpose } from './fault.ts';
import { createClient, type Client, type SendOptions } from './octokit.ts';
import { readPullRequest, type PullRequestReading } from './pull-request-state.ts';
import type { PullRequestLink } from '../agent/pull-request-link.ts';
import { commentMarker, commentText, commitStatus, type GateReport } from './report.ts';
import { commentKey, readTrigger, type Repository, type Trigger } from './trigger.ts';

/** What GitHub says about the agent's pull request: `missing` for a 404, `later` when asking again may help. */
export type PullRequestAnswer =
  | ({ readonly kind: 'known' } & PullRequestReading)
  | { readonly kind: 'unknown' | 'missing'; readonly reason: string }
  | { readonly kind: 'later'; readonly reason: string; readonly retryAfterMs: number | undefined };

/** GitHub as the agent mode needs it. What GitHub does not do is said in the log, once, and never a rejection. */
export interface GitHub {
  /** Rejects with the signal's reason alone. */
  readPullRequest(link: PullRequestLink, signal: AbortSignal): Promise<PullRequestAnswer>;
  /** Writes the commit status and the comment of a wait that begins. */
  begin(report: GateReport, signal: AbortSignal): Promise<void>;
  /** Writes the commit status and the comment of one that has ended, and tells whether the head moved on meanwhile. */
  finish(report: GateReport, signal: AbortSignal): Promise<void>;
}

export interface GitHubOptions {
  readonly environment: Environment;
  readonly token: string;
  /** Name of the commit status to write. */
  readonly commitStatus: string | undefined;
  readonly comment: boolean;
  readonly projectId: string;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly redactor: Redactor;
}

const READ_PULL: Purpose = { permission: 'pull-requests: read', missing: 'such pull request' };
const WRITE_STATUS: Purpose = { permission: 'statuses: write', missing: 'such commit' };
const WRITE_COMMENT: Purpose = { permission: 'pull-requests: write', missing: 'such pull request' };

const FORK = 'Nothing is written to GitHub: the run is for a pull request from a fork, whose token can only read.';

/** A server's URL from the runner's variables; undefined when it is none that a token may be sent to. */
function readServer(text: string | undefined): URL | undefined {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
  return url && (url.protocol === 'https:' || isLoopback(url)) ? url : undefined;
}

/** What the parts of the connection share. */
interface Connection {
  readonly client: Client;
  readonly options: GitHubOptions;
  readonly trigger: Trigger;
  /** Says a warning, once. */
  readonly warn: (text: string) => void;
  /** The newest reading of each pull request with its entity tag, by the link. */
  readonly readings: Map<string, { readonly etag: string; readonly reading: PullRequestReading }>;
}

/** A strong or weak entity tag (RFC 9110, section 8.8.3) of a length that goes into a header. */
const ETAG = /^(?:W\/)?"[\x21\x23-\x7e]{0,250}"$/;

/**
 * Reads a pull request. An unchanged one is answered with 304, which does not count against the rate limit (GitHub's REST
 * documentation, "Use conditional requests if appropriate").
 */
async function fetchPullRequest(
  { client, readings }: Connection,
  link: PullRequestLink,
  signal: AbortSignal,
): Promise<PullRequestReading> {
  const [owner = '', repo = ''] = link.repository.split('/');
  const known = readings.get(link.url);
  const request: SendOptions = { signal, limit: 'caller' };
  const headers = known === undefined ? {} : { 'if-none-match': known.etag };
  try {
    const asked = client.rest.pulls.get({ owner, repo, pull_number: link.number, headers, request });
    const response = await untilAborted(asked, signal);
    const reading = readPullRequest(response.data);
    const { etag } = response.headers;
    if (etag !== undefined && ETAG.test(etag)) readings.set(link.url, { etag, reading });
    else readings.delete(link.url);
    return reading;
  } catch (error) {
    if (known !== undefined && error instanceof Error && 'status' in error && error.status === 304)
      return known.reading;
    throw error;
  }
}

/** The promise's outcome, or at once the signal's reason: Octokit's own waits between repeats cannot be aborted. */
async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const settled = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    const end = (): void => {
      reject(signal.reason instanceof Error ? signal.reason : new Error('The wait has ended.'));
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true, signal: settled.signal });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    settled.abort();
  }
}

/** Does one write; its failure is a warning, since the step's exit code gates without it. */
async function tryTo(
  what: string,
  purpose: Purpose,
  connection: Connection,
  write: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  const { options, trigger, warn } = connection;
  try {
    await untilAborted(write(), signal);
  } catch (error) {
    const fault = readFault(error, options.clock.now());
    if (trigger.fork && fault.kind === 'denied') warn(`${FORK} The step's exit code still gates.`);
    else if (signal.aborted) options.logger.info(`${what} was not written: the time for it was over.`);
    else
      warn(
        `${what} was not written, because ${explainFault(fault, purpose, trigger)}. The step's exit code still gates.`,
      );
  }
}

async function readPull(
  connection: Connection,
  link: PullRequestLink,
  signal: AbortSignal,
): Promise<PullRequestAnswer> {
  const { options, trigger } = connection;
  const server = readServer(options.environment['GITHUB_SERVER_URL']);
  if (server?.host !== link.host) return { kind: 'unknown', reason: 'it is not on the GitHub server of this workflow' };
  try {
    const reading = await fetchPullRequest(connection, link, signal);
    if (reading.state !== 'unknown') return { kind: 'known', ...reading };
    return { kind: 'unknown', reason: "GitHub's answer does not tell it" };
  } catch (error) {
    signal.throwIfAborted();
    const fault = readFault(error, options.clock.now());
    const reason = explainFault(fault, READ_PULL, trigger);
    if (fault.kind === 'missing') return { kind: 'missing', reason };
    const mayChange = fault.kind === 'limited' || fault.kind === 'unavailable';
    return mayChange ? { kind: 'later', reason, retryAfterMs: fault.retryAfterMs } : { kind: 'unknown', reason };
  }
}

/** The commit status of the input's name; nothing when there is none. */
async function writeStatus(connection: Connection, report: GateReport, request: SendOptions): Promise<void> {
  const { client, options, trigger, warn } = connection;
  const { repository, headSha, runUrl } = trigger;
  if (options.commitStatus === undefined) return;
  if (repository === undefined || headSha === undefined) {
    warn('The commit status was not written: the runner does not tell the repository and the commit.');
    return;
  }
  const status = { context: options.commitStatus, ...commitStatus(report), ...(runUrl && { target_url: runUrl }) };
  const write = (): Promise<unknown> =>
    client.rest.repos.createCommitStatus({ ...repository, sha: headSha, ...status, request });
  await tryTo('The commit status', WRITE_STATUS, connection, write, request.signal);
}

/** Tells when the pull request that triggered the run has a newer head: its checks look at that one. */
async function logIfHeadMoved(connection: Connection, repository: Repository, signal: AbortSignal): Promise<void> {
  const { client, options, trigger } = connection;
  if (trigger.pullNumber === undefined || options.commitStatus === undefined || trigger.headSha === undefined) return;
  try {
    const asked = client.rest.pulls.get({ ...repository, pull_number: trigger.pullNumber, request: { signal } });
    const { headSha } = readPullRequest((await untilAborted(asked, signal)).data);
    if (headSha === undefined || headSha === trigger.headSha) return;
    const [from, to] = [trigger.headSha.slice(0, 12), headSha.slice(0, 12)];
    options.logger.info(
      `The pull request's head moved on from ${from} to ${to} during the wait. The commit status of ${from} is finished; the newer commit needs a run of its own.`,
    );
  } catch (error) {
    options.logger.debug(`GitHub: ${readFault(error, 0).words}`);
  }
}

function keeperOf({ client, options, trigger }: Connection): CommentKeeper | undefined {
  const { repository, pullNumber } = trigger;
  if (!options.comment) return undefined;
  if (repository === undefined || pullNumber === undefined) {
    options.logger.info('There is no pull request to comment on: none triggered this run.');
    return undefined;
  }
  const marker = commentMarker(commentKey(options.environment, options.projectId));
  return createCommentKeeper(client, { ...repository, issueNumber: pullNumber, marker });
}

/**
 * Connects to the GitHub server of the workflow run.
 *
 * @throws Error when GITHUB_API_URL is no address that the token may be sent to; there is no default, since the token
 *   of another server must not travel to github.com
 */
export function connectGitHub(options: GitHubOptions): GitHub {
  const { environment, logger, projectId } = options;
  const api = readServer(environment['GITHUB_API_URL']);
  if (api === undefined) throw new Error('GITHUB_API_URL is not set to an https URL');
  const said = new Set<string>();
  const warn = (text: string): void => {
    if (!said.has(text)) logger.warning(text, 'GitHub not told');
    said.add(text);
  };
  const trigger = readTrigger(environment, context.payload);
  const connection = { client: createClient({ ...options, api }), options, trigger, warn, readings: new Map() };
  const keeper = keeperOf(connection);
  const write = async (full: GateReport, request: SendOptions): Promise<void> => {
    const report = shownDeeply(full, options.redactor);
    const text = commentText(report, trigger, commentKey(environment, projectId));
    const comment = async (): Promise<unknown> => keeper?.write(text, request);
    await Promise.all([
      writeStatus(connection, report, request),
      tryTo('The comment', WRITE_COMMENT, connection, comment, request.signal),
    ]);
  };
  return {
    readPullRequest: (link, signal) => readPull(connection, link, signal),
    // The first report is soon replaced: it is not worth a wait that would delay its successor.
    begin: (report, signal) => write(report, { signal, retries: 0, limit: 'caller' }),
    finish: async (report, signal) => {
      await write(report, { signal });
      if (trigger.repository !== undefined) await logIfHeadMoved(connection, trigger.repository, signal);
    },
  };
}
