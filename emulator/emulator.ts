import { randomBytes } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AgentJob, AgentJobs } from './api/agent-jobs.ts';
import { apiSite } from './api/site.ts';
import { pause } from './clock.ts';
import { FaultQueue } from './faults/queue.ts';
import type { Fault } from './faults/types.ts';
import { adapter, type AdapterParts } from './http/adapter.ts';
import { listen } from './http/listen.ts';
import type { RecordedRequest } from './http/record.ts';
import { describeArchive, pack } from './jobs/archive.ts';
import type { BuildArchive, ExportRequest } from './jobs/export-job.ts';
import { ExportJobs } from './jobs/jobs.ts';
import { type EmulatorOptions, type Settings, settingsOf } from './options.ts';
import { buildSite } from './site/build.ts';
import { generatedPages } from './site/generated.ts';
import { type Docs, readDocs } from './site/pages.ts';
import { LinkSigner, type SignedLink } from './store/sign.ts';
import { archivePath, storeSite } from './store/store.ts';

/** A running stand-in of the service. */
export interface Emulator {
  /** Origin of the API, without a path. */
  readonly baseUrl: string;
  /** Origin of the object store that serves the links. */
  readonly storeUrl: string;
  /** The key that is accepted. */
  readonly apiKey: string;
  /** Every request that arrived at either origin, in order; live. */
  readonly requests: readonly RecordedRequest[];
  /** Every link that was minted, in order; live. */
  readonly links: readonly string[];
  /** Scripts a fault. Throws a RangeError when its counts are not whole numbers. */
  readonly inject: (fault: Fault) => void;
  /** Starts an export job without HTTP and gives its id. */
  readonly startJob: (request: ExportRequest) => string;
  /** Adds an agent job; its script's time starts now. */
  readonly addAgentJob: (job: AgentJob) => void;
  /** Closes every connection at once, stops the jobs and removes the temporary files. Harmless when repeated. */
  readonly close: () => Promise<void>;
}

/**
 * Starts an emulator on two free ports of 127.0.0.1.
 *
 * @throws when the documentation folder is absent or empty, the archive cannot be read, or the port is taken
 */
export async function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const settings = settingsOf(options);
  const docs = await documentation(settings);
  if (settings.archiveFile !== undefined) await stat(settings.archiveFile);
  const closing = new AbortController();
  // Every job and every slow answer waits on this one signal.
  setMaxListeners(0, closing.signal);
  const temporary = await mkdtemp(join(settings.temporaryDir ?? tmpdir(), 'emulator-'));
  const removeTemporary = (): Promise<void> => rm(temporary, { recursive: true, force: true });
  const jobs = new ExportJobs({
    build: builder(settings, docs, temporary),
    course: settings.course,
    queuedMs: settings.queuedMs,
    pageMs: settings.pageMs,
    pause: (ms) => pause(ms, closing.signal),
  });
  try {
    for (const id of settings.finishedJobs) await jobs.restore(id, { domain: 'docs.example.com' });
    const { close, ...running } = await open(settings, jobs, closing.signal);
    let closed: Promise<void> | undefined;
    const shutDown = async (): Promise<void> => {
      closing.abort();
      await close();
      await jobs.idle();
      await removeTemporary();
    };
    return { ...running, close: () => (closed ??= shutDown()) };
  } catch (error) {
    await removeTemporary();
    throw error;
  }
}

/** Opens both origins; the store first, because the API hands out its address. */
async function open(settings: Settings, jobs: ExportJobs, closing: AbortSignal): Promise<Emulator> {
  const { apiKey = `adm_${randomBytes(20).toString('hex')}`, plan, optionalFields, tls } = settings;
  const faults = new FaultQueue();
  const requests: RecordedRequest[] = [];
  const links: string[] = [];
  const signer = new LinkSigner();
  const agentJobs = new AgentJobs();
  const startedAt = performance.now();
  const parts: AdapterParts = { faults, requests, elapsedMs: () => performance.now() - startedAt, closing };

  const storage = storeSite({
    signer,
    find: (jobId) => jobs.published(jobId),
    bytesPerSecond: settings.bytesPerSecond,
    closing,
  });
  const store = await listen(adapter(storage, parts), 0, tls?.store === true ? tls : undefined);
  const mint = (jobId: string): SignedLink => {
    const link = signer.sign(store.origin, archivePath(jobId), settings.linkLifetimeMs);
    links.push(link.url);
    return link;
  };
  const administration = apiSite({ jobs, agentJobs, apiKey, plan, optionalFields, mint });
  const api = await listen(adapter(administration, parts), settings.port, tls).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
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

async function documentation({ docsDir, pages }: Settings): Promise<Docs> {
  const generated = generatedPages(pages);
  if (docsDir === undefined) return { directory: undefined, pages: generated, assets: [] };
  const found = await stat(docsDir).catch(() => undefined);
  if (found?.isDirectory() !== true) throw new Error(`There is no documentation folder ${docsDir}.`);
  const docs = await readDocs(docsDir);
  if (docs.pages.length + pages === 0) throw new Error(`The documentation folder ${docsDir} holds no Markdown file.`);
  return { ...docs, pages: [...docs.pages, ...generated] };
}

function builder({ archiveFile }: Settings, docs: Docs, temporary: string): BuildArchive {
  return async ({ id, request }, onPage) => {
    const site = join(temporary, id);
    const names = await buildSite(docs, request, site, onPage);
    const archive =
      archiveFile === undefined
        ? await pack(site, names, join(temporary, `${id}.tar.gz`))
        : await describeArchive(archiveFile);
    await rm(site, { recursive: true, force: true });
    return archive;
  };
}
