import type { Archive } from './archive.ts';
import { ExportJob, type ExportRequest, type JobDependencies } from './export-job.ts';

export class ExportJobs {
  readonly #dependencies: JobDependencies;
  readonly #jobs = new Map<string, ExportJob>();
  readonly #byKey = new Map<string, ExportJob>();
  readonly #archives = new Map<string, Archive>();
  readonly #running = new Set<Promise<unknown>>();

  constructor(dependencies: JobDependencies) {
    this.#dependencies = dependencies;
  }

  /** Starts a job, or returns the job that was started with the same idempotency key. */
  start(request: ExportRequest, idempotencyKey?: string): ExportJob {
    const existing = idempotencyKey === undefined ? undefined : this.#byKey.get(idempotencyKey);
    if (existing !== undefined) return existing;
    const job = new ExportJob(request, this.#dependencies);
    this.#jobs.set(job.id, job);
    if (idempotencyKey !== undefined) this.#byKey.set(idempotencyKey, job);
    if (this.#dependencies.exportScript === undefined) this.#track(job.run());
    return job;
  }

  /** Adds a job with the given id and runs it to completion without delays. */
  async addCompleted(id: string, request: ExportRequest): Promise<void> {
    const job = new ExportJob(request, { ...this.#dependencies, exportScript: undefined, queuedMs: 0, pageMs: 0 }, id);
    this.#jobs.set(id, job);
    await job.run();
  }

  find(id: string): ExportJob | undefined {
    return this.#jobs.get(id);
  }

  /**
   * Builds the archive of a completed job and makes it available in the store.
   *
   * @throws when the site of a scripted job cannot be rendered
   */
  async publish(job: ExportJob): Promise<Archive> {
    const building = job.archive();
    this.#track(building);
    const archive = await building;
    this.#archives.set(job.id, archive);
    return archive;
  }

  /** The archive of a job that has been published. */
  published(id: string): Archive | undefined {
    return this.#archives.get(id);
  }

  /** Resolves when no job is running. */
  async waitUntilIdle(): Promise<void> {
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
