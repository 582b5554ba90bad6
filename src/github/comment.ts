import { isRecord } from '../http/body.ts';
import { readFault } from './fault.ts';
import type { Client, SendOptions } from './octokit.ts';
import type { Repository } from './trigger.ts';

/** Who may have written the step's own comment: a token's bot, or somebody who may write to the repository. */
const TRUSTED_AUTHORS: ReadonlySet<unknown> = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);

/** Where the comment is. */
export interface CommentPlace extends Repository {
  /** Number of the pull request. */
  readonly issueNumber: number;
  readonly marker: string;
}

/** Keeps one comment up to date. */
export interface CommentKeeper {
  /** Writes the text to the step's comment, or to a new one. @throws what Octokit throws */
  write(text: string, options: SendOptions): Promise<void>;
}

/**
 * Whether a comment is the step's own: it opens with the marker, and not everybody can have written it. Otherwise a
 * passer-by could plant the marker, have the result written into a comment of his, and then edit it.
 */
export function isOwnComment(comment: unknown, marker: string): boolean {
  if (!isRecord(comment)) return false;
  const { body, user, author_association: association } = comment;
  const isBot = isRecord(user) && user['type'] === 'Bot';
  return typeof body === 'string' && body.startsWith(marker) && (isBot || TRUSTED_AUTHORS.has(association));
}

async function find(client: Client, place: CommentPlace, request: SendOptions): Promise<number | undefined> {
  const { owner, repo, issueNumber, marker } = place;
  const pages = client.paginate.iterator(client.rest.issues.listComments, {
    ...{ owner, repo, issue_number: issueNumber, per_page: 100 },
    request,
  });
  for await (const { data } of pages) {
    const comments: readonly unknown[] = Array.isArray(data) ? data : [];
    const own = comments.find((comment) => isOwnComment(comment, marker));
    if (isRecord(own) && typeof own['id'] === 'number') return own['id'];
  }
  return undefined;
}

/** Builds the keeper of one comment; it looks for the comment of an earlier run first. */
export function createCommentKeeper(client: Client, place: CommentPlace): CommentKeeper {
  const { owner, repo, issueNumber } = place;
  let known: number | undefined;
  const edit = async (id: number, body: string, request: SendOptions): Promise<boolean> => {
    try {
      await client.rest.issues.updateComment({ owner, repo, comment_id: id, body, request });
      return true;
    } catch (error) {
      // Somebody deleted it in the meantime.
      if (readFault(error, 0).kind === 'missing') return false;
      throw error;
    }
  };
  return {
    write: async (body, options) => {
      const id = known ?? (await find(client, place, options));
      if (id !== undefined && (await edit(id, body, options))) {
        known = id;
        return;
      }
      known = undefined;
      // A repeat after an unclear failure could add a second comment; the next write looks whether this one arrived.
      const request = { ...options, retries: 0 };
      const { data } = await client.rest.issues.createComment({
        owner,
        repo,
        issue_number: issueNumber,
        body,
        request,
      });
      const answer: unknown = data;
      known = isRecord(answer) && typeof answer['id'] === 'number' ? answer['id'] : undefined;
    },
  };
}
