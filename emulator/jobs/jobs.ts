import type { Archive } from './archive.ts';
import { ExportJob, type ExportRequest, type JobParts } from './export-job.ts';

/** All export jobs of one emulator. */
export class ExportJobs {
  readonly #parts: JobParts;
  readonly #jobs = new Map<string, ExportJob>();
  readonly #byKey = new Map<string, ExportJob>();
  readonly #archives = new Map<string, Archive>();
  readonly #running = new Set<Promise<unknown>>();

  constructor(parts: JobParts) {
    this.#parts = parts;
  }

  /** Starts a job, or gives back the job that the same idempotency key started before. */
  start(request: ExportRequest, idempotencyKey?: string): ExportJob {
    const known = idempotencyKey === undefined ? undefined : this.#byKey.get(idempotencyKey);
    if (known !== undefined) return known;
    const job = new ExportJob(request, this.#parts);
    this.#jobs.set(job.id, job);
    if (idempotencyKey !== undefined) this.#byKey.set(idempotencyKey, job);
    if (this.#parts.course === undefined) this.#track(job.run());
    return job;
  }

  /** Adds a job under the id that it is known by, and takes it to its end at once. */
  async restore(id: string, request: ExportRequest): Promise<void> {
    const job = new ExportJob(request, { ...this.#parts, course: undefined, queuedMs: 0, pageMs: 0 }, id);
    this.#jobs.set(id, job);
    await job.run();
  }

  find(id: string): ExportJob | undefined {
    return this.#jobs.get(id);
  }

  /**
   * The archive of a completed job, from then on in the store.
   *
   * @throws when the site of a scripted job cannot be rendered
   */
  async publish(job: ExportJob): Promise<Archive> {
    const making = job.archive();
    this.#track(making);
    const archive = await making;
    this.#archives.set(job.id, archive);
    return archive;
  }

  /** The archive behind a link. */
  published(id: string): Archive | undefined {
    return this.#archives.get(id);
  }

  /** Resolves when no job runs any more. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#running);
  }

  #track(work: Promise<unknown>): void {
    this.#running.add(work);
    const done = (): void => {
      this.#running.delete(work);
    };
    work.then(done, done);
  }
}
