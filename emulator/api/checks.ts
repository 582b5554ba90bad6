import { error } from '../http/responses.ts';
import type { HttpResponse, RequestValues, Route } from '../http/types.ts';

/** Returns an error response, or undefined to continue. */
export type Check = (request: RequestValues) => HttpResponse | undefined;

/** Runs checks before a route's handler. The first error response wins. */
export function withChecks(route: Route, ...checks: Check[]): Route {
  return {
    ...route,
    handle: (request) => {
      for (const check of checks) {
        const failure = check(request);
        if (failure !== undefined) return failure;
      }
      return route.handle(request);
    },
  };
}

/** Contract, "Authentication": a bearer token on every request. The contract does not define the status 401. */
export function keyCheck(apiKey: string): Check {
  return ({ headers }) => {
    const key = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
    if (key === apiKey) return undefined;
    const message = key === undefined ? 'Missing admin API key.' : 'Invalid admin API key.';
    return error(401, message, { 'www-authenticate': 'Bearer' });
  };
}

/** Contract, "Limits": static export requires an Enterprise plan. */
export function planCheck(plan: 'enterprise' | 'starter'): Check {
  return () => (plan === 'enterprise' ? undefined : error(403, 'Static export is not enabled for this organization.'));
}
