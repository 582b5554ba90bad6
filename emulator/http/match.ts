import type { Route, Site } from './types.ts';

/** A route with its parameters, or the methods that the path would have allowed. */
export type Match =
  | { readonly found: true; readonly route: Route; readonly params: Readonly<Record<string, string>> }
  | { readonly found: false; readonly allowed: readonly string[] };

/** Finds the route of a method and a path. */
export function matchRoute(site: Site, method: string, path: string): Match {
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
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
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
