import { error } from '../http/answers.ts';
import type { Answer, RequestValues, Route } from '../http/types.ts';

/** A refusal, or undefined to go on. */
export type Check = (request: RequestValues) => Answer | undefined;

/** Puts checks in front of a route; the first refusal is the answer. */
export function guarded(route: Route, ...checks: Check[]): Route {
  return {
    ...route,
    handle: (request) => {
      for (const check of checks) {
        const refusal = check(request);
        if (refusal !== undefined) return refusal;
      }
      return route.handle(request);
    },
  };
}

/** Contract, "Authentication": HTTP bearer on every request. The 401 is one of the statuses it does not show. */
export function keyCheck(apiKey: string): Check {
  return ({ headers }) => {
    const key = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
    if (key === apiKey) return undefined;
    const message = key === undefined ? 'Missing admin API key.' : 'Invalid admin API key.';
    return error(401, message, { 'www-authenticate': 'Bearer' });
  };
}

/** Contract, "Limits": static export needs an Enterprise plan. */
export function planCheck(plan: 'enterprise' | 'starter'): Check {
  return () => (plan === 'enterprise' ? undefined : error(403, 'Static export is not enabled for this organization.'));
}
