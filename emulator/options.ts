import type { AgentJob } from './api/agent-jobs.ts';
import type { Course } from './jobs/export-job.ts';

/** How an emulator behaves. Everything has a default. */
export interface EmulatorOptions {
  /** Folder of Markdown files to export. Without one the site is the generated pages alone. */
  readonly docsDir?: string;
  /** Pages to generate beside those of the folder, for load. Default: 0. */
  readonly pages?: number;
  /** A .tar.gz to serve as the bundle of every job, instead of the rendered site. */
  readonly archiveFile?: string;
  /** The key that is accepted. Default: a random one. */
  readonly apiKey?: string;
  /** Plan of the organization; only `enterprise` has static export. Default: `enterprise`. */
  readonly plan?: 'enterprise' | 'starter';
  /** Sends the fields that the contract does not show, too. Default: false. */
  readonly optionalFields?: boolean;
  /** Milliseconds a job stays queued. Default: 300. */
  readonly queuedMs?: number;
  /** Milliseconds of pause after each page. Default: 80. */
  readonly pageMs?: number;
  /** A scripted course of every job, instead of rendering; the bundle is rendered when it is asked for. */
  readonly course?: Course;
  /** Milliseconds a link lives; 0 makes dead links. Default: 900,000 (15 minutes). */
  readonly linkLifetimeMs?: number;
  /** Limit of each connection to the store. Default: none. */
  readonly bytesPerSecond?: number;
  /** Agent jobs that exist from the start. */
  readonly agentJobs?: readonly AgentJob[];
  /** Ids of export jobs of docs.example.com that are completed from the start, as the service remembers jobs. */
  readonly finishedJobs?: readonly string[];
  /** Makes the API https, and with `store` the object store too. Key and certificate in PEM. */
  readonly tls?: { readonly key: string; readonly cert: string; readonly store?: boolean };
  /** Folder for the archives, which are removed on close. Default: the system's folder for temporary files. */
  readonly temporaryDir?: string;
  /** Port of the API on 127.0.0.1. Default: 0, any free one. */
  readonly port?: number;
}

/** Options with their defaults filled in. */
export type Settings = EmulatorOptions &
  Required<
    Pick<
      EmulatorOptions,
      | 'pages'
      | 'plan'
      | 'optionalFields'
      | 'queuedMs'
      | 'pageMs'
      | 'linkLifetimeMs'
      | 'agentJobs'
      | 'finishedJobs'
      | 'port'
    >
  >;

/** Fills in the defaults. */
export function settingsOf(options: EmulatorOptions): Settings {
  return {
    pages: 0,
    plan: 'enterprise',
    optionalFields: false,
    queuedMs: 300,
    pageMs: 80,
    linkLifetimeMs: 900_000,
    agentJobs: [],
    finishedJobs: [],
    port: 0,
    ...options,
  };
}
