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
import {
  detectSourceFormat,
  unpackArchive,
  verifyArchive,
  type UnpackedSite,
  type UnpackOptions,
} from '../bundle/unpack/unpack-archive.ts';
import { unlessAborted } from '../runner/abort.ts';
import { createHttpClient, type HttpClient } from '../http/fetch.ts';
import { plainText } from '../runner/plain-text.ts';
import { formatBytes, formatDuration } from '../runner/quantities.ts';
import type { BundleLink } from '../service/client.ts';
import { checkLink, secretsOf } from '../service/link.ts';
import type { LinkProvider } from './bundle-link.ts';
import type { BundleOptions } from './export-inputs.ts';
import type { ExportContext } from './export-job.ts';
import { createTransferReporter } from './transfer-progress.ts';

const MAX_SHOWN_NAMES = 3;
const MAX_SHOWN_CHARS = 150;

export interface CachedBundle {
  readonly archive: CachedArchive;
  readonly site: CachedSite | undefined;
}

/** Downloads a completed job's bundle into the tool cache, unless it is cached, and sets the outputs. */
export type BundleFetcher = (jobId: string, links: LinkProvider) => Promise<CachedBundle>;

interface Delivery extends ExportContext {
  readonly options: BundleOptions;
  readonly cacheDir: string;
  readonly cache: BundleCache;
  readonly links: LinkProvider;
  readonly signal: AbortSignal;
}

/** Checks that the runner can cache bundles. Throws `cache-unwritable` or `disk-full`. */
export async function createBundleFetcher(options: BundleOptions, context: ExportContext): Promise<BundleFetcher> {
  const cacheDir = await openCacheDir(context.environment);
  const { signal } = context.deadline;
  return (jobId, links) => {
    const cache = new BundleCache(cacheDir, cacheKey(context.inputs.baseUrl.origin, jobId), signal);
    return withDiskErrors(restoreOrFetch({ ...context, options, cacheDir, cache, links, signal }), 'RUNNER_TOOL_CACHE');
  };
}

async function restoreOrFetch(delivery: Delivery): Promise<CachedBundle> {
  const { cache, links, logger, options, outputs } = delivery;
  const found = await cache.findArchive(options.expectedSha256);
  const link = await links.mint();
  const isHit = found !== undefined && (link.sizeBytes === undefined || link.sizeBytes === found.sizeBytes);
  const bundle = isHit ? await restore(found, delivery) : await fetchBundle(link, delivery);
  const { archive, site } = bundle;
  const { path: bundlePath, sha256, sizeBytes } = archive;
  outputs.setAll({ bundlePath, sha256, sizeBytes, cacheHit: isHit });
  const { path: sitePath, contentDigest, siteSha256 } = site ?? {};
  outputs.setAll({ sitePath, contentDigest, siteSha256 });
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

async function unpackCached({ path, sha256, sizeBytes }: CachedArchive, delivery: Delivery): Promise<CachedSite> {
  const { cache, clock, signal } = delivery;
  const stage = await cache.openStage(clock.now());
  try {
    const report = createTransferReporter('Unpacked', delivery);
    const onProgress: UnpackOptions['onProgress'] = ({ archiveBytes, files }) => {
      report({ bytes: archiveBytes, total: sizeBytes, files });
    };
    const site = await unpackTo(stage, { path, signal, onProgress }, delivery);
    return await addSite(sha256, { stage, site }, delivery);
  } finally {
    await closeStage(stage);
  }
}

async function fetchBundle(link: BundleLink, delivery: Delivery): Promise<CachedBundle> {
  const { cache, clock, logger } = delivery;
  const startedMs = clock.monotonic();
  const stage = await cache.openStage(clock.now());
  try {
    const { sizeBytes, sha256, consumed } = await download(stage, link, delivery);
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

type Consumed = Pick<UnpackedSite, 'format'> & { readonly site?: ReadSite };

async function download(stage: string, link: BundleLink, delivery: Delivery): Promise<Downloaded<Consumed>> {
  const { cacheDir, environment, links, logger, notes, options } = delivery;
  const client = createHttpClient(environment);
  const report = createTransferReporter('Downloaded', delivery);
  const path = archivePath(stage);
  let files: number | undefined;
  const consume = async (source: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<Consumed> => {
    if (options.extract) {
      const onProgress: UnpackOptions['onProgress'] = (progress) => {
        files = progress.files;
      };
      const site = await unpackTo(stage, { path, source, signal, onProgress }, delivery);
      return { format: site.format, site };
    }
    const isVouchedFor = options.expectedSha256 !== undefined;
    const format = isVouchedFor ? detectSourceFormat(source, signal) : verifyArchive({ path, source, signal });
    return { format: await format };
  };
  notes.timeline.begin('download');
  try {
    return await downloadArchive({
      ...delivery,
      path,
      consume,
      link: link.url,
      createLink: async () => (await links.renew()).url,
      host: hostOf(client.fetch, delivery),
      expected: { sizeBytes: link.sizeBytes, sha256: options.expectedSha256 },
      maxBytes: await unreportedSizeLimit(cacheDir),
      onProgress: (progress) => {
        report({ ...progress, files });
      },
      onNote: (note) => {
        logger.info(note);
      },
    });
  } finally {
    await client.close();
    notes.timeline.end('download');
  }
}

function hostOf(fetch: HttpClient['fetch'], { clock, inputs, links, redactor }: Delivery): Host {
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
  notes.timeline.begin('unpack');
  try {
    // A download that starts again unpacks again.
    await removeFolder(targetDir);
    const site = await unpackArchive({ ...source, targetDir, onFile });
    return { ...site, contentDigest: await unlessAborted(collector.finish(site.rootDir), source.signal) };
  } finally {
    await collector.discard();
    notes.timeline.end('unpack');
  }
}

function warnAboutNames(paths: readonly string[], { logger }: Delivery): void {
  const count = paths.length;
  if (count === 0) return;
  const shown = paths.slice(0, MAX_SHOWN_NAMES).map((path) => `"${plainText(path, MAX_SHOWN_CHARS)}"`);
  const more = count > MAX_SHOWN_NAMES ? `, and ${count - MAX_SHOWN_NAMES} more` : '';
  logger.warning(
    `${count === 1 ? 'One name is' : `${count} names are`} not valid on Windows or macOS: ${shown.join(', ')}${more}. The files were unpacked with these names. To use the site on such a system, copy the archive instead of the folder.`,
    'Non-portable names',
  );
}

async function addSite(
  archiveSha256: string,
  { stage, site }: { readonly stage: string; readonly site: ReadSite },
  delivery: Delivery,
): Promise<CachedSite> {
  const { contentDigest, siteSha256, pages, rootDir, unportable } = site;
  warnAboutNames(unportable, delivery);
  return delivery.cache.addSite(stage, { archiveSha256, contentDigest, siteSha256, pages, rootDir });
}
