import { context } from '@actions/github';
import { unlessAborted } from '../runner/abort.ts';
import type { RunContext } from '../runner/flow.ts';
import { shownDeeply } from '../runner/shown-text.ts';
import { createCommentWriter } from './comment.ts';
import { explainFault, readFault, type RequestPurpose } from './fault.ts';
import { createClient, type Client, type ClientOptions, type SendOptions } from './octokit.ts';
import { parsePullRequest, type PullRequestDetails, type PullRequestLink } from './pull-request.ts';
import { commentMarker, commentText, commitStatus, type GateReport } from './report.ts';
import { commentKey, readApiUrl, readTrigger, readWorkflow, type Trigger } from './trigger.ts';

export type PullRequestResult =
  /** `hasEtag`: GitHub can respond to the next request with 304, which does not count against the rate limit. */
  | ({ readonly kind: 'known'; readonly hasEtag: boolean } & PullRequestDetails)
  | { readonly kind: 'unknown' | 'missing'; readonly reason: string }
  | { readonly kind: 'later'; readonly reason: string; readonly retryAfterMs: number | undefined };

export interface GitHubOptions extends Omit<ClientOptions, 'api'>, Pick<RunContext<never>, 'environment' | 'redactor'> {
  readonly commitStatus: string | undefined;
  readonly comment: boolean;
  readonly projectId: string;
}

interface Connection {
  readonly client: Client;
  readonly options: GitHubOptions;
  readonly trigger: Trigger;
  readonly warn: (text: string) => void;
  readonly cache: Map<string, { readonly etag: string; readonly details: PullRequestDetails }>;
}

const READ_PULL: RequestPurpose = { permission: 'pull-requests: read', missing: 'pull request' };
const STATUS = { subject: 'The commit status', permission: 'statuses: write', missing: 'commit' };
const COMMENT = { subject: 'The comment', permission: 'pull-requests: write', missing: 'pull request' };
/** A strong or weak entity tag (RFC 9110, section 8.8.3) that fits into a header. */
const ETAG = /^(?:W\/)?"[\x21\x23-\x7e]{0,250}"$/;

/** GitHub's REST documentation, "Use conditional requests if appropriate". */
async function fetchPullRequest(
  { client, cache }: Connection,
  link: PullRequestLink,
  request: SendOptions,
): Promise<PullRequestDetails> {
  const [owner = '', repo = ''] = link.repository.split('/');
  const cached = cache.get(link.url);
  const headers = cached === undefined ? {} : { 'if-none-match': cached.etag };
  try {
    const response = await client.rest.pulls.get({ owner, repo, pull_number: link.number, headers, request });
    const details = parsePullRequest(response.data);
    const { etag = '' } = response.headers;
    if (ETAG.test(etag)) cache.set(link.url, { etag, details });
    else cache.delete(link.url);
    return details;
  } catch (error) {
    if (cached !== undefined && readFault(error, 0).status === 304) return cached.details;
    throw error;
  }
}

async function getPullRequest(
  connection: Connection,
  link: PullRequestLink,
  request: SendOptions,
): Promise<PullRequestResult> {
  const { options, trigger } = connection;
  if (readWorkflow(options.environment).host !== link.host)
    return { kind: 'unknown', reason: 'it is not on the GitHub server of this workflow' };
  try {
    const details = await unlessAborted(fetchPullRequest(connection, link, request), request.signal);
    if (details.state === 'unknown') return { kind: 'unknown', reason: "GitHub's response is inconsistent" };
    return { kind: 'known', hasEtag: connection.cache.has(link.url), ...details };
  } catch (error) {
    request.signal.throwIfAborted();
    const fault = readFault(error, options.clock.now());
    const reason = explainFault(fault, READ_PULL, trigger.fork);
    if (fault.kind === 'missing') return { kind: 'missing', reason };
    const mayChange = fault.kind === 'limited' || fault.kind === 'unavailable';
    return mayChange ? { kind: 'later', reason, retryAfterMs: fault.retryAfterMs } : { kind: 'unknown', reason };
  }
}

