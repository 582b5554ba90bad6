import { error, json } from '../http/responses.ts';
import type { Route } from '../http/types.ts';

/** One step of an agent job's script. It applies once both its conditions are met, until a later step applies. */
export interface AgentStep {
  /** Milliseconds since the job was registered. Default: 0. */
  readonly afterMs?: number;
  /** Number of earlier polls. Default: 0. */
  readonly afterPolls?: number;
  /** `active`, `completed`, `archived` or `failed`, or any other text to test an unknown status. */
  readonly status: string;
  /** URL of the pull request. Default: null. */
  readonly prLink?: string | null;
  /** RFC 3339. Default: the time of the first poll that returned `archived`, otherwise null. */
  readonly archivedAt?: string | null;
  /** Fields to add or replace, with any value. */
  readonly patch?: Readonly<Record<string, unknown>>;
  /** Fields to omit. */
  readonly omit?: readonly string[];
}

/** An agent job and its script (contract: "Resources and their fields", AgentJob). */
export interface AgentJob {
  readonly projectId: string;
  readonly id: string;
  /** Full URL of the hosted repository. */
  readonly repository: string;
  readonly ref: string | null;
  readonly model: string;
  /** At least one step; the first should have no conditions. */
  readonly script: readonly AgentStep[];
}

interface RegisteredJob {
  readonly job: AgentJob;
  readonly registeredAt: number;
  readonly createdAt: string;
  polls: number;
  /** Time of the first poll that returned `archived`. */
  archivedAt: string | null;
}

export class AgentJobs {
  readonly #jobs = new Map<string, RegisteredJob>();

  /** Adds a job, or replaces the one with the same project and id. The script's clock starts now. */
  register(job: AgentJob): void {
    this.#jobs.set(keyOf(job.projectId, job.id), {
      job,
      registeredAt: performance.now(),
      createdAt: new Date().toISOString(),
      polls: 0,
      archivedAt: null,
    });
  }

  /** The job's current fields, or undefined when the job does not exist. Counts as a poll. */
  poll(projectId: string, id: string): object | undefined {
    const registered = this.#jobs.get(keyOf(projectId, id));
    if (registered === undefined) return undefined;
    const step = currentStep(registered);
    registered.polls += 1;
    if (step.status === 'archived') registered.archivedAt ??= new Date().toISOString();
    return toResponseFields(registered, step);
  }
}

/** Endpoint 1 of the contract. */
export function agentRoute(jobs: AgentJobs): Route {
  return {
    name: 'agent',
    method: 'GET',
    pattern: '/v2/agent/{projectId}/job/{id}',
    handle: ({ params }) => {
      const fields = jobs.poll(params['projectId'] ?? '', params['id'] ?? '');
      return fields === undefined ? error(404, 'Agent job not found.') : json(200, fields);
    },
  };
}

function keyOf(projectId: string, id: string): string {
  return JSON.stringify([projectId, id]);
}

function currentStep({ job, registeredAt, polls }: RegisteredJob): AgentStep {
  const elapsedMs = performance.now() - registeredAt;
  const step = job.script.findLast(({ afterMs = 0, afterPolls = 0 }) => elapsedMs >= afterMs && polls >= afterPolls);
  return step ?? { status: 'active' };
}

function toResponseFields({ job, createdAt, archivedAt }: RegisteredJob, step: AgentStep): object {
  const fields: Record<string, unknown> = {
    id: job.id,
    status: step.status,
    source: { repository: job.repository, ref: job.ref },
    model: job.model,
    prLink: step.prLink ?? null,
    createdAt,
    archivedAt: step.archivedAt === undefined ? archivedAt : step.archivedAt,
    ...step.patch,
  };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => step.omit?.includes(name) !== true));
}
