import type { ExportRequest } from '../jobs/export-job.ts';

export type StartRequestResult =
  { readonly ok: true; readonly request: ExportRequest } | { readonly ok: false; readonly message: string };

/** Labels of letters, digits and inner hyphens, without a trailing dot. */
const HOST_NAME = /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i;

/** Parses the body of a start request (contract: "Endpoints", 2). Unknown fields are ignored. */
export function parseStartRequest(body: string): StartRequestResult {
  const value = parseJson(body);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, message: 'The body must be a JSON object.' };
  }
  const { domain, version, paths } = value as Record<string, unknown>;
  if (typeof domain !== 'string' || !HOST_NAME.test(domain)) {
    return { ok: false, message: 'domain must be a host name without scheme, port or path.' };
  }
  if (version !== undefined && typeof version !== 'string') {
    return { ok: false, message: 'version must be a string.' };
  }
  if (paths !== undefined && !isPathList(paths)) {
    return { ok: false, message: 'paths must be a non-empty array of page paths, such as "guides/getting-started".' };
  }
  const request = { domain, ...(version !== undefined && { version }), ...(paths !== undefined && { paths }) };
  return { ok: true, request };
}

function isPathList(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((path) => typeof path === 'string' && path !== '');
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
