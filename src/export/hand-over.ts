import { dirname, resolve } from 'node:path';
import { ActionError } from '../errors.ts';
import type { DeployOptions } from './delivery-inputs.ts';
import type { ExportInputs } from '../action/inputs.ts';
import type { Environment } from '../http/proxy.ts';
import { valuesText } from './helm-values.ts';
import { manifestText, runFacts, type ManifestFacts } from './manifest.ts';
import { openPrivateFile, UnusablePlace, type PrivateFile } from '../runner/private-file.ts';
import type { ExportSnapshot } from '../service/schema.ts';
import { packageBundle } from '../bundle/cache/package.ts';
import type { CachedBundle } from './bundle.ts';
import { deploymentVersion } from './deployment-version.ts';
import type { ExportCollaborators, JobRecord } from './export-job.ts';
import type { LinkProvider } from './bundle-link.ts';

/** Names the whole path: where a relative one begins is not to be seen in the input. */
function unwritable(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (!(error instanceof UnusablePlace) && code === undefined) return error;
  if (code === 'ENOENT') {
    return new ActionError('values-unwritable', `\`values-file\`: the folder ${dirname(path)} is not there.`, {
      hint: 'Create the folder before this step, or give a path such as ${{ runner.temp }}/values.yaml.',
      cause: error,
    });
  }
  const why = error instanceof UnusablePlace ? error.message : `cannot be written (${code ?? ''})`;
  return new ActionError('values-unwritable', `\`values-file\`: ${path} ${why}.`, {
    hint: 'Give the path of a file in a folder that is there, such as ${{ runner.temp }}/values.yaml.',
    cause: error,
  });
}

/**
 * Finds the place of the values file and tries whether it can be written, so that a mistake shows before a job is waited for.
 *
 * @returns undefined when no values file is wanted
 * @throws `values-unwritable`
 */
export async function openValuesFile(
  { valuesFile }: DeployOptions,
  environment: Environment,
): Promise<PrivateFile | undefined> {
  if (valuesFile === undefined) return undefined;
  const root = environment['GITHUB_WORKSPACE'] ?? process.cwd();
  try {
    return await openPrivateFile(valuesFile, root);
  } catch (error) {
    throw unwritable(error, resolve(root, valuesFile));
  }
}

/** A completed export that has passed its guards. */
export interface GoodExport {
  readonly job: JobRecord;
  readonly completed: ExportSnapshot;
  readonly desk: LinkProvider;
  /** Undefined where the bundle was not fetched. */
  readonly kept: CachedBundle | undefined;
  readonly valuesFile: PrivateFile | undefined;
}

function tellChange(contentDigest: string | undefined, wish: DeployOptions, collaborators: ExportCollaborators): void {
  const { logger, outputs } = collaborators;
  const changed = wish.previousContentDigest === undefined || wish.previousContentDigest !== contentDigest;
  outputs.set('changed', changed);
  if (wish.previousContentDigest === undefined) return;
  logger.info(changed ? 'The site has changed.' : 'The site is the same as before: `changed` is `false`.');
}

async function packUp(
  { job, completed, kept }: GoodExport,
  version: string,
  { baseUrl, bundle }: ExportInputs,
  { clock, environment, logger, notes, outputs }: ExportCollaborators,
): Promise<void> {
  if (!kept || bundle?.package !== true) return;
  const { file, sizeBytes, sha256 } = kept.archive;
  const facts: ManifestFacts = {
    service: baseUrl.origin,
    domain: outputs.known().domain,
    jobId: job.jobId,
    version,
    pageCount: completed.pageCount ?? notes.unpackedPages,
    archive: { file, sizeBytes, sha256 },
    contentDigest: kept.site?.contentDigest,
    times: {
      jobCreated: completed.createdAt,
      jobUpdated: completed.updatedAt,
      written: new Date(clock.now()).toISOString().replace(/\.\d+Z$/, 'Z'),
    },
    run: runFacts(environment),
  };
  const { dir, manifestPath } = await packageBundle(
    environment['RUNNER_TEMP'] ?? '',
    kept.archive,
    manifestText(facts),
  );
  outputs.set('manifestPath', manifestPath);
  outputs.set('packagePath', dir);
  logger.info(`The archive and its manifest are packaged: ${dir}.`);
}

/** Whether a later step needs the link itself: it does not where only files are asked for. */
function handsOverLink({ bundle, handOver }: ExportInputs): boolean {
  return bundle === undefined || handOver.valuesFile !== undefined || handOver.isLinkLifeChosen;
}

/**
 * Hands a good export over: a link that is valid long enough where one is needed, the version to pin, whether anything has changed, the package to
 * carry and the chart's values.
 *
 * @throws `values-unwritable`, `cache-unwritable`, `disk-full`, `link-unusable`, and what creating a link throws
 */
export async function handOver(
  good: GoodExport,
  inputs: ExportInputs,
  collaborators: ExportCollaborators,
): Promise<void> {
  const { desk, job, kept, valuesFile } = good;
  const { logger, outputs } = collaborators;
  const contentDigest = kept?.site?.contentDigest;
  const version = deploymentVersion({ wanted: inputs.handOver.version, contentDigest, jobId: job.jobId });
  tellChange(contentDigest, inputs.handOver, collaborators);
  outputs.set('deploymentVersion', version);
  await packUp(good, version, inputs, collaborators);
  // Last, so that nothing more is taken from the link's life.
  if (handsOverLink(inputs)) await desk.ensureMinLifetime(inputs.handOver.minLinkMs);
  if (!valuesFile) return;
  try {
    await valuesFile.write(valuesText({ bundleUrl: desk.current().text, version }));
  } catch (error) {
    throw unwritable(error, valuesFile.path);
  }
  outputs.set('valuesFile', valuesFile.path);
  logger.info(`The deployment's values are in ${valuesFile.path}.`);
}
