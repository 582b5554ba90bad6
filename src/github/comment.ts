import { asFields } from '../http/body.ts';
import { readFault } from './fault.ts';
import type { Client, SendOptions } from './octokit.ts';
import type { Repository } from './trigger.ts';

/** Authors who can write to the repository. The token's own comments are those of a bot. */
const TRUSTED_AUTHORS: ReadonlySet<unknown> = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);

export interface CommentTarget extends Repository {
  readonly issueNumber: number;
  readonly marker: string;
}

/** Only a comment of a trusted author is the step's own: anybody could copy the marker, and edit the result later. */
export function isOwnComment(comment: unknown, marker: string): boolean {
  const { body, user, author_association: association } = asFields(comment);
  const isTrusted = asFields(user)['type'] === 'Bot' || TRUSTED_AUTHORS.has(association);
  return typeof body === 'string' && body.startsWith(marker) && isTrusted;
}

function idOf(comment: unknown): number | undefined {
  const { id } = asFields(comment);
  return typeof id === 'number' ? id : undefined;
}

async function findComment(client: Client, target: CommentTarget, request: SendOptions): Promise<number | undefined> {
  const { owner, repo, issueNumber, marker } = target;
  const query = { owner, repo, issue_number: issueNumber, per_page: 100, request };
  for await (const { data } of client.paginate.iterator(client.rest.issues.listComments, query)) {
    const comments: readonly unknown[] = Array.isArray(data) ? data : [];
    const id = idOf(comments.find((comment) => isOwnComment(comment, marker)));
    if (id !== undefined) return id;
  }
  return undefined;
}

type WriteComment = (body: string, request: SendOptions) => Promise<void>;

/** Returns a function that updates the step's comment, or creates it. It throws Octokit's errors. */
export function createCommentWriter(client: Client, target: CommentTarget): WriteComment {
  const { owner, repo, issueNumber } = target;
  let knownId: number | undefined;
  return async (body, request) => {
    knownId ??= await findComment(client, target, request);
    try {
      if (knownId !== undefined) {
        await client.rest.issues.updateComment({ owner, repo, comment_id: knownId, body, request });
        return;
      }
    } catch (error) {
      // Somebody may have deleted the comment.
      if (readFault(error, 0).kind !== 'missing') throw error;
    }
    // A retry could create a second comment if the first request was processed.
    const once = { owner, repo, issue_number: issueNumber, body, request: { ...request, retry: false } };
    knownId = undefined;
    knownId = idOf((await client.rest.issues.createComment(once)).data);
  };
}
