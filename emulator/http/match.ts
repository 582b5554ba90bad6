import type { Route, RouteTable } from './types.ts';

/** A route with its parameters, or the methods that the path supports. */
export type Match =
  | { readonly found: true; readonly route: Route; readonly params: Readonly<Record<string, string>> }
  | { readonly found: false; readonly allowed: readonly string[] };

export function matchRoute(site: RouteTable, method: string, path: string): Match {
  const allowed: string[] = [];
  for (const route of site.routes) {
    const params = matchPattern(route.pattern, path);
    if (params === undefined) continue;
    if (route.method === method) return { found: true, route, params };
    allowed.push(route.method);
  }
  return { found: false, allowed };
}

function matchPattern(pattern: string, path: string): Record<string, string> | undefined {
  const patternParts = pattern.split('/');
  const pathParts = path.split('/');
  if (patternParts.length !== pathParts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of patternParts.entries()) {
    const value = pathParts[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) {
      if (part !== value) return undefined;
      continue;
    }
    const decoded = decode(value);
    if (decoded === undefined || decoded === '') return undefined;
    params[name] = decoded;
  }
  return params;
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
