import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { BatchReader, type PageTask, type ReadingPlan, type TaskRecords } from './page-batch.ts';

/** Less HTML than this is read in the time that a worker needs to start. */
const MIN_BYTES_FOR_WORKERS = 6 * 2 ** 20;

/** More workers than this read faster than a disk gives. */
const MAX_WORKERS = 4;

/** HTML of one batch: small enough to share the work out evenly, large enough that messages cost nothing. */
const BATCH_BYTES = 2 ** 20;

export interface ReadingOptions {
  /** The file that calls {@link serveBatches} in a worker; undefined to read on this thread. */
  readonly workerFile: string | undefined;
  readonly onProgress: (pages: number) => void;
}

function sizeOf({ sizes }: PageTask): number {
  return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
}

function batchesOf(tasks: readonly PageTask[]): PageTask[][] {
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

/** What a worker is asked and answers. */
interface BatchReply {
  readonly records?: readonly TaskRecords[];
  readonly failure?: string;
}

function isPlan(value: unknown): value is { readonly plan: ReadingPlan } {
  return typeof value === 'object' && value !== null && 'plan' in value;
}

/** Serves a reading in a worker of {@link readPages}. Does nothing in another thread. */
export function serveBatches(): void {
  if (parentPort === null || !isPlan(workerData)) return;
  const port = parentPort;
  const reader = new BatchReader(workerData.plan);
  port.on('message', (tasks: readonly PageTask[]) => {
    reader.read(tasks).then(
      (records) => {
        port.postMessage({ records } satisfies BatchReply);
      },
      (error: unknown) => {
        port.postMessage({ failure: error instanceof Error ? error.message : 'unknown error' } satisfies BatchReply);
      },
    );
  });
}

/** One batch in a worker. */
function ask(worker: Worker, tasks: readonly PageTask[]): Promise<readonly TaskRecords[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly TaskRecords[]>();
  const onMessage = ({ records, failure }: BatchReply): void => {
    if (records === undefined) reject(new Error(failure));
    else resolve(records);
  };
  worker.once('message', onMessage);
  worker.once('error', reject);
  worker.postMessage(tasks);
  return promise.finally(() => {
    worker.off('message', onMessage);
    worker.off('error', reject);
  });
}

type ReadBatch = (tasks: readonly PageTask[]) => Promise<readonly TaskRecords[]>;

/**
 * Reads pages, by workers where that pays.
 *
 * @param onRecords gets the records of one batch at a time, in no certain order
 */
export async function readPages(
  plan: ReadingPlan,
  tasks: readonly PageTask[],
  {
    workerFile,
    onProgress,
    onRecords,
  }: ReadingOptions & { readonly onRecords: (records: readonly TaskRecords[]) => void },
): Promise<void> {
  const batches = batchesOf(tasks);
  const bytes = tasks.reduce((sum, task) => sum + sizeOf(task), 0);
  const count =
    workerFile === undefined || bytes < MIN_BYTES_FOR_WORKERS ? 0 : Math.min(MAX_WORKERS, availableParallelism());
  const workers = Array.from({ length: count }, () => new Worker(workerFile ?? '', { workerData: { plan } }));
  const reader = new BatchReader(plan);
  const readers: ReadBatch[] =
    count === 0 ? [(some) => reader.read(some)] : workers.map((worker) => (some) => ask(worker, some));
  const drain = async (read: ReadBatch): Promise<void> => {
    for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
      onRecords(await read(batch));
      onProgress(batch.length);
    }
  };
  try {
    await Promise.all(readers.map(drain));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
