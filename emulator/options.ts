import type { AgentJob } from './api/agent-jobs.ts';
import type { ExportScript } from './jobs/export-job.ts';

export interface EmulatorOptions {
  /** Folder of Markdown files to export. Default: none, only generated pages. */
  readonly docsDir?: string;
  /** Number of generated pages to add, for load tests. Default: 0. */
  readonly pages?: number;
  /** File to serve as the bundle of every job, instead of the rendered site. */
  readonly archiveFile?: string;
  /** Admin key to accept. Default: a random key. */
  readonly apiKey?: string;
  /** Plan of the organization; static export requires `enterprise`. Default: `enterprise`. */
  readonly plan?: 'enterprise' | 'starter';
  /** Whether to send fields that the contract does not define. Default: false. */
  readonly optionalFields?: boolean;
  /** Milliseconds that a job stays queued. Default: 300. */
  readonly queuedMs?: number;
  /** Milliseconds of pause after each page. Default: 80. */
  readonly pageMs?: number;
  /** States of every export job, instead of those of the rendering. The bundle is rendered on request. */
  readonly exportScript?: ExportScript;
  /** Lifetime of a link in milliseconds; 0 creates expired links. Default: 900,000 (15 minutes). */
  readonly linkLifetimeMs?: number;
  /** Rate limit of each connection to the store. Default: none. */
  readonly bytesPerSecond?: number;
  /** Agent jobs that exist at start. */
  readonly agentJobs?: readonly AgentJob[];
  /** Ids of export jobs of docs.example.com that are completed at start. */
  readonly finishedJobs?: readonly string[];
  /** Serves the API over HTTPS, and with `store` the object store too. Key and certificate are in PEM. */
  readonly tls?: { readonly key: string; readonly cert: string; readonly store?: boolean };
  /** Folder for archives, which are removed on close. Default: the system's temporary folder. */
  readonly temporaryDir?: string;
  /** Port of the API on 127.0.0.1. Default: 0, a free port. */
  readonly port?: number;
}

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

export function withDefaults(options: EmulatorOptions): Settings {
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
