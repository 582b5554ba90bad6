import { scanSite, type SiteFindings } from '../../src/audit/collect.ts';
import { withSite } from './site-folder.ts';

/** Scans a folder as the audit does. */
export function scanFolder(
  path: string,
  inputs: { resolve: 'auto' | 'exact'; siteUrls: URL[] } = { resolve: 'auto', siteUrls: [] },
): Promise<SiteFindings> {
  return scanSite({ inputs: { path, ...inputs }, signal: new AbortController().signal, onProgress: () => undefined });
}

/** Scans a site of these files. */
export function scan(
  files: Readonly<Record<string, string>>,
  options: { siteUrl?: string; resolve?: 'auto' | 'exact' } = {},
): Promise<SiteFindings> {
  const { siteUrl, resolve = 'auto' } = options;
  return withSite(files, (path) =>
    scanFolder(path, { resolve, siteUrls: siteUrl === undefined ? [] : [new URL(siteUrl)] }),
  );
}

/** A page with this body. */
export const html = (body: string): string => `<!doctype html>\n<title>t</title>\n${body}`;
