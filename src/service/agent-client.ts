import { asFields, type Fields } from '../http/body.ts';
import type { SendRequest } from './http.ts';
import { readField, readLine, readPhase, readText, readTimestamp } from './schema.ts';
import { POLL_LIMIT_HINT } from './service-error.ts';

export interface AgentSnapshot {
  readonly status: string | undefined;
  readonly phase: 'completed' | 'failed' | 'archived' | 'running';
  readonly prLink: string | undefined;
  readonly repository: string | undefined;
  readonly ref: string | undefined;
  readonly model: string | undefined;
  readonly createdAt: string | undefined;
  readonly archivedAt: string | undefined;
  readonly parseWarnings: readonly string[];
}

/** A repository's address without the user name and password, which would reach outputs. */
function readRepository(value: unknown): string | undefined {
  return readLine(value)?.replace(/^(https?:\/\/)[^/?#]*@/i, '$1');
}

/** Reads the response to "Get an agent job" (contract, endpoint 1). Missing and unusable fields are undefined. */
export function readAgentJob(fields: Fields): AgentSnapshot {
  const job = readPhase(fields, { running: ['active'], ended: ['completed', 'failed', 'archived'] });
  const response = { fields, warnings: job.parseWarnings };
  const source = { fields: asFields(fields['source']), warnings: job.parseWarnings };
  return {
    ...job,
    prLink: readField(response, 'prLink', readText),
    repository: readField(source, 'repository', readRepository),
    ref: readField(source, 'ref', readLine),
    model: readField(response, 'model', readLine),
    createdAt: readField(response, 'createdAt', readTimestamp),
    archivedAt: readField(response, 'archivedAt', readTimestamp),
  };
}

/** Contract, endpoint 1. `exists`: the job was seen before, so that a 404 is retried for a while. Throws `ActionError`. */
export async function getAgentJob(
  send: SendRequest,
  { projectId, jobId, exists }: { readonly projectId: string; readonly jobId: string; readonly exists: boolean },
): Promise<{ readonly value: AgentSnapshot; readonly retryAfterMs: number | undefined }> {
  const { body, retryAfterMs } = await send({
    method: 'GET',
    path: `/v2/agent/${encodeURIComponent(projectId)}/job/${encodeURIComponent(jobId)}`,
    purpose: 'Status',
    job: { field: 'id', id: jobId, exists },
    subject: {
      action: 'get the status of the agent job',
      missing: `agent job ${jobId} in project ${projectId}`,
      missingHint:
        'Check `project-id` and `agent-job-id`, and check that the key belongs to the organization of the project.',
      forbiddenHint:
        'The key must belong to the organization that owns the project, and must be allowed to read agent jobs.',
      rateLimitHint: POLL_LIMIT_HINT,
      inputs: '`project-id` and `agent-job-id`',
    },
  });
  return { value: readAgentJob(body), retryAfterMs };
}
