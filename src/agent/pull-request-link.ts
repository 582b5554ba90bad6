/** A pull request as a link names it. Every part is plain ASCII that needs no escaping in a path or in Markdown's `(…)`. */
export interface PullRequestLink {
  readonly url: string;
  /** Lower case, with the port where the link has one. */
  readonly host: string;
  /** `owner/repo`; with more segments where the host nests groups. */
  readonly repository: string;
  readonly number: number;
}

/** A link that was read, or the reason why it can't be used. The reason never holds a part of the link. */
export type ParsedLink =
  { readonly ok: true; readonly value: PullRequestLink } | { readonly ok: false; readonly reason: string };

/** More than any pull request's address: an owner, a repository and a branch have at most 255 characters each. */
const MAX_LINK_LENGTH = 2_048;

/** A segment of a path that is not made of dots alone: those would walk up the path when a URL is normalised. */
const NAME = String.raw`(?!\.{1,2}(?:/|$))[\w.-]+`;
/** Nine digits: enough for every repository there is, and far from where numbers lose digits. */
const NUMBER = String.raw`([1-9]\d{0,8})`;

const LINK = new RegExp(String.raw`^https://([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?)(/[\w./-]+)$`, 'i');

/** The paths of pull requests, by the hosting services' own documentation of their web addresses. */
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

/** What a pull request of the job can be on and in. */
export interface LinkOrigin {
  /** The job's `source.repository`. One that cannot be read says nothing. */
  readonly repository: string | undefined;
  /** The workflow's own GitHub server, as `host` or `host:port`, and repository, as `owner/repo`. */
  readonly workflow: { readonly host: string | undefined; readonly repository: string | undefined };
  /** Whether a merge of the pull request decides: then a job that names no repository must use the workflow's own. */
  readonly mergeDecides: boolean;
}

/** Where a repository is, as far as its text tells: `owner/repo` names no host, and `https://host/` no path. */
interface RepositoryPlace {
  readonly host: string | undefined;
  /** Whether the address is not the website's, so that the website may have any port. */
  readonly anyPort?: boolean;
  readonly path: string | undefined;
}

function barePath(path: string): string {
  const bare = path.replace(/^\/+|\/+$/g, '').replace(/\.git$/i, '');
  return bare.replace(/^scm\//i, '').replace(/^projects\/([^/]+)\/repos\//i, '$1/');
}

/** Reads a repository's address: a URL, the `git@host:owner/repo` that Git takes, or `owner/repo`. */
function placeOf(repository: string): RepositoryPlace {
  const [, sshHost, sshPath] = /^[\w.-]+@([\w.-]+):([\w./~-]+)$/.exec(repository) ?? [];
  if (sshHost !== undefined && sshPath !== undefined)
    return { host: sshHost.toLowerCase(), anyPort: true, path: barePath(sshPath) };
  if (/^[\w.-]+(\/[\w.-]+)+$/.test(repository)) return { host: undefined, path: barePath(repository) };
  if (!URL.canParse(repository)) return { host: undefined, path: undefined };
  const url = new URL(repository);
  const path = barePath(url.pathname) || undefined;
  // The port of ssh says nothing about the port of the website.
  if (!/^https?:$/.test(url.protocol)) return { host: url.hostname.toLowerCase() || undefined, anyPort: true, path };
  return { host: url.host || undefined, path };
}

/** Whether two addresses name the same repository; no hosting service tells repositories apart by case. */
export function isSameRepository(left: string, right: string): boolean {
  const [first, second] = [placeOf(left), placeOf(right)];
  if (first.path === undefined || second.path === undefined) return left === right;
  return first.host === second.host && first.path.toLowerCase() === second.path.toLowerCase();
}

function objectionTo(link: PullRequestLink, { repository, workflow, mergeDecides }: LinkOrigin): string | undefined {
  const source: RepositoryPlace = repository === undefined ? { host: undefined, path: undefined } : placeOf(repository);
  const linkHost = source.anyPort === true ? link.host.replace(/:\d+$/, '') : link.host;
  if (source.host !== undefined && source.host !== linkHost) return 'it is not on the host of the source repository';
  if (source.host === undefined && link.host !== workflow.host)
    return "the job names no host of its source repository, and the link is not on the workflow's GitHub server";
  const path = source.path ?? (mergeDecides ? (workflow.repository ?? '') : undefined);
  if (path === undefined || path.toLowerCase() === link.repository.toLowerCase()) return undefined;
  return source.path === undefined
    ? "the job names no source repository, and the link is not of the workflow's repository"
    : 'it is of another repository';
}

/**
 * Reads the link to an agent's pull request (contract, "AgentJob", `prLink`): https, a pull request's address on one of
 * the known kinds of hosts and nothing behind it, in the job's own repository. A job that names no host of its repository can
 * only have a pull request on the workflow's own GitHub server.
 */
export function parsePullRequestLink(text: string, origin: LinkOrigin): ParsedLink {
  const [, host, path] = (text.length <= MAX_LINK_LENGTH ? LINK.exec(text) : null) ?? [];
  if (host === undefined || path === undefined || !URL.canParse(text)) {
    return { ok: false, reason: 'it is no plain https URL of a pull request' };
  }
  const [, name, number] = PATHS.map((form) => form.exec(path)).find((match) => match !== null) ?? [];
  if (name === undefined) return { ok: false, reason: 'it is not the address of a pull request' };
  const value = {
    url: new URL(text).href,
    host: new URL(text).host,
    repository: barePath(name),
    number: Number(number),
  };
  const reason = objectionTo(value, origin);
  return reason === undefined ? { ok: true, value } : { ok: false, reason };
}
