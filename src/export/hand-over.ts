import { createHash } from 'node:crypto';
import { packageBundle } from '../bundle/cache/package.ts';
import type { PrivateFile } from '../runner/private-file.ts';
import type { ExportSnapshot } from '../service/schema.ts';
import type { CachedBundle } from './bundle.ts';
import type { LinkProvider } from './bundle-link.ts';
import type { ExportContext, JobRecord } from './export-job.ts';
import { manifestText } from './manifest.ts';
import { valuesText } from './values-file.ts';

/** Digits of a digest that distinguish a site's versions: 48 bits, few enough to compare at a glance. */
const DIGEST_CHARS = 12;
/** A valid Kubernetes label and image tag, which versions of a deployment are used as. */
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/;

/**
 * The version that a deployment pins: the input, else one that is the same for the same content, else one that is the same
 * for the same job.
 */
export function deploymentVersion({
  version,
  contentDigest,
  jobId,
}: {
  readonly version: string | undefined;
  readonly contentDigest: string | undefined;
  readonly jobId: string;
}): string {
  if (version !== undefined) return version;
  if (contentDigest !== undefined) return `sha-${contentDigest.slice(0, DIGEST_CHARS)}`;
  if (LABEL.test(jobId)) return jobId;
  return `job-${createHash('sha256').update(jobId).digest('hex').slice(0, DIGEST_CHARS)}`;
}

/** A completed export that has passed its checks. */
export interface VerifiedExport {
  readonly job: JobRecord;
  readonly completed: ExportSnapshot;
  readonly links: LinkProvider;
  /** Undefined when the bundle was not downloaded. */
  readonly bundle: CachedBundle | undefined;
  readonly valuesFile: PrivateFile | undefined;
}

function reportChange(contentDigest: string | undefined, { inputs, logger, outputs }: ExportContext): void {
  const { previousContentDigest } = inputs.deploy;
  const changed = previousContentDigest === undefined || previousContentDigest !== contentDigest;
  outputs.set('changed', changed);
  if (previousContentDigest === undefined) return;
  logger.info(changed ? 'The site has changed.' : 'The site has not changed.');
}

async function createPackage(
  { job, completed, bundle }: VerifiedExport,
  version: string,
  { clock, environment, inputs, logger, outputs }: ExportContext,
): Promise<void> {
  if (!bundle || inputs.bundle?.package !== true) return;
  const { file, sizeBytes, sha256 } = bundle.archive;
  const manifest = manifestText(
    {
      service: inputs.baseUrl.origin,
      domain: outputs.known().domain,
      jobId: job.jobId,
      version,
      pageCount: completed.pageCount ?? bundle.site?.pages,
      archive: { file, sizeBytes, sha256 },
      contentDigest: bundle.site?.contentDigest,
      times: {
        jobCreated: completed.createdAt,
        jobUpdated: completed.updatedAt,
        written: new Date(clock.now()).toISOString().replace(/\.\d+Z$/, 'Z'),
      },
    },
    environment,
  );
  const { dir, manifestPath } = await packageBundle(environment['RUNNER_TEMP'] ?? '', bundle.archive, manifest);
  outputs.set('manifestPath', manifestPath);
  outputs.set('packagePath', dir);
  logger.info(`Packaged the archive and its manifest in ${dir}.`);
}

/**
 * Sets the outputs that a deployment needs: the version, whether the site has changed, the package, and a link that is
 * valid for long enough, with the values file. When only files are used, the link's lifetime does not matter.
 *
 * @throws ActionError `values-unwritable`, `cache-unwritable`, `disk-full`, `link-unusable`, and what creating a link throws
 */
export async function handOver(verified: VerifiedExport, context: ExportContext): Promise<void> {
  const { bundle, job, links, valuesFile } = verified;
  const { inputs, logger, outputs } = context;
  const { isMinLinkChosen, minLinkMs, version: pinned } = inputs.deploy;
  const contentDigest = bundle?.site?.contentDigest;
  const version = deploymentVersion({ version: pinned, contentDigest, jobId: job.jobId });
  reportChange(contentDigest, context);
  outputs.set('deploymentVersion', version);
  await createPackage(verified, version, context);
  // Last, so that nothing more shortens the link's lifetime.
  if (inputs.bundle === undefined || valuesFile || isMinLinkChosen) await links.ensureMinLifetime(minLinkMs);
  if (!valuesFile) return;
  await valuesFile.write(valuesText({ bundleUrl: links.current().text, version }));
  outputs.set('valuesFile', valuesFile.path);
  logger.info(`Wrote the deployment's values to ${valuesFile.path}.`);
}
