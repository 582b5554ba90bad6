import { join } from 'node:path';
import { unpackArchive, type UnpackedSite, type UnpackProgress } from '../bundle/unpack/archive.ts';
import type { Host } from '../bundle/download/connection.ts';
import { explainDisk } from '../bundle/disk-error.ts';
import { downloadArchive, type Downloaded } from '../bundle/download/download.ts';
import type { ArchiveFormat } from '../bundle/unpack/format.ts';
import { openCacheDirs, openTemporary, type CacheDirs } from '../bundle/cache/cache-dirs.ts';
import { packageBundle, type BundlePackage } from '../bundle/cache/package.ts';
import { findFormat, verifyArchive } from '../bundle/download/verify.ts';
import { removeFolder, type Stage } from '../bundle/cache/stage.ts';
import { storeKey } from '../bundle/cache/store-key.ts';
import { BundleStore, type KeptArchive, type KeptSite } from '../bundle/cache/bundle-cache.ts';
import type { BundleOptions } from './export-inputs.ts';
import type { ExportOutputs } from './export-outputs.ts';
import type { Environment } from '../http/proxy.ts';
import { createHttpClient, type HttpClient } from '../http/fetch.ts';
import { shortReason, type FailedRequest } from '../http/retry.ts';
import type { ExportNotes } from './timeline.ts';
import { createTransferReporter } from './transfer-progress.ts';
import { warnAboutNames } from './unportable-names.ts';
import type { Clock } from '../runner/clock.ts';
import { formatBytes, formatDuration } from '../runner/format.ts';
import type { Logger } from '../runner/logger.ts';
import type { Redactor } from '../runner/redactor.ts';
import type { BundleLink } from '../service/client.ts';
import { checkLink, secretsOf } from '../service/link.ts';

export interface BundleCollaborators {
  readonly environment: Environment;
  readonly outputs: ExportOutputs;
  readonly notes: ExportNotes;
  readonly logger: Logger;
  readonly redactor: Redactor;
  readonly clock: Clock;
  readonly random: () => number;
  /** The service's origin: it tells which job a bundle is of, and where a redirect may lead. */
  readonly baseUrl: URL;
  /** Ends the transfer. */
  readonly signal: AbortSignal;
}

/** How the bundle's link is had. */
export interface LinkSource {
  /** Mints the first link. */
  mint(): Promise<BundleLink>;
  /** Mints a further link for the same bundle. */
  renew(): Promise<BundleLink>;
  /** Whether the newest link's own expiry has passed. */
  hasExpired(): boolean;
}

/** A bundle in the tool cache. */
export interface KeptBundle {
  readonly archive: KeptArchive;
  readonly site: KeptSite | undefined;
}

/** One bundle on its way into the tool cache. */
interface Delivery extends BundleCollaborators {
  readonly wish: BundleOptions;
  readonly dirs: CacheDirs;
  readonly store: BundleStore;
}

/** What came of an archive's bytes while they arrived. */
interface Arrived {
  readonly format: ArchiveFormat;
  readonly site: UnpackedSite | undefined;
}

async function unpackTo(
  stage: Stage,
  source: { readonly path: string; readonly source?: AsyncIterable<Uint8Array> },
  { notes, store }: Delivery,
  signal: AbortSignal,
  onProgress: (progress: UnpackProgress) => void,
): Promise<UnpackedSite> {
  const targetDir = store.contentDir(stage);
  notes.timeline.begin('unpacking');
  try {
    await removeFolder(targetDir);
    return await unpackArchive({ ...source, targetDir, signal, onProgress });
  } catch (error) {
    throw explainDisk(error, 'RUNNER_TOOL_CACHE');
  } finally {
    notes.timeline.end('unpacking');
  }
}

/** The link's host: the way to it, and where it may redirect to. */
function hostOf(fetch: HttpClient['fetch'], links: LinkSource, { baseUrl, clock, redactor }: Delivery): Host {
  return {
    fetch,
    now: () => clock.now(),
    hasLinkExpired: () => links.hasExpired(),
    checkRedirect: (location) => {
      const checked = checkLink(location, baseUrl);
      if (checked.ok) for (const secret of secretsOf(checked.url)) redactor.add(secret);
      return checked;
    },
  };
}

function announceRepeat(logger: Logger, failure: FailedRequest, pauseMs: number, offset: number): void {
  logger.info(
    `Download: ${shortReason(failure)}; going on from ${formatBytes(offset)} in ${(pauseMs / 1000).toFixed(1)} s.`,
  );
}

async function fetchArchive(
  path: string,
  stage: Stage,
  link: BundleLink,
  links: LinkSource,
  delivery: Delivery,
): Promise<Downloaded<Arrived>> {
  const { clock, environment, logger, notes, wish } = delivery;
  const client = createHttpClient(environment);
  const reporter = createTransferReporter('Fetched', logger, clock);
  let files: number | undefined;
  notes.timeline.begin('downloading');
  try {
    return await downloadArchive({
      ...delivery,
      path,
      link: link.url,
      host: hostOf(client.fetch, links, delivery),
      mintLink: async () => (await links.renew()).url,
      promised: { sizeBytes: link.sizeBytes, sha256: wish.expectedSha256 },
      consume: async (bytes, signal) => {
        if (!wish.extract) {
          const isVouchedFor = wish.expectedSha256 !== undefined;
          const verified = isVouchedFor ? findFormat(bytes, signal) : verifyArchive({ path, source: bytes, signal });
          return { format: await verified, site: undefined };
        }
        const site = await unpackTo(stage, { path, source: bytes }, delivery, signal, (progress) => {
          files = progress.files;
        });
        return { format: site.format, site };
      },
      onProgress: (progress) => {
        reporter.report({ ...progress, files });
      },
      onNote: (note) => {
        logger.info(note);
      },
      onRepeat: (failure, pauseMs, offset) => {
        announceRepeat(logger, failure, pauseMs, offset);
      },
    });
  } finally {
    await client.close();
    notes.timeline.end('downloading');
  }
}

