import type { AgentJob, AgentStep } from './api/agent-jobs.ts';

/** Long enough to see a client wait. */
const WORKING_MS = 15_000;

/** One agent job for each final state. */
export function demoAgentJobs(): AgentJob[] {
  const job = (id: string, end: AgentStep): AgentJob => ({
    projectId: 'demo',
    id,
    repository: 'https://github.com/example/docs',
    ref: 'main',
    model: 'demo-model',
    script: [{ status: 'active' }, { afterMs: WORKING_MS, ...end }],
  });
  return [
    job('job_pull_request', { status: 'completed', prLink: 'https://github.com/example/docs/pull/7' }),
    job('job_no_change', { status: 'completed' }),
    job('job_failed', { status: 'failed' }),
    job('job_archived', { status: 'archived' }),
  ];
}
