import { context } from '@actions/github';
import type { Environment } from '../runner/environment.ts';
import { unlessAborted } from '../runner/abort.ts';
import { createCommentWriter } from './comment.ts';
import { explainFault, readFault } from './fault.ts';
import { createClient, type ClientOptions } from './octokit.ts';
import { commentKey, readApiUrl, readTrigger } from './trigger.ts';

export interface PullRequestCommentOptions extends Omit<ClientOptions, 'api'> {
  readonly environment: Environment;
  /** Tells the comment from those of other actions. */
  readonly name: string;
  readonly signal: AbortSignal;
}

/** GitHub accepts 65,536 characters. */
const MAX_COMMENT_LENGTH = 60_000;

const WARNING_TITLE = 'GitHub not updated';

/** Cut at the end of a line, so that no markup stays open. */
function shorten(markdown: string): string {
  if (markdown.length <= MAX_COMMENT_LENGTH) return markdown;
  return `${markdown.slice(0, markdown.lastIndexOf('\n', MAX_COMMENT_LENGTH))}\n\nThe rest is in the report.`;
}

/**
 * Writes a comment on the pull request that triggered the run, or updates the comment of an earlier run. A failure is a
 * warning. Rejects only with the signal's reason.
 */
export async function writePullRequestComment(markdown: string, options: PullRequestCommentOptions): Promise<void> {
  const { environment, name, signal, logger, clock } = options;
  const { repository, pullNumber, fork, runUrl } = readTrigger(environment, context.payload);
  if (repository === undefined || pullNumber === undefined) {
    logger.info('No comment was written, because no pull request triggered this run.');
    return;
  }
  const marker = `<!-- ${name}:${commentKey(environment, name)} -->`;
  const run = runUrl === undefined ? '' : `\n\n[workflow run](${runUrl})`;
  const api = readApiUrl(environment);
  if (api === undefined) {
    logger.warning('The comment was not written, because GITHUB_API_URL is not set to an https URL.', WARNING_TITLE);
    return;
  }
  const write = createCommentWriter(createClient({ ...options, api }), {
    ...repository,
    issueNumber: pullNumber,
    marker,
  });
  try {
    await unlessAborted(write(`${marker}\n${shorten(markdown)}${run}`, { signal }), signal);
  } catch (error) {
    signal.throwIfAborted();
    const purpose = { permission: 'pull-requests: write', missing: 'pull request' };
    const reason = explainFault(readFault(error, clock.now()), purpose, fork);
    logger.warning(`The comment was not written, because ${reason}.`, WARNING_TITLE);
  }
}
