import { error } from '../http/answers.ts';
import type { Site } from '../http/types.ts';
import { type AgentJobs, agentRoute } from './agent-jobs.ts';
import { type ExportApiParts, exportRoutes } from './export-routes.ts';
import { guarded, keyCheck, planCheck } from './guard.ts';

/** What the administrative API is made of. */
export interface ApiParts extends ExportApiParts {
  readonly agentJobs: AgentJobs;
  readonly apiKey: string;
  readonly plan: 'enterprise' | 'starter';
}

/** The administrative API: every endpoint of the contract, and the Error object for everything else. */
export function apiSite(parts: ApiParts): Site {
  const key = keyCheck(parts.apiKey);
  const plan = planCheck(parts.plan);
  return {
    name: 'api',
    routes: [
      ...exportRoutes(parts).map((route) => guarded(route, key, plan)),
      guarded(agentRoute(parts.agentJobs), key),
    ],
    miss: (_request, allowed) =>
      allowed.length === 0
        ? error(404, 'No such endpoint.')
        : error(405, 'Method not allowed.', { allow: allowed.join(', ') }),
  };
}
