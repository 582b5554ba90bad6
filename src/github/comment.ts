import { isRecord } from '../http/body.ts';
import { readFault } from './fault.ts';
import type { Client, SendOptions } from './octokit.ts';
import type { Repository } from './trigger.ts';

/** Authors who can write to the repository. The token's own comments are those of a bot. */
const TRUSTED_AUTHORS: ReadonlySet<unknown> = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);

export interface CommentTarget extends Repository {
  /** Number of the pull request. */
  readonly issueNumber: number;
  /** The first line of the step's comment. */
  readonly marker: string;
}

export interface CommentWriter {
  /** Updates the step's comment, or creates it. Throws Octokit's errors. */
  write(text: string, options: SendOptions): Promise<void>;
}

/**
 * Whether a comment is the step's own: it starts with the marker, and its author is trusted. Otherwise anybody could copy the
 * marker, and edit the result that the step then writes into their comment.
 */
export function isOwnComment(comment: unknown, marker: string): boolean {
  if (!isRecord(comment)) return false;
  const { body, user, author_association: association } = comment;
  const isBot = isRecord(user) && user['type'] === 'Bot';
  return typeof body === 'string' && body.startsWith(marker) && (isBot || TRUSTED_AUTHORS.has(association));
}

function idOf(comment: unknown): number | undefined {
  return isRecord(comment) && typeof comment['id'] === 'number' ? comment['id'] : undefined;
}

async function findComment(
  client: Client,
  { owner, repo, issueNumber, marker }: CommentTarget,
  request: SendOptions,
): Promise<number | undefined> {
  const pages = client.paginate.iterator(client.rest.issues.listComments, {
    ...{ owner, repo, issue_number: issueNumber, per_page: 100 },
    request,
  });
  for await (const { data } of pages) {
    const comments: readonly unknown[] = Array.isArray(data) ? data : [];
    const id = idOf(comments.find((comment) => isOwnComment(comment, marker)));
    if (id !== undefined) return id;
  }
  return undefined;
}

/** Creates the writer of one comment, which reuses the comment of an earlier run. */
export function createCommentWriter(client: Client, target: CommentTarget): CommentWriter {
  const { owner, repo, issueNumber } = target;
  let knownId: number | undefined;
  /** Returns false if somebody has deleted the comment. */
  const update = async (id: number, body: string, request: SendOptions): Promise<boolean> => {
    try {
      await client.rest.issues.updateComment({ owner, repo, comment_id: id, body, request });
      return true;
    } catch (error) {
      if (readFault(error, 0).kind === 'missing') return false;
      throw error;
    }
  };
  return {
    write: async (body, options) => {
      const id = knownId ?? (await findComment(client, target, options));
      if (id !== undefined && (await update(id, body, options))) {
        knownId = id;
        return;
      }
      knownId = undefined;
      // A retry could create a second comment if the first request was processed.
      const request = { ...options, retry: false };
      const created = await client.rest.issues.createComment({ owner, repo, issue_number: issueNumber, body, request });
      knownId = idOf(created.data);
    },
  };
}
