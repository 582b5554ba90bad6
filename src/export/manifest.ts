import type { Environment } from '../runner/environment.ts';

/** What a manifest says about a bundle; undefined is unknown. It never contains the link. */
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
}

/** The version of the manifest's format. */
const FORM = 1;

/** The workflow run, as the runner's variables name it; the server may be GitHub Enterprise Server. */
function runFacts(environment: Environment): Readonly<Record<string, string | undefined>> {
  const variable = (name: string): string | undefined => {
    const value = environment[`GITHUB_${name}`];
    return value === '' ? undefined : value;
  };
  const [server, repository, id] = [variable('SERVER_URL'), variable('REPOSITORY'), variable('RUN_ID')];
  const isKnown = server !== undefined && repository !== undefined && id !== undefined;
  return {
    repository,
    commit: variable('SHA'),
    id,
    attempt: variable('RUN_ATTEMPT'),
    url: isKnown ? `${server}/${repository}/actions/runs/${id}` : undefined,
  };
}

/** The manifest of a bundle and the run that downloaded it, as JSON. Every field is present; unknown ones are null. */
export function manifestText(facts: ManifestFacts, environment: Environment): string {
  const manifest = { form: FORM, ...facts, run: runFacts(environment) };
  return `${JSON.stringify(manifest, (_, value: unknown) => value ?? null, 2)}\n`;
}
