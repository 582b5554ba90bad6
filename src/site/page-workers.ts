import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { SiteFolderError } from './folder.ts';
import { BatchReader, type PageTask, type ReadingPlan, type TaskRecords } from './page-batch.ts';

/** Less HTML than this is read in the time that a worker needs to start. */
export const MIN_BYTES_FOR_WORKERS = 6 * 2 ** 20;

/** More workers than this read faster than a disk gives. */
const MAX_WORKERS = 4;

/** HTML of one batch: small enough to share the work out evenly, large enough that messages cost nothing. */
export const BATCH_BYTES = 2 ** 20;

/** Short-lived objects are most of what a worker makes: a small space for them keeps its memory small at no loss of speed. */
const WORKER_LIMITS = { maxYoungGenerationSizeMb: 24 };

/** The built file that serves as worker, beside the entry that runs; undefined when the sources run. */
export function findPageWorker(): string | undefined {
  // URLs, because the bundler takes joined paths for assets and would copy all files that match.
  const entry = pathToFileURL(process.argv[1] ?? '');
  const files = ['page-worker/index.js', '../page-worker/index.js'].map((path) => fileURLToPath(new URL(path, entry)));
  return files.find((file) => existsSync(file));
}

interface BatchReply {
  readonly records?: readonly TaskRecords[];
  readonly failure?: string;
}

function isPlan(value: unknown): value is { readonly plan: ReadingPlan } {
  return typeof value === 'object' && value !== null && 'plan' in value;
}

/** Serves a {@link PagePool} in one of its workers. Does nothing in another thread. */
export function serveBatches(): void {
  if (parentPort === null || !isPlan(workerData)) return;
  const port = parentPort;
  const reader = new BatchReader(workerData.plan);
  port.on('message', (batch: readonly PageTask[]) => {
    try {
      port.postMessage({ records: reader.read(batch) } satisfies BatchReply);
    } catch (error) {
      const failure = error instanceof Error ? error.message : 'unknown error';
      port.postMessage({ failure } satisfies BatchReply);
    }
  });
}

/** One batch in a worker. */
async function ask(worker: Worker, batch: readonly PageTask[]): Promise<readonly TaskRecords[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly TaskRecords[]>();
  const onMessage = ({ records, failure }: BatchReply): void => {
    if (records === undefined) reject(new SiteFolderError('unreadable', failure ?? 'A page cannot be read.'));
    else resolve(records);
  };
  const onExit = (): void => {
    reject(new SiteFolderError('unreadable', 'The pages cannot be read, because a worker thread ended.'));
  };
  worker.once('message', onMessage);
  worker.once('error', reject);
  worker.once('exit', onExit);
  worker.postMessage(batch);
  try {
    return await promise;
  } finally {
    worker.off('message', onMessage);
    worker.off('error', reject);
    worker.off('exit', onExit);
  }
}

/** Reads batches of pages: in workers, or on this thread. */
export class PagePool {
  readonly #here: BatchReader;
  readonly #workers: readonly Worker[];
  /** For each worker the end of what it was asked. */
  readonly #busy: Promise<unknown>[];
  #next = 0;

  /** @param workerFile the file that calls {@link serveBatches} in a worker; undefined to read on this thread */
  constructor(plan: ReadingPlan, workerFile: string | undefined) {
    const count = workerFile === undefined ? 0 : Math.min(MAX_WORKERS, availableParallelism());
    this.#here = new BatchReader(plan);
    this.#workers = Array.from(
      { length: count },
      () =>
        new Worker(workerFile ?? '', { workerData: { plan }, resourceLimits: WORKER_LIMITS, env: {}, execArgv: [] }),
    );
    this.#busy = this.#workers.map(() => Promise.resolve());
  }

  /** How many batches are worth being asked for at once. */
  get width(): number {
    return Math.max(1, this.#workers.length);
  }

  /** Reads a batch; the workers take turns. */
  async read(batch: readonly PageTask[]): Promise<readonly TaskRecords[]> {
    const index = this.#next++ % this.width;
    const worker = this.#workers[index];
    if (worker === undefined) {
      // Between two batches signals and timers get their turn.
      await setImmediate();
      return this.#here.read(batch);
    }
    const records = (this.#busy[index] ?? Promise.resolve()).then(() => ask(worker, batch));
    this.#busy[index] = records.catch(() => undefined);
    return await records;
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

export interface ReadingOptions {
  readonly workerFile: string | undefined;
  readonly onProgress: (pages: number) => void;
}

function sizeOf({ sizes }: PageTask): number {
  return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
}

/** Tasks in batches of about {@link BATCH_BYTES}. */
export function batchesOf(tasks: readonly PageTask[]): PageTask[][] {
  const batches: PageTask[][] = [];
  let bytes = Infinity;
  for (const task of tasks) {
    if (bytes >= BATCH_BYTES) {
      batches.push([]);
      bytes = 0;
    }
    batches.at(-1)?.push(task);
    bytes += sizeOf(task);
  }
  return batches;
}

/**
 * Reads the pages of folders, by workers where that pays.
 *
 * @param onRecords gets the records of one batch at a time, in no certain order
 */
export async function readPages(
  plan: ReadingPlan,
  tasks: readonly PageTask[],
  options: ReadingOptions & { readonly onRecords: (records: readonly TaskRecords[]) => void },
): Promise<void> {
  const { workerFile, onProgress, onRecords } = options;
  const batches = batchesOf(tasks).values();
  const bytes = tasks.reduce((sum, task) => sum + sizeOf(task), 0);
  const pool = new PagePool(plan, bytes < MIN_BYTES_FOR_WORKERS ? undefined : workerFile);
  const drain = async (): Promise<void> => {
    for (const batch of batches) {
      onRecords(await pool.read(batch));
      onProgress(batch.length);
    }
  };
  try {
    // Twice the workers: one batch waits for each while it reads another.
    await Promise.all(Array.from({ length: 2 * pool.width }, drain));
  } finally {
    await pool.close();
  }
}
