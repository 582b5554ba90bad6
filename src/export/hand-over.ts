import { createHash } from 'node:crypto';
import { packageBundle } from '../bundle/cache/package.ts';
import { readRunUrl } from '../github/trigger.ts';
import type { PrivateFile } from '../runner/private-file.ts';
import type { ExportSnapshot } from '../service/schema.ts';
import { isContentDigest } from '../site/digest-version.ts';
import type { CachedBundle } from './bundle.ts';
import type { LinkProvider } from './bundle-link.ts';
import type { ExportContext, JobRecord } from './export-job.ts';
import { valuesText } from './values-file.ts';

const MANIFEST_FORM = 1;
/** Digits of a digest that distinguish a site's versions: 48 bits, few enough to compare at a glance. */
const DIGEST_CHARS = 12;
/** A valid Kubernetes label and image tag, which versions of a deployment are used as. */
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/;

export interface VerifiedExport {
  readonly job: JobRecord;
  readonly completed: ExportSnapshot;
  readonly links: LinkProvider;
  readonly bundle: CachedBundle | undefined;
  readonly valuesFile: PrivateFile | undefined;
}

/** The version that a deployment pins by default: the same for the same content if that is known, else for the same job. */
export function defaultVersion(jobId: string, contentDigest: string | undefined): string {
  if (contentDigest !== undefined)
    return `sha-${contentDigest.slice(contentDigest.indexOf(':') + 1).slice(0, DIGEST_CHARS)}`;
  if (LABEL.test(jobId)) return jobId;
  return `job-${createHash('sha256').update(jobId).digest('hex').slice(0, DIGEST_CHARS)}`;
}

function changeText(previousContentDigest: string, changed: boolean): string {
  if (isContentDigest(previousContentDigest)) return `The site has ${changed ? '' : 'not '}changed.`;
  return 'The site is treated as changed, because `previous-content-digest` belongs to another version of the digest and cannot be compared.';
}

/** The manifest of a bundle and the run that downloaded it. Unknown fields are null. It never contains the link. */
function manifestText({ job, completed }: VerifiedExport, bundle: CachedBundle, context: ExportContext): string {
  const { clock, environment, inputs, outputs } = context;
  const { domain, deploymentVersion } = outputs.known();
  const { file, sizeBytes, sha256 } = bundle.archive;
  const manifest = {
    form: MANIFEST_FORM,
    service: inputs.baseUrl.origin,
    domain,
    jobId: job.jobId,
    version: deploymentVersion,
    pageCount: completed.pageCount ?? bundle.site?.pages,
    archive: { file, sizeBytes, sha256 },
    contentDigest: bundle.site?.contentDigest,
    siteSha256: bundle.site?.siteSha256,
    times: {
      jobCreated: completed.createdAt,
      jobUpdated: completed.updatedAt,
      written: new Date(clock.now()).toISOString().replace(/\.\d+Z$/, 'Z'),
    },
    run: {
      repository: environment['GITHUB_REPOSITORY'],
      commit: environment['GITHUB_SHA'],
      id: environment['GITHUB_RUN_ID'],
      attempt: environment['GITHUB_RUN_ATTEMPT'],
      url: readRunUrl(environment),
    },
  };
  return `${JSON.stringify(manifest, (_, value: unknown) => (value === undefined || value === '' ? null : value), 2)}\n`;
}

async function createPackage(verified: VerifiedExport, context: ExportContext): Promise<void> {
  const { environment, inputs, logger, outputs } = context;
  const { bundle } = verified;
  if (!bundle || inputs.bundle?.package !== true) return;
  const manifest = manifestText(verified, bundle, context);
  const { dir, manifestPath } = await packageBundle(environment['RUNNER_TEMP'] ?? '', bundle.archive, manifest);
  outputs.setAll({ manifestPath, packagePath: dir });
  logger.info(`Packaged the archive and its manifest in ${dir}.`);
}

/** Sets the outputs that a deployment needs. When only files are used, the link's lifetime does not matter. */
export async function handOver(verified: VerifiedExport, context: ExportContext): Promise<void> {
  const { bundle, job, links, valuesFile } = verified;
  const { inputs, logger, outputs } = context;
  const { isMinLinkChosen, minLinkMs, previousContentDigest } = inputs;
  const contentDigest = bundle?.site?.contentDigest;
  const version = inputs.version ?? defaultVersion(job.jobId, contentDigest);
  const changed = previousContentDigest === undefined || previousContentDigest !== contentDigest;
  outputs.setAll({ deploymentVersion: version, changed });
  if (previousContentDigest !== undefined) logger.info(changeText(previousContentDigest, changed));
  await createPackage(verified, context);
  if (bundle && !valuesFile && !isMinLinkChosen) return;
  // Last, so that nothing more shortens the link's lifetime.
  await links.ensureMinLifetime(minLinkMs);
  const { bundleUrl } = outputs.known();
  if (!valuesFile || bundleUrl === undefined) return;
  await valuesFile.write(valuesText(bundleUrl, version));
  outputs.set('valuesFile', valuesFile.path);
  logger.info(`Wrote the values file ${valuesFile.path}.`);
}
