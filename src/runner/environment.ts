export type Environment = Readonly<Record<string, string | undefined>>;
/** Names of repositories and refs that need no escaping in a URL, and no segment of dots that would lead elsewhere. */
const PLAIN_PATH = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/;

/** A link to one of the action's documents at the version that runs; the path itself for a local action. */
export function documentLink(environment: Environment, path: string): string {
  const { GITHUB_SERVER_URL: server = '', GITHUB_ACTION_REPOSITORY: repository = '' } = environment;
  const { GITHUB_ACTION_REF: ref = '' } = environment;
  if (!/^https:\/\/[\w.:-]+$/.test(server) || !URL.canParse(server)) return path;
  if (!/^[^/]+\/[^/]+$/.test(repository) || !PLAIN_PATH.test(repository)) return path;
  return ref.length <= 255 && PLAIN_PATH.test(ref) ? `${server}/${repository}/blob/${ref}/${path}` : path;
}
