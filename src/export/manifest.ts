/** What is known of a bundle that leaves for another network; undefined is not known. Never the link. */
export interface ManifestFacts {
  /** The service's origin. */
  readonly service: string;
  readonly domain: string | undefined;
  readonly jobId: string;
  readonly version: string;
  readonly pageCount: number | undefined;
  readonly archive: { readonly file: string; readonly sizeBytes: number; readonly sha256: string };
  readonly contentDigest: string | undefined;
  /** RFC 3339 in UTC. */
  readonly times: {
    readonly jobCreated: string | undefined;
    readonly jobUpdated: string | undefined;
    readonly written: string;
  };
  /** The workflow run that wrote it. */
  readonly run: {
    readonly repository: string | undefined;
    readonly commit: string | undefined;
    readonly id: string | undefined;
    readonly attempt: string | undefined;
    readonly url: string | undefined;
  };
}

/** The form of the manifest, for programs that read it. */
const FORM = 1;

/** Writes the manifest out. Every field is there; what is not known is null. */
export function manifestText(facts: ManifestFacts): string {
  return `${JSON.stringify({ form: FORM, ...facts }, (_, value: unknown) => value ?? null, 2)}\n`;
}

/** The workflow run, from what a runner tells its steps; the server may be GitHub Enterprise Server. */
export function runFacts(environment: Readonly<Record<string, string | undefined>>): ManifestFacts['run'] {
  const told = (name: string): string | undefined => (environment[name] === '' ? undefined : environment[name]);
  const [server, repository, id] = [told('GITHUB_SERVER_URL'), told('GITHUB_REPOSITORY'), told('GITHUB_RUN_ID')];
  const known = server !== undefined && repository !== undefined && id !== undefined;
  return {
    repository,
    commit: told('GITHUB_SHA'),
    id,
    attempt: told('GITHUB_RUN_ATTEMPT'),
    url: known ? `${server}/${repository}/actions/runs/${id}` : undefined,
  };
}
