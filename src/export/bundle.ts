import { join } from 'node:path';
import { BundleCache, type CachedArchive, type CachedSite } from '../bundle/cache/bundle-cache.ts';
import { openCacheDirs, openTemporary, unreportedSizeLimit, type CacheDirs } from '../bundle/cache/cache-dirs.ts';
import { cacheKey } from '../bundle/cache/cache-key.ts';
import { removeFolder, type Stage } from '../bundle/cache/stage.ts';
import { explainDisk } from '../bundle/disk-error.ts';
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
import { shortReason } from '../http/retry.ts';
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
  readonly dirs: CacheDirs;
  readonly cache: BundleCache;
  readonly signal: AbortSignal;
}

/** Checks that the runner can cache bundles. Throws `cache-unwritable` or `disk-full`. */
export async function createBundleFetcher(options: BundleOptions, context: ExportContext): Promise<BundleFetcher> {
  const dirs = await openCacheDirs(context.environment);
  const { signal } = context.deadline;
  return {
    restoreOrFetch: (jobId, links) => {
      const cache = new BundleCache(dirs, cacheKey(context.inputs.baseUrl.origin, jobId));
      return restoreOrFetch(links, { ...context, options, dirs, cache, signal });
    },
  };
}

async function restoreOrFetch(links: LinkSource, delivery: Delivery): Promise<CachedBundle> {
  const { cache, logger, options, outputs, signal } = delivery;
  const found = await cache.findArchive(options.expectedSha256, signal);
  const link = await links.mint();
  const isHit = found !== undefined && (link.sizeBytes === undefined || link.sizeBytes === found.sizeBytes);
  const bundle = isHit ? await restore(found, delivery) : await fetchBundle(link, links, delivery);
  const { archive, site } = bundle;
  outputs.set('bundlePath', archive.path);
  outputs.set('sha256', archive.sha256);
  outputs.set('sizeBytes', archive.sizeBytes);
  outputs.set('cacheHit', isHit);
  outputs.set('sitePath', site?.path);
  outputs.set('contentDigest', site?.contentDigest);
  outputs.set('siteSha256', site?.siteSha256);
  logger.info(`Archive: ${archive.path}`);
  if (site) logger.info(`Unpacked site: ${site.path}, content digest ${site.contentDigest}`);
  return bundle;
}

async function restore(archive: CachedArchive, delivery: Delivery): Promise<CachedBundle> {
  const { cache, logger, options, signal } = delivery;
  logger.info(`Found the bundle (${formatBytes(archive.sizeBytes)}) in the tool cache; its digest matches.`);
  if (!options.extract) return { archive, site: undefined };
  // The recorded digests only detect accidents. With `expected-sha256` the files come from exactly that archive.
  const site = options.expectedSha256 === undefined ? await cache.findSite(archive.sha256, signal) : undefined;
  return { archive, site: site ?? (await unpackCached(archive, delivery)) };
}

/** Unpacks a cached archive whose site is missing or has been changed. */
async function unpackCached(archive: CachedArchive, delivery: Delivery): Promise<CachedSite> {
  const { cache, clock, logger, signal } = delivery;
  const stage = await cache.openStage(clock.now());
  try {
    const reporter = createTransferReporter('Unpacked', logger, clock);
    const onProgress = ({ archiveBytes, files }: UnpackProgress): void => {
      reporter.report({ bytes: archiveBytes, total: archive.sizeBytes, files });
    };
    const site = await unpackTo(stage, { path: archive.path, signal, onProgress }, delivery);
    return await addSite(archive, { stage, site }, delivery);
  } finally {
    await stage.clear();
  }
}

/** Downloads the bundle, unpacks it meanwhile if requested, and caches both once they are verified. */
async function fetchBundle(link: BundleLink, links: LinkSource, delivery: Delivery): Promise<CachedBundle> {
  const { cache, clock, dirs, logger, signal } = delivery;
  const startedMs = clock.monotonic();
  const stage = await cache.openStage(clock.now());
  let temporary: Stage | undefined;
  try {
    temporary = await openTemporary(dirs);
    const path = join(temporary.dir, 'bundle');
    const { sizeBytes, sha256, consumed } = await download({ path, stage, link, links }, delivery);
    const elapsedMs = clock.monotonic() - startedMs;
    const rate = formatBytes(Math.round((1000 * sizeBytes) / Math.max(elapsedMs, 1)));
    logger.info(`Downloaded ${formatBytes(sizeBytes)} in ${formatDuration(elapsedMs)} (${rate}/s), SHA-256 ${sha256}.`);
    const { format, site } = consumed;
    const archive = await cache.addArchive({ stage, path }, { sizeBytes, sha256, format }, signal);
    return { archive, site: site && (await addSite(archive, { stage, site }, delivery)) };
  } finally {
    await Promise.allSettled([temporary?.clear(), stage.clear()]);
  }
}

interface Target {
  readonly path: string;
  readonly stage: Stage;
  readonly link: BundleLink;
  readonly links: LinkSource;
}

interface Consumed {
  readonly format: ArchiveFormat;
  readonly site: ReadSite | undefined;
}

async function download({ path, stage, link, links }: Target, delivery: Delivery): Promise<Downloaded<Consumed>> {
  const { clock, dirs, environment, logger, notes, options } = delivery;
  const client = createHttpClient(environment);
  const reporter = createTransferReporter('Downloaded', logger, clock);
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
      maxBytes: await unreportedSizeLimit(dirs),
      onProgress: (progress) => {
        reporter.report({ ...progress, files });
      },
      onNote: (note) => {
        logger.info(note);
      },
      onRepeat: (failure, pauseMs, offset) => {
        const pause = (pauseMs / 1000).toFixed(1);
        logger.info(`Download: ${shortReason(failure)}; continuing from ${formatBytes(offset)} in ${pause} s.`);
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
  stage: Stage,
  source: Omit<UnpackOptions, 'targetDir'>,
  { cache, notes }: Delivery,
): Promise<ReadSite> {
  const targetDir = cache.contentDir(stage);
  const { DigestCollector, findPageWorker } = await import('../site/digest-collector.ts');
  const collector = new DigestCollector(targetDir, findPageWorker());
  const onFile = collector.add.bind(collector);
  notes.timeline.begin('unpacking');
  try {
    // A download that starts again unpacks again.
    await removeFolder(targetDir);
    const site = await unpackArchive({ ...source, targetDir, onFile });
    return { ...site, contentDigest: await unlessAborted(collector.finish(site.rootDir), source.signal) };
  } catch (error) {
    throw explainDisk(error, 'RUNNER_TOOL_CACHE');
  } finally {
    await collector.discard();
    notes.timeline.end('unpacking');
  }
}

async function addSite(
  { sha256: archiveSha256 }: CachedArchive,
  { stage, site }: { readonly stage: Stage; readonly site: ReadSite },
  { cache, logger, signal }: Delivery,
): Promise<CachedSite> {
  const { contentDigest, siteSha256, pages, rootDir } = site;
  warnAboutNames(site.unportable, logger);
  return cache.addSite(stage, { archiveSha256, contentDigest, siteSha256, pages, rootDir }, signal);
}