async function keepSite(
  stage: Stage,
  site: UnpackedSite,
  archive: KeptArchive,
  { logger, signal, store }: Delivery,
): Promise<KeptSite> {
  const { contentDigest, pages, rootDir } = site;
  warnAboutNames(site.unportable, logger);
  return store.keepSite(stage, { archiveSha256: archive.sha256, contentDigest, pages, rootDir }, signal);
}

/** Fetches the bundle, unpacks it meanwhile if that is wanted, and keeps both once all is proved. */
async function fetchAndKeep(link: BundleLink, links: LinkSource, delivery: Delivery): Promise<KeptBundle> {
  const { clock, dirs, logger, signal, store } = delivery;
  const startedMs = clock.monotonic();
  const stage = await store.openStage(clock.now());
  let temporary: Stage | undefined;
  try {
    temporary = await openTemporary(dirs);
    const path = join(temporary.dir, 'bundle');
    const { sizeBytes, sha256, consumed } = await fetchArchive(path, stage, link, links, delivery);
    const tookMs = clock.monotonic() - startedMs;
    const rate = formatBytes(Math.round((1000 * sizeBytes) / Math.max(tookMs, 1)));
    logger.info(`Fetched ${formatBytes(sizeBytes)} in ${formatDuration(tookMs)} (${rate}/s), SHA-256 ${sha256}.`);
    const facts = { sizeBytes, sha256, format: consumed.format };
    const archive = await store.keepArchive({ stage, path }, facts, signal);
    if (!consumed.site) return { archive, site: undefined };
    return { archive, site: await keepSite(stage, consumed.site, archive, delivery) };
  } finally {
    await Promise.allSettled([temporary?.clear(), stage.clear()]);
  }
}

/** Unpacks an archive that the tool cache has, where its site is missing or has been changed. */
async function unpackKept(archive: KeptArchive, delivery: Delivery): Promise<KeptSite> {
  const { clock, logger, signal, store } = delivery;
  const stage = await store.openStage(clock.now());
  try {
    const reporter = createTransferReporter('Unpacked', logger, clock);
    const site = await unpackTo(stage, archive, delivery, signal, ({ archiveBytes, files }) => {
      reporter.report({ bytes: archiveBytes, total: archive.sizeBytes, files });
    });
    return await keepSite(stage, site, archive, delivery);
  } finally {
    await stage.clear();
  }
}

async function useKept(archive: KeptArchive, delivery: Delivery): Promise<KeptBundle> {
  const { logger, signal, store, wish } = delivery;
  logger.info(`The bundle (${formatBytes(archive.sizeBytes)}) is in the tool cache; its digest is as recorded.`);
  if (!wish.extract) return { archive, site: undefined };
  // Recorded digests catch accidents. Who expects a certain archive gets the files of just that one, unpacked again.
  const site = wish.expectedSha256 === undefined ? await store.findSite(archive.sha256, signal) : undefined;
  return { archive, site: site ?? (await unpackKept(archive, delivery)) };
}

function report({ archive, site }: KeptBundle, cacheHit: boolean, { logger, outputs }: Delivery): void {
  outputs.set('bundlePath', archive.path);
  outputs.set('sha256', archive.sha256);
  outputs.set('sizeBytes', archive.sizeBytes);
  outputs.set('cacheHit', cacheHit);
  outputs.set('sitePath', site?.path);
  outputs.set('contentDigest', site?.contentDigest);
  logger.info(`The archive is ${archive.path}.`);
  if (site) logger.info(`The site is unpacked in ${site.path}, content digest ${site.contentDigest}.`);
}

/** Brings bundles into the runner's tool cache. */
export interface BundleFetcher {
  /** Brings a completed job's bundle there, unless it is there already. The link is minted as late as possible. */
  keep(jobId: string, links: LinkSource): Promise<KeptBundle>;
  /** Makes a folder to carry of a kept archive and a manifest. */
  packUp(kept: KeptBundle, manifest: string): Promise<BundlePackage>;
}

/**
 * Builds the keeper of bundles; looks first whether the runner can keep any.
 *
 * @throws `cache-unwritable`, `disk-full`
 */
export async function createBundleKeeper(
  wish: BundleOptions,
  collaborators: BundleCollaborators,
): Promise<BundleFetcher> {
  const dirs = await openCacheDirs(collaborators.environment);
  return {
    keep: async (jobId, links) => {
      const store = new BundleStore(dirs, storeKey(collaborators.baseUrl.origin, jobId));
      const delivery = { ...collaborators, wish, dirs, store };
      const found = await store.findArchive(wish.expectedSha256, delivery.signal);
      const link = await links.mint();
      const isIt = found !== undefined && (link.sizeBytes === undefined || link.sizeBytes === found.sizeBytes);
      const kept = isIt ? await useKept(found, delivery) : await fetchAndKeep(link, links, delivery);
      report(kept, isIt, delivery);
      return kept;
    },
    packUp: ({ archive }, manifest) => packageBundle(dirs.tempDir, archive, manifest),
  };
}
