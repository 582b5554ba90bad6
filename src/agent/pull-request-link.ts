import type { PullRequestLink } from '../github/pull-request.ts';
import type { WorkflowOrigin } from '../github/trigger.ts';

/** A valid link, or the reason why it cannot be used, which contains no part of the link. */
export type ParsedLink =
  { readonly ok: true; readonly value: PullRequestLink } | { readonly ok: false; readonly reason: string };

/** Longer than any pull request's address. */
const MAX_LINK_LENGTH = 2_048;

/** A segment of a path, but not `.` and `..`, which change the path when a URL is normalized. */
const NAME = String.raw`(?!\.{1,2}(?:/|$))[\w.-]+`;
const NUMBER = String.raw`([1-9]\d{0,8})`;

const LINK = new RegExp(String.raw`^https://([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?)(/[\w./-]+)$`, 'i');

/** The paths of pull requests, from the documentation of the hosting services. */
const PATHS: readonly RegExp[] = [
  // GitHub and GitHub Enterprise Server.
  new RegExp(`^/(${NAME}/${NAME})/pull/${NUMBER}$`),
  // GitLab, whose groups nest.
  new RegExp(`^/(${NAME}(?:/${NAME}){1,20})/-/merge_requests/${NUMBER}$`),
  // Gitea and Forgejo.
  new RegExp(`^/(${NAME}/${NAME})/pulls/${NUMBER}$`),
  // Bitbucket Cloud, then Bitbucket Data Center.
  new RegExp(`^/(${NAME}/${NAME})/pull-requests/${NUMBER}$`),
  new RegExp(`^/(projects/${NAME}/repos/${NAME})/pull-requests/${NUMBER}$`),
];

/** Where a pull request of the job can be. */
export interface LinkOrigin {
  /** The job's `source.repository`; undefined if it is missing or unusable. */
  readonly repository: string | undefined;
  readonly workflow: WorkflowOrigin;
  /** Whether the merge of the pull request decides: a job without a repository must then use the workflow's own. */
  readonly mergeDecides: boolean;
}

/** `owner/repo` has no host, and `https://host/` no path. */
interface RepositoryAddress {
  readonly host: string | undefined;
  /** The address is not the website's, so the website can have any port. */
  readonly anyPort?: boolean;
  readonly path: string | undefined;
}

function barePath(path: string): string {
  const bare = path.replace(/^\/+|\/+$/g, '').replace(/\.git$/i, '');
  return bare.replace(/^scm\//i, '').replace(/^projects\/([^/]+)\/repos\//i, '$1/');
}

/** Reads a repository's address: a URL, `git@host:owner/repo`, or `owner/repo`. */
function parseRepository(repository: string): RepositoryAddress {
  const [, sshHost, sshPath] = /^[\w.-]+@([\w.-]+):([\w./~-]+)$/.exec(repository) ?? [];
  if (sshHost !== undefined && sshPath !== undefined)
    return { host: sshHost.toLowerCase(), anyPort: true, path: barePath(sshPath) };
  if (/^[\w.-]+(\/[\w.-]+)+$/.test(repository)) return { host: undefined, path: barePath(repository) };
  if (!URL.canParse(repository)) return { host: undefined, path: undefined };
  const url = new URL(repository);
  const path = barePath(url.pathname) || undefined;
  // The port of ssh is not the port of the website.
  if (!/^https?:$/.test(url.protocol)) return { host: url.hostname.toLowerCase() || undefined, anyPort: true, path };
  return { host: url.host || undefined, path };
}

/** Whether two addresses name the same repository. No hosting service distinguishes repositories by case. */
export function isSameRepository(left: string, right: string): boolean {
  const [first, second] = [parseRepository(left), parseRepository(right)];
  if (first.path === undefined || second.path === undefined) return left === right;
  return first.host === second.host && first.path.toLowerCase() === second.path.toLowerCase();
}

function isOnSourceHost(link: PullRequestLink, { host, anyPort }: RepositoryAddress): boolean {
  return host === (anyPort === true ? link.host.replace(/:\d+$/, '') : link.host);
}

function originProblem(link: PullRequestLink, { repository, workflow, mergeDecides }: LinkOrigin): string | undefined {
  const source: RepositoryAddress =
    repository === undefined ? { host: undefined, path: undefined } : parseRepository(repository);
  if (source.host !== undefined && !isOnSourceHost(link, source))
    return 'it is not on the host of the source repository';
  if (source.host === undefined && link.host !== workflow.host)
    return "the job names no host of its source repository, and the link is not on the workflow's GitHub server";
  const path = source.path ?? (mergeDecides ? (workflow.repository ?? '') : undefined);
  if (path === undefined || path.toLowerCase() === link.repository.toLowerCase()) return undefined;
  return source.path === undefined
    ? "the job names no source repository, and the link does not belong to the workflow's repository"
    : 'it belongs to another repository';
}

/**
 * Reads the link to an agent's pull request (contract, "AgentJob", `prLink`): the https address of a pull request on a known hosting
 * service, in the job's own repository. If the job names no host of its repository, the pull request must be on the workflow's own
 * GitHub server.
 */
export function parsePullRequestLink(text: string, origin: LinkOrigin): ParsedLink {
  const [, host, path] = (text.length <= MAX_LINK_LENGTH ? LINK.exec(text) : null) ?? [];
  if (host === undefined || path === undefined || !URL.canParse(text)) {
    return { ok: false, reason: 'it is not a plain https URL of a pull request' };
  }
  const [, name, number] = PATHS.map((form) => form.exec(path)).find((match) => match !== null) ?? [];
  if (name === undefined) return { ok: false, reason: 'it is not the address of a pull request' };
  const value = {
    url: new URL(text).href,
    host: new URL(text).host,
    repository: barePath(name),
    number: Number(number),
  };
  const reason = originProblem(value, origin);
  return reason === undefined ? { ok: true, value } : { ok: false, reason };
}
