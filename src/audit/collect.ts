import { ActionError } from '../errors.ts';
import { isPage, listSite, readSiteFile, SiteFolderError, type SiteFile, type SiteFolder } from '../site/folder.ts';
import { decodeText } from '../site/requests/decode.ts';
import { RequestScanner } from '../site/requests/scanner.ts';
import { createResolver } from '../site/resolve.ts';
import type { AuditInputs } from './audit-inputs.ts';
import { LinkChecker, type LinkFindings } from './links.ts';
import { PolicyBuilder, type ContentPolicy } from './policy.ts';
import { RequestTable, type RequestEntry } from './request-table.ts';

/** What the scan of a site found. */
export interface SiteFindings {
  readonly root: string;
  /** Paths of all files. */
  readonly files: ReadonlySet<string>;
  readonly pages: readonly string[];
  /** Pages that are too large, or could not be read. */
  readonly skipped: readonly string[];
  readonly requests: readonly RequestEntry[];
  /** What the pages need and the folder does not have. */
  readonly missing: readonly RequestEntry[];
  readonly links: LinkFindings;
  /** The tightest policy, with what is allowed to be asked for. */
  readonly policyFor: (allowed: readonly RequestEntry[]) => ContentPolicy;
  /** Pages by the set of scripts and style sheets that they have. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
}

export interface ScanOptions {
  readonly inputs: Pick<AuditInputs, 'path' | 'resolve' | 'siteUrls'>;
  readonly signal: AbortSignal;
  /** Called now and then with the number of pages that are done. */
  readonly onProgress: (done: number, total: number) => void;
}

/** A larger page is not read: it would hold up everything else for seconds. */
const MAX_PAGE_BYTES = 32 * 1024 * 1024;
/** Pages between two pauses for other work. */
const PAGES_PER_TURN = 8;

async function openFolder(path: string): Promise<SiteFolder> {
  try {
    return await listSite(path);
  } catch (error) {
    if (!(error instanceof SiteFolderError)) throw error;
    throw new ActionError('site-unusable', `The folder in \`path\` cannot be used: ${error.message}`, {
      hint: 'Check that an earlier step wrote the site there. The path is relative to the workspace, or absolute.',
      cause: error,
    });
  }
}

function pagesAmong(files: readonly SiteFile[]): SiteFile[] {
  const pages = files.filter(({ path }) => isPage(path));
  if (pages.length > 0) return pages;
  throw new ActionError('site-unusable', 'The folder in `path` has no HTML file.', {
    hint: 'Pass the folder with the built site, not the folder with its sources.',
  });
}

/**
 * Scans all pages of a folder.
 *
 * @throws ActionError `site-unusable`
 */
export async function scanSite({ inputs, signal, onProgress }: ScanOptions): Promise<SiteFindings> {
  const { root, files: listed } = await openFolder(inputs.path);
  const files = new Set(listed.map(({ path }) => path));
  const pageFiles = pagesAmong(listed);
  const resolver = createResolver({ files, rules: inputs.resolve, publicUrls: inputs.siteUrls });
  const scanner = await RequestScanner.create({ resolver, read: (path) => readSiteFile(root, path) });
  const [table, links, policy] = [new RequestTable(), new LinkChecker(resolver), new PolicyBuilder()];
  const groups = new Map<string, string[]>();
  const [pages, skipped]: [string[], string[]] = [[], []];
  const readPage = (file: SiteFile | undefined): Promise<Buffer | undefined> =>
    file === undefined || file.size > MAX_PAGE_BYTES
      ? Promise.resolve(undefined)
      : readSiteFile(root, file.path).catch(() => undefined);
  let next = readPage(pageFiles[0]);
  for (const [at, { path }] of pageFiles.entries()) {
    signal.throwIfAborted();
    if (at % PAGES_PER_TURN === 0) await new Promise(setImmediate);
    const bytes = await next;
    next = readPage(pageFiles[at + 1]);
    if (bytes === undefined) {
      skipped.push(path);
      continue;
    }
    const scan = await scanner.scan(path, decodeText(bytes));
    pages.push(path);
    table.add(path, scan);
    links.add(path, scan.content);
    policy.add(scan.content);
    const group = groups.get(scan.resources);
    if (group === undefined) groups.set(scan.resources, [path]);
    else group.push(path);
    onProgress(at + 1, pageFiles.length);
  }
  const { external, missing } = table.rows();
  return {
    root,
    files,
    pages,
    skipped,
    requests: external,
    missing: missing.filter(({ class: requestClass }) => requestClass === 'required'),
    links: links.findings(),
    policyFor: (allowed) => policy.build(scanner.traits, allowed),
    groups,
  };
}
