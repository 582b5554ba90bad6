import { randomBytes } from 'node:crypto';
import type { Archive } from './archive.ts';

/** What a start request asks for. */
export interface ExportRequest {
  /** Host name of the deployment. One that begins with `fail.` makes the job fail half-way. */
  readonly domain: string;
  /** A label for the export, shown on its pages. */
  readonly version?: string;
  /** Only these pages, such as `index` or `guides/start`. */
  readonly paths?: readonly string[];
}

/** What a job says about itself at one moment. */
export interface JobState {
  /** `queued`, `running`, `completed` or `failed`; a scripted course may say anything else. */
  readonly status: string;
  /** Percent, 0 to 100. */
  readonly progress?: number;
  /** Pages rendered so far. */
  readonly pageCount?: number;
  /** Why the job failed. */
  readonly error?: string;
}

/**
 * A scripted course of a job, asked at every poll instead of rendering.
 *
 * @param elapsedMs - milliseconds since the job was started
 * @param poll - polls of this job before this one
 */
export type Course = (elapsedMs: number, poll: number) => JobState;

/** Renders and packs a site. `onPage` is awaited after every page. */
export type BuildArchive = (
  job: { readonly id: string; readonly request: ExportRequest },
  onPage: (done: number, total: number, path: string) => Promise<void>,
) => Promise<Archive>;

/** What a job needs to run. */
export interface JobParts {
  readonly build: BuildArchive;
  readonly course: Course | undefined;
  readonly queuedMs: number;
  readonly pageMs: number;
  /** Waits; throws when the emulator closes. */
  readonly pause: (ms: number) => Promise<void>;
}

/** One static export job (contract: "Resources and their fields", StaticExportJob). */
export class ExportJob {
  readonly id: string;
  readonly request: ExportRequest;
  readonly createdAt = new Date();
  updatedAt = new Date();
  readonly #parts: JobParts;
  readonly #startedAt = performance.now();
  #state: JobState = { status: 'queued' };
  #polls = 0;
  #archive: Promise<Archive> | undefined;

  constructor(request: ExportRequest, parts: JobParts, id = `se_${randomBytes(8).toString('hex')}`) {
    this.id = id;
    this.request = request;
    this.#parts = parts;
  }

  /** The state when it was last looked at; a scripted course is not asked. */
  get state(): JobState {
    return this.#state;
  }

  /** The state now; counts as a poll. */
  poll(): JobState {
    const { course } = this.#parts;
    const poll = this.#polls;
    this.#polls += 1;
    if (course === undefined) return this.#state;
    this.#move(course(performance.now() - this.#startedAt, poll));
    return this.#state;
  }

  /** Whether the bundle can be generated now. A scripted course is asked, without counting a poll. */
  isCompleted(): boolean {
    const { course } = this.#parts;
    const state = course === undefined ? this.#state : course(performance.now() - this.#startedAt, this.#polls);
    return state.status === 'completed';
  }

  /**
   * The archive, made once per job and kept.
   *
   * @throws when the site cannot be rendered
   */
  archive(): Promise<Archive> {
    this.#archive ??= this.#parts.build(this, () => this.#parts.pause(0));
    return this.#archive;
  }

  /** Takes a job without a scripted course from queued to its end. Never throws: a mistake is the job's failure. */
  async run(): Promise<void> {
    const { build, pause, queuedMs, pageMs } = this.#parts;
    try {
      await pause(queuedMs);
      this.#move({ status: 'running', progress: 0, pageCount: 0 });
      this.#archive = build(this, async (done, total, path) => {
        this.#move({ status: 'running', progress: Math.floor((done / total) * 100), pageCount: done });
        this.#failHalfWay(done, total, path);
        await pause(pageMs);
      });
      await this.#archive;
      this.#move({ ...this.#state, status: 'completed', progress: 100 });
    } catch (cause) {
      const error = cause instanceof Error ? cause.message : String(cause);
      this.#move({ ...this.#state, status: 'failed', error });
    }
  }

  #failHalfWay(done: number, total: number, path: string): void {
    if (!this.request.domain.startsWith('fail.') || done * 2 < total) return;
    throw new Error(`Page "${path}" could not be rendered: ${this.request.domain} answered 502`);
  }

  #move(state: JobState): void {
    this.#state = state;
    this.updatedAt = new Date();
  }
}
