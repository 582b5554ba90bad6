import type { PullRequestLink } from '../github/pull-request.ts';
import type { WorkflowOrigin } from '../github/trigger.ts';
import { accept, refuse, type Checked } from '../runner/input-reader.ts';

const MAX_LINK_LENGTH = 2_048;
/** A segment of a path, but not `.` and `..`, which change the path when a URL is normalized. */
const NAME = String.raw`(?!\.{1,2}(?:/|$))[\w.-]+`;
const NUMBER = String.raw`([1-9]\d{0,8})`;
const LINK = new RegExp(String.raw`^https://[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(/[\w./-]+)$`, 'i');

/** The paths of pull requests, from the documentation of the hosting services. */
const PATHS: readonly RegExp[] = [
  // GitHub and GitHub Enterprise Server, Gitea and Forgejo, Bitbucket Cloud.
  new RegExp(`^/(${NAME}/${NAME})/(?:pull|pulls|pull-requests)/${NUMBER}$`),
  new RegExp(`^/(projects/${NAME}/repos/${NAME})/pull-requests/${NUMBER}$`),
  // GitLab, whose groups nest.
  new RegExp(`^/(${NAME}(?:/${NAME}){1,20})/-/merge_requests/${NUMBER}$`),
];

export interface LinkOrigin {
  /** The job's `source.repository`; undefined if it is missing or unusable. */
  readonly repository: string | undefined;
  readonly workflow: WorkflowOrigin;
  /** Whether the merge of the pull request decides: a job without a repository must then use the workflow's own. */
  readonly mergeDecides: boolean;
}

/** `owner/repo` has no host, and `https://host/` no path. */
interface RepositoryAddress {
  readonly host?: string | undefined;
  /** The address is not the website's, so the website can have any port. */
  readonly anyPort?: boolean;
  readonly path?: string | undefined;
}

function barePath(path: string): string {
  const bare = path.replace(/^\/+|\/+$/g, '').replace(/\.git$/i, '');
  return bare.replace(/^scm\//i, '').replace(/^projects\/([^/]+)\/repos\//i, '$1/');
}

/** Reads a repository's address: a URL, `git@host:owner/repo`, or `owner/repo`. */
function parseRepository(repository = ''): RepositoryAddress {
  if (/^[\w.-]+(\/[\w.-]+)+$/.test(repository)) return { path: barePath(repository) };
  const text = repository.replace(/^([\w.-]+@[\w.-]+):(?=[\w./~-]+$)/, 'ssh://$1/');
  if (!URL.canParse(text)) return {};
  const { host, hostname, pathname, protocol } = new URL(text);
  const anyPort = !/^https?:$/.test(protocol);
  return {
    host: (anyPort ? hostname.toLowerCase() : host) || undefined,
    anyPort,
    path: barePath(pathname) || undefined,
  };
}

/** Whether two addresses name the same repository. No hosting service distinguishes repositories by case. */
export function isSameRepository(left: string, right: string): boolean {
  const [first, second] = [parseRepository(left), parseRepository(right)];
  if (first.path === undefined || second.path === undefined) return left === right;
  return first.host === second.host && first.path.toLowerCase() === second.path.toLowerCase();
}

function originProblem(link: PullRequestLink, { repository, workflow, mergeDecides }: LinkOrigin): string | undefined {
  const source = parseRepository(repository);
  const linkHost = source.anyPort === true ? link.host.replace(/:\d+$/, '') : link.host;
  if (source.host !== undefined && source.host !== linkHost) return 'it is not on the host of the source repository';
  if (source.host === undefined && link.host !== workflow.host)
    return "the job names no host of its source repository, and the link is not on the workflow's GitHub server";
  const path = source.path ?? (mergeDecides ? (workflow.repository ?? '') : undefined);
  if (path === undefined || path.toLowerCase() === link.repository.toLowerCase()) return undefined;
  return source.path === undefined
    ? "the job names no source repository, and the link does not belong to the workflow's repository"
    : 'it belongs to another repository';
}

/** Reads the contract's `prLink`: an https address on a known hosting service, in the job's own repository. No reason contains a part of it. */
export function parsePullRequestLink(text: string, origin: LinkOrigin): Checked<PullRequestLink> {
  const [, path] = (text.length <= MAX_LINK_LENGTH ? LINK.exec(text) : null) ?? [];
  if (path === undefined || !URL.canParse(text)) return refuse('it is not a plain https URL of a pull request');
  const [, name, number] = PATHS.map((form) => form.exec(path)).find((match) => match !== null) ?? [];
  if (name === undefined) return refuse('it is not the URL of a pull request');
  const { href, host } = new URL(text);
  const value = { url: href, host, repository: barePath(name), number: Number(number) };
  const reason = originProblem(value, origin);
  return reason === undefined ? accept(value) : refuse(reason);
}
