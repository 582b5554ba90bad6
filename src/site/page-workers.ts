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
const MAX_WORKERS = 3;

/** HTML of one batch: small enough to share the work out evenly, large enough that messages cost nothing. */
export const BATCH_BYTES = 2 ** 20;

/** A worker gets another batch while it has less HTML than this, so that it need not wait for a busy main thread. */
const MAX_WAITING_BYTES = 2 * BATCH_BYTES;

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

function bytesOf(batch: readonly PageTask[]): number {
  let bytes = 0;
  for (const { sizes } of batch) for (const size of sizes) bytes += size ?? 0;
  return bytes;
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
    bytes += bytesOf([task]);
  }
  return batches;
}

interface PoolWorker {
  readonly thread: Worker;
  /** The batches that it has, in the order of its replies. */
  readonly batches: (readonly PageTask[])[];
}

export interface PoolOptions {
  /** The file that calls {@link serveBatches} in a worker; undefined to read on this thread only. */
  readonly workerFile: string | undefined;
  /** Gets the records of one batch at a time, in no certain order. */
  readonly onRecords: (records: readonly TaskRecords[]) => void;
}

/**
 * Reads batches of pages in workers, one less than the machine has processors: this thread reads, too, as soon as it waits
 * for the end. To be ended with {@link close}.
 */
export class PagePool {
  readonly #here: BatchReader;
  readonly #workers: readonly PoolWorker[];
  readonly #onRecords: PoolOptions['onRecords'];
  readonly #waiting: (readonly PageTask[])[] = [];
  readonly #end = Promise.withResolvers<undefined>();
  #isFinishing = false;
  #hasFailed = false;

  constructor(plan: ReadingPlan, { workerFile, onRecords }: PoolOptions) {
    const count = workerFile === undefined ? 0 : Math.min(MAX_WORKERS, availableParallelism() - 1);
    this.#here = new BatchReader(plan);
    this.#onRecords = onRecords;
    this.#workers = Array.from({ length: count }, () => this.#startWorker(workerFile ?? '', plan));
    // `finish` reports it.
    this.#end.promise.catch(() => undefined);
  }

  /** Reads a batch as soon as a worker has time for it, or in {@link finish}. */
  add(batch: readonly PageTask[]): void {
    this.#waiting.push(batch);
    this.#share();
  }

  /**
   * Reads what is left, and waits for the workers.
   *
   * @throws SiteFolderError when a page can't be read
   */
  async finish(): Promise<void> {
    this.#isFinishing = true;
    while (!this.#hasFailed) {
      // Between two batches signals, timers and the workers get their turn.
      await setImmediate();
      const batch = this.#waiting.shift();
      if (batch === undefined) break;
      this.#onRecords(this.#here.read(batch));
    }
    this.#endWhenDone();
    await this.#end.promise;
  }

  /** Ends the workers, whatever they do. */
  async close(): Promise<void> {
    this.#fail(new SiteFolderError('unreadable', 'The pages were not read to the end.'));
    await Promise.all(this.#workers.map(({ thread }) => thread.terminate()));
  }

  #startWorker(file: string, plan: ReadingPlan): PoolWorker {
    const thread = new Worker(file, { workerData: { plan }, resourceLimits: WORKER_LIMITS, env: {}, execArgv: [] });
    const worker: PoolWorker = { thread, batches: [] };
    thread.on('message', ({ records, failure }: BatchReply) => {
      worker.batches.shift();
      if (records === undefined) this.#fail(new SiteFolderError('unreadable', failure ?? 'A page cannot be read.'));
      else this.#onRecords(records);
      this.#share();
      this.#endWhenDone();
    });
    thread.on('error', (error) => {
      this.#fail(error);
    });
    thread.on('exit', () => {
      this.#fail(new SiteFolderError('unreadable', 'The pages cannot be read, because a worker thread ended.'));
    });
    return worker;
  }

  #fail(error: unknown): void {
    this.#hasFailed = true;
    this.#end.reject(error);
  }

  /** Gives batches to the workers that have time. */
  #share(): void {
    for (const { thread, batches } of this.#workers) {
      while (this.#waiting.length > 0 && bytesOf(batches.flat()) < MAX_WAITING_BYTES) {
        const batch = this.#waiting.shift() ?? [];
        batches.push(batch);
        thread.postMessage(batch);
      }
    }
  }

  #endWhenDone(): void {
    const isDone = this.#waiting.length === 0 && this.#workers.every(({ batches }) => batches.length === 0);
    if (this.#isFinishing && isDone) this.#end.resolve(undefined);
  }
}

/** Reads the pages of folders, with workers where that pays. */
export async function readPages(plan: ReadingPlan, tasks: readonly PageTask[], options: PoolOptions): Promise<void> {
  const workerFile = bytesOf(tasks) < MIN_BYTES_FOR_WORKERS ? undefined : options.workerFile;
  const pool = new PagePool(plan, { ...options, workerFile });
  try {
    for (const batch of batchesOf(tasks)) pool.add(batch);
    await pool.finish();
  } finally {
    await pool.close();
  }
}
