import {
  archivePath,
  BundleCache,
  contentDir,
  type CachedArchive,
  type CachedSite,
} from '../bundle/cache/bundle-cache.ts';
import { openCacheDir, removeFolder, unreportedSizeLimit } from '../bundle/cache/cache-dirs.ts';
import { cacheKey } from '../bundle/cache/cache-record.ts';
import { withDiskErrors } from '../bundle/disk-error.ts';
import type { Host } from '../bundle/download/archive-request.ts';
import { downloadArchive, type Downloaded } from '../bundle/download/download.ts';
import type { ArchiveFormat } from '../bundle/unpack/archive-format.ts';
import { detectSourceFormat, verifyArchive } from '../bundle/unpack/read-archive.ts';
import {
  unpackArchive,
  type UnpackedSite,
  type UnpackOptions,
  type UnpackProgress,
} from '../bundle/unpack/unpack-archive.ts';
import { unlessAborted } from '../runner/abort.ts';
import { createHttpClient, type HttpClient } from '../http/fetch.ts';
import { formatBytes, formatDuration } from '../runner/quantities.ts';
import type { BundleLink } from '../service/client.ts';
import { checkLink, secretsOf } from '../service/link.ts';
import type { BundleOptions } from './export-inputs.ts';
import type { ExportContext } from './export-job.ts';
import { createTransferReporter } from './transfer-progress.ts';
import { warnAboutNames } from './unportable-names.ts';

export interface LinkSource {
  mint(): Promise<BundleLink>;
  /** Creates a further link for the same bundle. */
  renew(): Promise<BundleLink>;
  /** Whether the newest link's `expiresAt` has passed. */
  hasExpired(): boolean;
}

export interface CachedBundle {
  readonly archive: CachedArchive;
  readonly site: CachedSite | undefined;
}

export interface BundleFetcher {
  /** Downloads a completed job's bundle into the tool cache, unless it is cached, and sets the outputs. */
  restoreOrFetch(jobId: string, links: LinkSource): Promise<CachedBundle>;
}

interface Delivery extends ExportContext {
  readonly options: BundleOptions;
  readonly cacheDir: string;
  readonly cache: BundleCache;
  readonly signal: AbortSignal;
}

/** Checks that the runner can cache bundles. Throws `cache-unwritable` or `disk-full`. */
export async function createBundleFetcher(options: BundleOptions, context: ExportContext): Promise<BundleFetcher> {
  const cacheDir = await openCacheDir(context.environment);
  const { signal } = context.deadline;
  return {
    restoreOrFetch: (jobId, links) => {
      const cache = new BundleCache(cacheDir, cacheKey(context.inputs.baseUrl.origin, jobId), signal);
      const delivery = { ...context, options, cacheDir, cache, signal };
      return withDiskErrors(restoreOrFetch(links, delivery), 'RUNNER_TOOL_CACHE');
    },
  };
}

async function restoreOrFetch(links: LinkSource, delivery: Delivery): Promise<CachedBundle> {
  const { cache, logger, options, outputs } = delivery;
  const found = await cache.findArchive(options.expectedSha256);
  const link = await links.mint();
  const isHit = found !== undefined && (link.sizeBytes === undefined || link.sizeBytes === found.sizeBytes);
  const bundle = isHit ? await restore(found, delivery) : await fetchBundle(link, links, delivery);
  const { archive, site } = bundle;
  const { path: bundlePath, sha256, sizeBytes } = archive;
  outputs.setAll({ bundlePath, sha256, sizeBytes, cacheHit: isHit });
  outputs.setAll({ sitePath: site?.path, contentDigest: site?.contentDigest, siteSha256: site?.siteSha256 });
  logger.info(`Archive: ${bundlePath}`);
  if (site) logger.info(`Unpacked site: ${site.path}, content digest ${site.contentDigest}`);
  return bundle;
}

async function restore(archive: CachedArchive, delivery: Delivery): Promise<CachedBundle> {
  const { cache, logger, options } = delivery;
  logger.info(`Found the bundle (${formatBytes(archive.sizeBytes)}) in the tool cache; its digest matches.`);
  if (!options.extract) return { archive, site: undefined };
  // The recorded digests only detect accidents. With `expected-sha256` the files come from exactly that archive.
  const site = options.expectedSha256 === undefined ? await cache.findSite(archive.sha256) : undefined;
  return { archive, site: site ?? (await unpackCached(archive, delivery)) };
}

/** Unpacks a cached archive whose site is missing or has been changed. */
async function unpackCached({ path, sha256, sizeBytes }: CachedArchive, delivery: Delivery): Promise<CachedSite> {
  const { cache, clock, logger, signal } = delivery;
  const stage = await cache.openStage(clock.now());
  try {
    const reporter = createTransferReporter('Unpacked', logger, clock);
    const onProgress = ({ archiveBytes, files }: UnpackProgress): void => {
      reporter.report({ bytes: archiveBytes, total: sizeBytes, files });
    };
    const site = await unpackTo(stage, { path, signal, onProgress }, delivery);
    return await addSite(sha256, { stage, site }, delivery);
  } finally {
    await closeStage(stage);
  }
}

