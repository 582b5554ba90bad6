import { COMMON_OUTPUTS, type OutputValues } from '../runner/outputs.ts';

/** The outputs of the agent mode. Times are in RFC 3339 in UTC. */
export const AGENT_OUTPUTS = {
  ...COMMON_OUTPUTS,
  status: 'string',
  prLink: 'string',
  prNumber: 'number',
  /** `owner/repo`. */
  prRepository: 'string',
  prState: 'string',
  prHeadSha: 'string',
  sourceRepository: 'string',
  sourceRef: 'string',
  model: 'string',
  createdAt: 'string',
  archivedAt: 'string',
  jobs: 'string',
} as const;

export type AgentValues = OutputValues<typeof AGENT_OUTPUTS>;
