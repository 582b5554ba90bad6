import { createCommentKeeper } from '../github/comment.ts';
import { createClient } from '../github/octokit.ts';
import { commentKey, readTrigger } from '../github/trigger.ts';
import { createFetch } from '../net/fetch.ts';
import { isLoopback } from '../net/hosts.ts';
import type { Environment } from '../net/proxy.ts';
import type { Logger } from '../runner/logger.ts';

export interface CommentOptions {
  readonly environment: Environment;
  readonly token: string;
  /** The event's payload. */
  readonly payload: unknown;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

const TITLE = 'Comment not written';

function readApi(text: string | undefined): URL | undefined {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
  return url && (url.protocol === 'https:' || isLoopback(url)) ? url : undefined;
}

/** The longest comment that GitHub takes is 65,536 characters. */
const MAX_COMMENT_LENGTH = 60_000;

/** Cuts at the end of a line, so that no markup is left open. */
function shorten(markdown: string): string {
  if (markdown.length <= MAX_COMMENT_LENGTH) return markdown;
  return `${markdown.slice(0, markdown.lastIndexOf('\n', MAX_COMMENT_LENGTH))}\n\n… The report has the rest.`;
}

/**
 * Writes comments on the pull request that triggered the run. What GitHub does not do is a warning: the comparison counts
 * without it.
 *
 * @returns undefined without a pull request
 */
export function createCommentWriter(options: CommentOptions): ((markdown: string) => Promise<void>) | undefined {
  const { environment, token, payload, logger, signal } = options;
  const { repository, pullNumber, fork, runUrl } = readTrigger(environment, payload);
  if (repository === undefined || pullNumber === undefined) {
    logger.info('No comment: no pull request triggered this run.');
    return undefined;
  }
  const api = readApi(environment['GITHUB_API_URL']);
  if (api === undefined) {
    logger.warning('GITHUB_API_URL is not set to an https URL. Run the step on a GitHub runner.', TITLE);
    return undefined;
  }
  const marker = `<!-- static-site-compare:${commentKey(environment, 'compare')} -->`;
  const client = createClient({ token, api, fetch: createFetch(environment), logger });
  const keeper = createCommentKeeper(client, { ...repository, issueNumber: pullNumber, marker });
  return async (markdown) => {
    const run = runUrl === undefined ? '' : `\n\n[workflow run](${runUrl})`;
    try {
      await keeper.write(`${marker}\n${shorten(markdown)}${run}`, { signal });
    } catch (error) {
      const status = error instanceof Error && 'status' in error ? ` (status ${String(error.status)})` : '';
      const fix = fork
        ? 'The run is for a pull request from a fork, whose token can only read.'
        : 'Give the job `permissions: pull-requests: write`.';
      logger.warning(`GitHub did not accept the comment${status}. ${fix}`, TITLE);
    }
  };
}