/** Downloads the bundle, unpacks it meanwhile if requested, and caches both once they are verified. */
async function fetchBundle(link: BundleLink, links: LinkSource, delivery: Delivery): Promise<CachedBundle> {
  const { cache, clock, logger } = delivery;
  const startedMs = clock.monotonic();
  const stage = await cache.openStage(clock.now());
  try {
    const { sizeBytes, sha256, consumed } = await download({ stage, link, links }, delivery);
    const elapsedMs = clock.monotonic() - startedMs;
    const rate = formatBytes(Math.round((1000 * sizeBytes) / Math.max(elapsedMs, 1)));
    logger.info(`Downloaded ${formatBytes(sizeBytes)} in ${formatDuration(elapsedMs)} (${rate}/s), SHA-256 ${sha256}.`);
    const { format, site } = consumed;
    const archive = await cache.addArchive(stage, { sizeBytes, sha256, format });
    return { archive, site: site && (await addSite(sha256, { stage, site }, delivery)) };
  } finally {
    await closeStage(stage);
  }
}

async function closeStage(stage: string): Promise<void> {
  // A later run removes what is left.
  await removeFolder(stage).catch(() => undefined);
}

interface Target {
  readonly stage: string;
  readonly link: BundleLink;
  readonly links: LinkSource;
}

interface Consumed {
  readonly format: ArchiveFormat;
  readonly site: ReadSite | undefined;
}

async function download({ stage, link, links }: Target, delivery: Delivery): Promise<Downloaded<Consumed>> {
  const { cacheDir, clock, environment, logger, notes, options } = delivery;
  const client = createHttpClient(environment);
  const reporter = createTransferReporter('Downloaded', logger, clock);
  const path = archivePath(stage);
  let files: number | undefined;
  const consume = async (source: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<Consumed> => {
    if (options.extract) {
      const onProgress = (progress: UnpackProgress): void => {
        files = progress.files;
      };
      const site = await unpackTo(stage, { path, source, signal, onProgress }, delivery);
      return { format: site.format, site };
    }
    const isVouchedFor = options.expectedSha256 !== undefined;
    const format = isVouchedFor ? detectSourceFormat(source, signal) : verifyArchive({ path, source, signal });
    return { format: await format, site: undefined };
  };
  notes.timeline.begin('downloading');
  try {
    return await downloadArchive({
      ...delivery,
      path,
      consume,
      link: link.url,
      createLink: async () => (await links.renew()).url,
      host: hostOf(client.fetch, links, delivery),
      expected: { sizeBytes: link.sizeBytes, sha256: options.expectedSha256 },
      maxBytes: await unreportedSizeLimit(cacheDir),
      onProgress: (progress) => {
        reporter.report({ ...progress, files });
      },
      onNote: (note) => {
        logger.info(note);
      },
    });
  } finally {
    await client.close();
    notes.timeline.end('downloading');
  }
}

function hostOf(fetch: HttpClient['fetch'], links: LinkSource, { clock, inputs, redactor }: Delivery): Host {
  return {
    fetch,
    now: () => clock.now(),
    hasLinkExpired: () => links.hasExpired(),
    checkRedirect: (location) => {
      const checked = checkLink(location, inputs.baseUrl);
      if (checked.ok) for (const secret of secretsOf(checked.url)) redactor.add(secret);
      return checked;
    },
  };
}

/** An unpacked site with the digest of what a reader sees. */
interface ReadSite extends UnpackedSite {
  readonly contentDigest: string;
}

/** Unpacks an archive, and reads the pages while they are written. */
async function unpackTo(
  stage: string,
  source: Omit<UnpackOptions, 'targetDir'>,
  { notes }: Delivery,
): Promise<ReadSite> {
  const targetDir = contentDir(stage);
  const { DigestCollector, findPageWorker } = await import('../site/digest-collector.ts');
  const collector = new DigestCollector(targetDir, findPageWorker());
  const onFile = collector.add.bind(collector);
  notes.timeline.begin('unpacking');
  try {
    // A download that starts again unpacks again.
    await removeFolder(targetDir);
    const site = await unpackArchive({ ...source, targetDir, onFile });
    return { ...site, contentDigest: await unlessAborted(collector.finish(site.rootDir), source.signal) };
  } finally {
    await collector.discard();
    notes.timeline.end('unpacking');
  }
}

async function addSite(
  archiveSha256: string,
  { stage, site }: { readonly stage: string; readonly site: ReadSite },
  { cache, logger }: Delivery,
): Promise<CachedSite> {
  const { contentDigest, siteSha256, pages, rootDir, unportable } = site;
  warnAboutNames(unportable, logger);
  return cache.addSite(stage, { archiveSha256, contentDigest, siteSha256, pages, rootDir });
}
