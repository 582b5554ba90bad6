import type { ExportRequest } from '../jobs/export-job.ts';

/** A request that can be started, or what is wrong with it. */
export type StartRequest =
  { readonly ok: true; readonly request: ExportRequest } | { readonly ok: false; readonly message: string };

/** Labels of letters, digits and inner hyphens: no scheme, no port, no path, no trailing dot. */
const HOST_NAME = /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i;

/** Reads the body of a start request (contract: "Endpoints", 2). Fields nobody knows are let through. */
export function readStartRequest(body: string): StartRequest {
  const value = parsed(body);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, message: 'The body must be a JSON object.' };
  }
  const { domain, version, paths } = value as Record<string, unknown>;
  if (typeof domain !== 'string' || !HOST_NAME.test(domain)) {
    return { ok: false, message: 'domain must be a bare host name: no scheme, no port, no path.' };
  }
  if (version !== undefined && typeof version !== 'string') {
    return { ok: false, message: 'version must be a string.' };
  }
  if (paths !== undefined && !isPathList(paths)) {
    return { ok: false, message: 'paths must be a list of page paths, such as "guides/getting-started".' };
  }
  const request = { domain, ...(version !== undefined && { version }), ...(paths !== undefined && { paths }) };
  return { ok: true, request };
}

function isPathList(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((path) => typeof path === 'string' && path !== '');
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
