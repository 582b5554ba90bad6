import { setImmediate } from 'node:timers/promises';
import { isPage, type SiteFile } from '../site/folder.ts';
import { openSite } from '../site/open-site.ts';
import { SiteFiles } from '../site/site-files.ts';
import { decodePage } from '../site/encoding.ts';
import { isDrawnByScripts } from '../site/requests/page-content.ts';
import { RequestScanner, type PageScan } from '../site/requests/scanner.ts';
import { createResolver, type SiteResolver } from '../site/resolve.ts';
import type { AuditInputs } from './audit-inputs.ts';
import { LinkChecker, type LinkFindings } from './link-checker.ts';
import { PolicyBuilder, type AllowedRequest, type ContentPolicy } from './content-policy.ts';
import { RequestTable, type RequestEntry } from './request-table.ts';

/** What the scan of a site found. */
export interface SiteFindings {
  readonly root: string;
  /** Paths of all files. */
  readonly files: ReadonlySet<string>;
  readonly pages: readonly string[];
  /** Pages that are too large, or could not be read. */
  readonly skipped: readonly string[];
  /** Links that lead out of the folder. */
  readonly outside: readonly string[];
  readonly requests: readonly RequestEntry[];
  /** What the pages need and the folder does not have. */
  readonly missing: readonly RequestEntry[];
  readonly links: LinkFindings;
  /** The tightest policy, with what is allowed to be asked for. */
  readonly policyFor: (allowed: readonly AllowedRequest[]) => ContentPolicy;
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

/** The bytes of a page; undefined when it is too large or cannot be read. */
function readPage(content: SiteFiles, { path, size }: SiteFile): Buffer | undefined {
  if (size > MAX_PAGE_BYTES) return undefined;
  try {
    return content.read(path);
  } catch {
    return undefined;
  }
}

/** What is known of the pages that were scanned so far. */
class Collection {
  readonly pages: string[] = [];
  readonly groups = new Map<string, string[]>();
  readonly table = new RequestTable();
  readonly policy = new PolicyBuilder();
  readonly links: LinkChecker;
  readonly #drawn = new Set<string>();

  constructor(resolver: SiteResolver) {
    this.links = new LinkChecker(resolver);
  }

  add(page: string, scan: PageScan): void {
    const { content, resources } = scan;
    this.pages.push(page);
    this.table.add(page, scan);
    this.links.add(page, content);
    this.policy.add(content);
    if (isDrawnByScripts(content)) this.#drawn.add(page);
    const group = this.groups.get(resources);
    if (group === undefined) this.groups.set(resources, [page]);
    else group.push(page);
  }

  rows(): ReturnType<RequestTable['rows']> {
    return this.table.rows(
      [...this.groups.values()].map((group) => ({
        drawn: group.filter((page) => this.#drawn.has(page)),
        others: group.filter((page) => !this.#drawn.has(page)),
      })),
    );
  }
}

/**
 * Scans all pages of a folder.
 *
 * @throws ActionError `site-unusable`
 */
export async function scanSite({ inputs, signal, onProgress }: ScanOptions): Promise<SiteFindings> {
  const { root, files: listed, skipped: entries } = await openSite('path', inputs.path);
  // The host follows links out of the folder: what they lead to is not read, and not missing.
  const outside = entries.filter(({ reason }) => reason === 'link-outside').map(({ path }) => path);
  const files = new Set([...listed.map(({ path }) => path), ...outside]);
  const pageFiles = listed.filter(({ path }) => isPage(path));
  const resolver = createResolver({ files, rules: inputs.resolve, publicUrls: inputs.siteUrls });
  const content = new SiteFiles(root);
  const scanner = await RequestScanner.create({ resolver, read: (path) => content.read(path) });
  const collection = new Collection(resolver);
  const skipped: string[] = [];
  for (const [at, file] of pageFiles.entries()) {
    if (at % PAGES_PER_TURN === 0) await setImmediate();
    signal.throwIfAborted();
    const bytes = readPage(content, file);
    if (bytes === undefined) skipped.push(file.path);
    else collection.add(file.path, scanner.scan(file.path, decodePage(bytes)));
    onProgress(at + 1, pageFiles.length);
  }
  const { external, missing } = collection.rows();
  const { pages, groups, links, policy } = collection;
  return {
    root,
    files,
    pages,
    skipped,
    outside,
    requests: external,
    missing: missing.filter(({ class: requestClass }) => requestClass === 'required'),
    links: links.findings(),
    policyFor: (allowed) => policy.build(scanner.traits, allowed),
    groups,
  };
}
