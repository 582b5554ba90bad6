import { error } from '../http/responses.ts';
import type { RouteTable } from '../http/types.ts';
import { type AgentJobs, agentRoute } from './agent-jobs.ts';
import { type ExportApiDependencies, exportRoutes } from './export-routes.ts';
import { withChecks, keyCheck, planCheck } from './checks.ts';

export interface ApiDependencies extends ExportApiDependencies {
  readonly agentJobs: AgentJobs;
  readonly apiKey: string;
  readonly plan: 'enterprise' | 'starter';
}

/** The administrative API: the endpoints of the contract, and an Error object for every other request. */
export function apiRoutes(parts: ApiDependencies): RouteTable {
  const key = keyCheck(parts.apiKey);
  const plan = planCheck(parts.plan);
  return {
    name: 'api',
    routes: [
      ...exportRoutes(parts).map((route) => withChecks(route, key, plan)),
      withChecks(agentRoute(parts.agentJobs), key),
    ],
    fallback: (_request, allowed) =>
      allowed.length === 0
        ? error(404, 'Endpoint not found.')
        : error(405, 'Method not allowed.', { allow: allowed.join(', ') }),
  };
}
