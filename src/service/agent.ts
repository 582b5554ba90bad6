import { isRecord } from '../http/body.ts';
import { toActionError, POLL_LIMIT_HINT, type Subject } from './failure.ts';
import type { SendRequest, ServiceAnswer } from './http.ts';
import { readLine, readStatus, readText, readTimestamp } from './readings.ts';
import { describeRunning, isPresent } from './schema.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What an agent job's status means. A status that nobody has heard of means that the job still runs, never success. */
export type AgentPhase = 'running' | 'completed' | 'failed' | 'archived';

/** One reading of an agent job (contract, "AgentJob"); undefined is what the answer does not tell, or not readably. */
export interface AgentSnapshot {
  /** The status as the service names it. */
  readonly status: string | undefined;
  readonly phase: AgentPhase;
  /** As the service gave it: any text. */
  readonly prLink: string | undefined;
  readonly repository: string | undefined;
  readonly ref: string | undefined;
  readonly model: string | undefined;
  /** RFC 3339 in UTC. */
  readonly createdAt: string | undefined;
  /** RFC 3339 in UTC. */
  readonly archivedAt: string | undefined;
  /** What in the answer could not be read, each a sentence without its full stop: said once, and never a reason to stop. */
  readonly parseWarnings: readonly string[];
}

/** The statuses of running jobs that are known to exist; any other is named once in the log. */
const KNOWN_RUNNING: ReadonlySet<string> = new Set(['active']);

function phaseOf(status: string | undefined): AgentPhase {
  return status === 'completed' || status === 'failed' || status === 'archived' ? status : 'running';
}

/** A repository's address without a user name and password, which outputs would pass on. */
function readRepository(value: unknown): string | undefined {
  return readLine(value)?.replace(/^(https?:\/\/)[^/?#]*@/i, '$1');
}

/** Reads the answer to "Get an agent job" (contract, endpoint 1). Any field may be missing or odd. */
export function readAgentAnswer(fields: Fields): AgentSnapshot {
  const status = readStatus(fields['status']);
  const phase = phaseOf(status);
  const source = isRecord(fields['source']) ? fields['source'] : {};
  const parseWarnings = phase === 'running' ? describeRunning(status, KNOWN_RUNNING) : [];
  const read = <T>(holder: Fields, name: string, reader: (value: unknown) => T | undefined): T | undefined => {
    const value = reader(holder[name]);
    if (isPresent(holder[name]) && value === undefined) parseWarnings.push(`The job's ${name} cannot be read`);
    return value;
  };
  return {
    status,
    phase,
    prLink: read(fields, 'prLink', readText),
    repository: read(source, 'repository', readRepository),
    ref: read(source, 'ref', readLine),
    model: read(fields, 'model', readLine),
    createdAt: read(fields, 'createdAt', readTimestamp),
    archivedAt: read(fields, 'archivedAt', readTimestamp),
    parseWarnings,
  };
}

/** An answer about an agent job. */
export interface AgentAnswer {
  readonly value: AgentSnapshot;
  readonly retryAfterMs: number | undefined;
}

/** The administrative API's agent jobs. */
export interface AgentService {
  /**
   * Contract, endpoint 1. Throws `ActionError`.
   *
   * @param job `exists` says that the job was seen before: a 404 is then repeated for a while
   */
  readAgentJob(job: {
    readonly projectId: string;
    readonly jobId: string;
    readonly exists: boolean;
  }): Promise<AgentAnswer>;
}

function subject(projectId: string, jobId: string): Subject {
  return {
    action: 'tell the status of the agent job',
    missing: `agent job ${jobId} in the project ${projectId}`,
    missingHint: 'Check `project-id` and `agent-job-id`, and that the key belongs to the organization of the project.',
    forbiddenHint: 'The key must belong to the organization that owns the project, and be allowed to read agent jobs.',
    rateLimitHint: POLL_LIMIT_HINT,
    inputs: '`project-id` and `agent-job-id`',
  };
}

/** Builds the client over a sender of requests. */
export function createAgentService(send: SendRequest): AgentService {
  return {
    readAgentJob: async ({ projectId, jobId, exists }) => {
      const path = `/v2/agent/${encodeURIComponent(projectId)}/job/${encodeURIComponent(jobId)}`;
      const job = { field: 'id', id: jobId, exists } as const;
      const answer: ServiceAnswer = await send({ method: 'GET', path, purpose: 'Status', job }).catch(
        (error: unknown) => {
          throw toActionError(error, subject(projectId, jobId));
        },
      );
      return { value: readAgentAnswer(answer.body), retryAfterMs: answer.retryAfterMs };
    },
  };
}