/** A failed write is a warning, because the step's exit code reports the result, too. */
async function tryWrite(
  { options, trigger, warn }: Connection,
  { subject, signal, ...purpose }: RequestPurpose & { readonly subject: string; readonly signal: AbortSignal },
  write: () => Promise<unknown>,
): Promise<void> {
  try {
    await unlessAborted(write(), signal);
  } catch (error) {
    const fault = readFault(error, options.clock.now());
    if (trigger.fork && fault.kind === 'denied') {
      warn(
        'The commit status and the comment were not written, because the run is for a pull request from a fork, where the token is read-only. The exit code still reflects the result.',
      );
    } else if (signal.aborted) options.logger.info(`${subject} was not written, because no time was left.`);
    else {
      const reason = explainFault(fault, purpose, trigger.fork);
      warn(`${subject} was not written, because ${reason}. The exit code still reflects the result.`);
    }
  }
}

async function writeStatus(connection: Connection, report: GateReport, request: SendOptions): Promise<void> {
  const { client, options, trigger, warn } = connection;
  const { repository, headSha: sha, runUrl } = trigger;
  if (options.commitStatus === undefined) return;
  if (repository === undefined || sha === undefined) {
    warn('The commit status was not written: the runner did not provide the repository and the commit.');
    return;
  }
  const status = { context: options.commitStatus, ...commitStatus(report), ...(runUrl && { target_url: runUrl }) };
  await tryWrite(connection, { ...STATUS, signal: request.signal }, () =>
    client.rest.repos.createCommitStatus({ ...repository, sha, ...status, request }),
  );
}

async function logIfHeadMoved({ client, options, trigger }: Connection, signal: AbortSignal): Promise<void> {
  const { repository, pullNumber, headSha: reportedSha } = trigger;
  if (!repository || pullNumber === undefined || options.commitStatus === undefined || !reportedSha) return;
  try {
    const pull = client.rest.pulls.get({ ...repository, pull_number: pullNumber, request: { signal } });
    const { headSha } = parsePullRequest((await unlessAborted(pull, signal)).data);
    if (headSha === undefined || headSha === reportedSha) return;
    const [from, to] = [reportedSha.slice(0, 12), headSha.slice(0, 12)];
    options.logger.info(
      `The head of the pull request changed from ${from} to ${to} during the wait. The commit status of ${from} is final; the newer commit needs its own run.`,
    );
  } catch (error) {
    options.logger.debug(`GitHub: ${readFault(error, 0).message}`);
  }
}

function commentWriterOf({ client, options, trigger }: Connection, key: string) {
  const { repository, pullNumber } = trigger;
  if (!options.comment) return undefined;
  if (repository && pullNumber !== undefined)
    return createCommentWriter(client, { ...repository, issueNumber: pullNumber, marker: commentMarker(key) });
  options.logger.info('No comment was written, because no pull request triggered this run.');
  return undefined;
}

/** GitHub's part of the agent mode. Failures are logged and never reject a promise. */
function createGitHub(connection: Connection) {
  const { options, trigger } = connection;
  const key = commentKey(options.environment, options.projectId);
  const writeComment = commentWriterOf(connection, key);
  const write = async (fullReport: GateReport, request: SendOptions): Promise<void> => {
    const report = shownDeeply(fullReport, options.redactor);
    await Promise.all([
      writeStatus(connection, report, request),
      tryWrite(connection, { ...COMMENT, signal: request.signal }, async () =>
        writeComment?.(commentText(report, trigger, key), request),
      ),
    ]);
  };
  return {
    /** Rejects only with the signal's reason. `retry: false` leaves the repetition to the caller. */
    getPullRequest: (link: PullRequestLink, request: SendOptions) => getPullRequest(connection, link, request),
    // The first report is soon replaced, and retries would delay the last one.
    begin: (report: GateReport, signal: AbortSignal) => write(report, { signal, retry: false }),
    finish: async (report: GateReport, signal: AbortSignal) => {
      await write(report, { signal });
      await logIfHeadMoved(connection, signal);
    },
  };
}

export type GitHub = ReturnType<typeof createGitHub>;

/** @throws Error if the token must not be sent to GITHUB_API_URL */
export function connectGitHub(options: GitHubOptions): GitHub {
  const { environment, logger } = options;
  const api = readApiUrl(environment);
  if (api === undefined) throw new Error('GITHUB_API_URL is not set to an https URL');
  const warned = new Set<string>();
  const warn = (text: string): void => {
    if (!warned.has(text)) logger.warning(text, 'GitHub not updated');
    warned.add(text);
  };
  const trigger = readTrigger(environment, context.payload);
  return createGitHub({ client: createClient({ ...options, api }), options, trigger, warn, cache: new Map() });
}
