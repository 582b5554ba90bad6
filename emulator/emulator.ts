import { randomBytes } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AgentJob, AgentJobs } from './api/agent-jobs.ts';
import { apiRoutes } from './api/api.ts';
import { pause } from './clock.ts';
import { FaultQueue } from './faults/queue.ts';
import type { Fault } from './faults/types.ts';
import { createRequestListener, type ListenerContext } from './http/request-listener.ts';
import { listen } from './http/listen.ts';
import type { RecordedRequest } from './http/record.ts';
import { describeArchive, pack } from './jobs/archive.ts';
import type { BuildArchive, ExportRequest } from './jobs/export-job.ts';
import { ExportJobs } from './jobs/export-jobs.ts';
import { type EmulatorOptions, type Settings, withDefaults } from './options.ts';
import { buildSite } from './site/build.ts';
import { generatedPages } from './site/generated.ts';
import { type Docs, readDocs } from './site/pages.ts';
import { LinkSigner, type SignedLink } from './store/sign.ts';
import { archivePath, storeRoutes } from './store/store.ts';

export interface Emulator {
  /** Origin of the API. */
  readonly baseUrl: string;
  /** Origin of the object store that serves the links. */
  readonly storeUrl: string;
  /** The admin key that the API accepts. */
  readonly apiKey: string;
  /** All requests to either origin, in order. The array is updated in place. */
  readonly requests: readonly RecordedRequest[];
  /** All links created so far, in order. The array is updated in place. */
  readonly links: readonly string[];
  /** Queues a fault. Throws a RangeError when `times` or `after` is not a valid count. */
  readonly inject: (fault: Fault) => void;
  /** Starts an export job without an HTTP request and returns its id. */
  readonly startJob: (request: ExportRequest) => string;
  /** Adds an agent job. The script's clock starts now. */
  readonly addAgentJob: (job: AgentJob) => void;
  /** Closes all connections, stops all jobs and removes the temporary files. Can be called more than once. */
  readonly close: () => Promise<void>;
}

/**
 * Starts an emulator on two free ports of 127.0.0.1.
 *
 * @throws when the documentation folder is missing or has no pages, the archive cannot be read, or the port is in use
 */
export async function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const settings = withDefaults(options);
  const docs = await loadDocs(settings);
  if (settings.archiveFile !== undefined) await stat(settings.archiveFile);
  const closing = new AbortController();
  // All jobs and slow responses listen to this signal.
  setMaxListeners(0, closing.signal);
  const temporary = await mkdtemp(join(settings.temporaryDir ?? tmpdir(), 'emulator-'));
  const removeTemporary = (): Promise<void> => rm(temporary, { recursive: true, force: true });
  const jobs = new ExportJobs({
    build: archiveBuilder(settings, docs, temporary),
    exportScript: settings.exportScript,
    queuedMs: settings.queuedMs,
    pageMs: settings.pageMs,
    pause: (ms) => pause(ms, closing.signal),
  });
  try {
    for (const id of settings.finishedJobs) await jobs.addCompleted(id, { domain: 'docs.example.com' });
    const { close, ...running } = await startServers(settings, jobs, closing.signal);
    let closed: Promise<void> | undefined;
    const shutDown = async (): Promise<void> => {
      closing.abort();
      await close();
      await jobs.waitUntilIdle();
      await removeTemporary();
    };
    return { ...running, close: () => (closed ??= shutDown()) };
  } catch (error) {
    await removeTemporary();
    throw error;
  }
}

/** Starts both servers. The store is first, because the API creates links to it. */
async function startServers(settings: Settings, jobs: ExportJobs, closing: AbortSignal): Promise<Emulator> {
  const { apiKey = `adm_${randomBytes(20).toString('hex')}`, plan, optionalFields, tls } = settings;
  const faults = new FaultQueue();
  const requests: RecordedRequest[] = [];
  const links: string[] = [];
  const signer = new LinkSigner();
  const agentJobs = new AgentJobs();
  const startedAt = performance.now();
  const context: ListenerContext = { faults, requests, elapsedMs: () => performance.now() - startedAt, closing };

  const storage = storeRoutes({
    signer,
    findArchive: (jobId) => jobs.published(jobId),
    bytesPerSecond: settings.bytesPerSecond,
    closing,
  });
  const store = await listen(createRequestListener(storage, context), 0, tls?.store === true ? tls : undefined);
  const createLink = (jobId: string): SignedLink => {
    const link = signer.sign(store.origin, archivePath(jobId), settings.linkLifetimeMs);
    links.push(link.url);
    return link;
  };
  const administration = apiRoutes({ jobs, agentJobs, apiKey, plan, optionalFields, createLink });
  const api = await listen(createRequestListener(administration, context), settings.port, tls).catch(
    async (error: unknown) => {
      await store.close();
      throw error;
    },
  );
  const addAgentJob = (job: AgentJob): void => {
    agentJobs.register(job);
  };
  settings.agentJobs.forEach(addAgentJob);
  return {
    baseUrl: api.origin,
    storeUrl: store.origin,
    apiKey,
    requests,
    links,
    inject: (fault) => {
      faults.inject(fault);
    },
    startJob: (request) => jobs.start(request).id,
    addAgentJob,
    close: async () => {
      await Promise.all([api.close(), store.close()]);
    },
  };
}

async function loadDocs({ docsDir, pages }: Settings): Promise<Docs> {
  const generated = generatedPages(pages);
  if (docsDir === undefined) return { directory: undefined, pages: generated, assets: [] };
  const found = await stat(docsDir).catch(() => undefined);
  if (found?.isDirectory() !== true) throw new Error(`Documentation folder not found: ${docsDir}`);
  const docs = await readDocs(docsDir);
  if (docs.pages.length + pages === 0) throw new Error(`Documentation folder has no Markdown files: ${docsDir}`);
  return { ...docs, pages: [...docs.pages, ...generated] };
}

function archiveBuilder({ archiveFile }: Settings, docs: Docs, temporary: string): BuildArchive {
  return async ({ id, request }, onPage) => {
    const site = join(temporary, id);
    const names = await buildSite({ docs, request, outDir: site, onPage });
    const archive =
      archiveFile === undefined
        ? await pack(site, names, join(temporary, `${id}.tar.gz`))
        : await describeArchive(archiveFile);
    await rm(site, { recursive: true, force: true });
    return archive;
  };
}
