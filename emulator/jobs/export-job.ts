import { randomBytes } from 'node:crypto';
import type { Archive } from './archive.ts';

export interface ExportRequest {
  /** Host name of the deployment. A host name that starts with `fail.` makes the job fail halfway. */
  readonly domain: string;
  /** Label of the export, shown on its pages. */
  readonly version?: string;
  /** Pages to export, such as `index` or `guides/start`. Default: all. */
  readonly paths?: readonly string[];
}

export interface JobState {
  /** `queued`, `running`, `completed` or `failed`; an export script may return any other text. */
  readonly status: string;
  /** Percent, 0 to 100. */
  readonly progress?: number;
  /** Pages rendered so far. */
  readonly pageCount?: number;
  /** Why the job failed. */
  readonly error?: string;
}

/**
 * Returns the state of a job for each poll, instead of that of the rendering.
 *
 * @param elapsedMs - milliseconds since the job was started
 * @param poll - number of earlier polls of this job
 */
export type ExportScript = (elapsedMs: number, poll: number) => JobState;

/** Renders and packs a site. `onPage` is awaited after each page. */
export type BuildArchive = (
  job: { readonly id: string; readonly request: ExportRequest },
  onPage: (done: number, total: number, path: string) => Promise<void>,
) => Promise<Archive>;

export interface JobDependencies {
  readonly build: BuildArchive;
  readonly exportScript: ExportScript | undefined;
  readonly queuedMs: number;
  readonly pageMs: number;
  /** Waits `ms` milliseconds. Throws when the emulator closes. */
  readonly pause: (ms: number) => Promise<void>;
}

/** One static export job (contract: "Resources and their fields", StaticExportJob). */
export class ExportJob {
  readonly id: string;
  readonly request: ExportRequest;
  readonly createdAt = new Date();
  updatedAt = new Date();
  readonly #dependencies: JobDependencies;
  readonly #startedAt = performance.now();
  #state: JobState = { status: 'queued' };
  #polls = 0;
  #archive: Promise<Archive> | undefined;

  constructor(request: ExportRequest, dependencies: JobDependencies, id = `se_${randomBytes(8).toString('hex')}`) {
    this.id = id;
    this.request = request;
    this.#dependencies = dependencies;
  }

  /** The last known state. Does not call the export script. */
  get state(): JobState {
    return this.#state;
  }

  /** The current state. Counts as a poll. */
  poll(): JobState {
    const { exportScript } = this.#dependencies;
    const poll = this.#polls;
    this.#polls += 1;
    if (exportScript === undefined) return this.#state;
    this.#setState(exportScript(performance.now() - this.#startedAt, poll));
    return this.#state;
  }

  /** Whether the bundle can be generated. Does not count as a poll. */
  isCompleted(): boolean {
    const { exportScript } = this.#dependencies;
    const state =
      exportScript === undefined ? this.#state : exportScript(performance.now() - this.#startedAt, this.#polls);
    return state.status === 'completed';
  }

  /**
   * The archive, which is built once per job.
   *
   * @throws when the site cannot be rendered
   */
  archive(): Promise<Archive> {
    this.#archive ??= this.#dependencies.build(this, () => this.#dependencies.pause(0));
    return this.#archive;
  }

  /** Runs a job that has no export script to its end. Never throws: an error makes the job fail. */
  async run(): Promise<void> {
    const { build, pause, queuedMs, pageMs } = this.#dependencies;
    try {
      await pause(queuedMs);
      this.#setState({ status: 'running', progress: 0, pageCount: 0 });
      this.#archive = build(this, async (done, total, path) => {
        this.#setState({ status: 'running', progress: Math.floor((done / total) * 100), pageCount: done });
        this.#throwIfToFail(done, total, path);
        await pause(pageMs);
      });
      await this.#archive;
      this.#setState({ ...this.#state, status: 'completed', progress: 100 });
    } catch (cause) {
      const error = cause instanceof Error ? cause.message : String(cause);
      this.#setState({ ...this.#state, status: 'failed', error });
    }
  }

  #throwIfToFail(done: number, total: number, path: string): void {
    if (!this.request.domain.startsWith('fail.') || done * 2 < total) return;
    throw new Error(`Page "${path}" could not be rendered: ${this.request.domain} returned status 502`);
  }

  #setState(state: JobState): void {
    this.#state = state;
    this.updatedAt = new Date();
  }
}
