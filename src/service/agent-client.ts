import { isRecord } from '../http/body.ts';
import { readLine, readStatus, readText, readTimestamp } from './readings.ts';
import { describeRunning, readField, type Fields } from './schema.ts';
import type { SendRequest } from './http.ts';
import { POLL_LIMIT_HINT, toServiceError } from './service-error.ts';

/** What an agent job's status means. An unknown status means that the job is still running, never success. */
export type AgentPhase = 'running' | 'completed' | 'failed' | 'archived';

/** The state of an agent job (contract, "AgentJob"). Fields that are missing or unusable are undefined. */
export interface AgentSnapshot {
  /** As the service sent it. */
  readonly status: string | undefined;
  readonly phase: AgentPhase;
  /** Any text. */
  readonly prLink: string | undefined;
  readonly repository: string | undefined;
  readonly ref: string | undefined;
  readonly model: string | undefined;
  /** RFC 3339 in UTC. */
  readonly createdAt: string | undefined;
  readonly archivedAt: string | undefined;
  /** What could not be read, each a sentence without its full stop, to be logged once. */
  readonly parseWarnings: readonly string[];
}

const KNOWN_RUNNING: ReadonlySet<string> = new Set(['active']);

function phaseOf(status: string | undefined): AgentPhase {
  return status === 'completed' || status === 'failed' || status === 'archived' ? status : 'running';
}

/** A repository's address without the user name and password, which would reach outputs. */
function readRepository(value: unknown): string | undefined {
  return readLine(value)?.replace(/^(https?:\/\/)[^/?#]*@/i, '$1');
}

/** Reads the response to "Get an agent job" (contract, endpoint 1). Any field may be missing or unusable. */
export function readAgentJob(fields: Fields): AgentSnapshot {
  const status = readStatus(fields['status']);
  const phase = phaseOf(status);
  const parseWarnings = phase === 'running' ? describeRunning(status, KNOWN_RUNNING) : [];
  const response = { fields, warnings: parseWarnings };
  const source = { fields: isRecord(fields['source']) ? fields['source'] : {}, warnings: parseWarnings };
  return {
    status,
    phase,
    prLink: readField(response, 'prLink', readText),
    repository: readField(source, 'repository', readRepository),
    ref: readField(source, 'ref', readLine),
    model: readField(response, 'model', readLine),
    createdAt: readField(response, 'createdAt', readTimestamp),
    archivedAt: readField(response, 'archivedAt', readTimestamp),
    parseWarnings,
  };
}

/** The administrative API's agent jobs. */
export interface AgentService {
  /**
   * Contract, endpoint 1. Throws `ActionError`.
   *
   * @param job `exists`: the job was seen before, so that a 404 is retried for a while
   */
  getAgentJob(job: {
    readonly projectId: string;
    readonly jobId: string;
    readonly exists: boolean;
  }): Promise<{ readonly value: AgentSnapshot; readonly retryAfterMs: number | undefined }>;
}

export function createAgentService(send: SendRequest): AgentService {
  return {
    getAgentJob: async ({ projectId, jobId, exists }) => {
      const path = `/v2/agent/${encodeURIComponent(projectId)}/job/${encodeURIComponent(jobId)}`;
      const job = { field: 'id', id: jobId, exists } as const;
      const response = await send({ method: 'GET', path, purpose: 'Status', job }).catch((error: unknown) => {
        throw toServiceError(error, {
          action: 'get the status of the agent job',
          missing: `agent job ${jobId} in project ${projectId}`,
          missingHint:
            'Check `project-id` and `agent-job-id`, and that the key belongs to the organization of the project.',
          forbiddenHint:
            'The key must belong to the organization that owns the project, and be allowed to read agent jobs.',
          rateLimitHint: POLL_LIMIT_HINT,
          inputs: '`project-id` and `agent-job-id`',
        });
      });
      return { value: readAgentJob(response.body), retryAfterMs: response.retryAfterMs };
    },
  };
}
