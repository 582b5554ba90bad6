import { decodePage } from '../site/encoding.ts';
import { comparePaths, readSiteFile, type SiteFolder } from '../site/folder.ts';
import { hasAnchor } from '../site/anchors.ts';
import type { PageRecord } from '../site/page-record.ts';
import type { ReadingOptions } from '../site/page-workers.ts';
import { createResolver } from '../site/resolve.ts';
import { readSites, type SelectorUse, type SiteContent } from '../site/site-content.ts';
import { fingerprint } from '../site/text.ts';
import { EditFinder } from './edits.ts';
import { findMoves } from './moves.ts';
import { TextSource } from './page-text.ts';
import type { RedirectRules } from './redirect-rules.ts';
import type { CompareReport, EditedPage, MovedPage, RemovedPage } from './report.ts';
import { fingerprintText, type Fingerprinted } from './similarity.ts';
import { judgeRedirect, type RedirectTargets } from './verdict.ts';

/** Two states of a site. */
export interface ComparedFolders {
  readonly before: SiteFolder;
  readonly after: SiteFolder;
}

export interface CompareOptions extends ReadingOptions {
  readonly selectors: SelectorUse;
  readonly redirects: RedirectRules | undefined;
}

export interface Comparison {
  readonly report: CompareReport;
  readonly after: SiteContent;
  /** For a `content` selector: pages of both sites in which it found nothing, and all pages. */
  readonly withoutContent: { readonly pages: number; readonly of: number };
}

async function fingerprintPages(site: SiteContent, other: SiteContent, source: TextSource): Promise<Fingerprinted[]> {
  const frame = new Set([...site.frame, ...other.frame]);
  const found: Fingerprinted[] = [];
  for (const { path, hasLandmark } of site.pages.values()) {
    if (other.pages.has(path)) continue;
    const { title, blocks } = await source.read(path);
    const own = hasLandmark ? blocks : blocks.filter((block) => !frame.has(fingerprint(block)));
    found.push(fingerprintText(path, title, own));
  }
  return found;
}

function targetsIn({ files, folder }: SiteContent): RedirectTargets {
  return {
    resolver: createResolver({ files }),
    hasAnchor: async (path, anchor) => hasAnchor(decodePage(await readSiteFile(folder.root, path)), anchor),
  };
}

function countWithoutContent(sites: readonly SiteContent[]): Comparison['withoutContent'] {
  const records: PageRecord[] = sites.flatMap(({ pages }) => [...pages.values()]);
  return { pages: records.filter(({ matchesContent }) => !matchesContent).length, of: records.length };
}

/** Compares two states of a site as a reader sees them. */
export async function compareSites({ before, after }: ComparedFolders, options: CompareOptions): Promise<Comparison> {
  const { selectors, redirects } = options;
  const [old, now] = await readSites([before, after], selectors, options);
  if (old === undefined || now === undefined) throw new Error('Two folders give two sites.');
  const sources = { old: new TextSource(old, selectors), now: new TextSource(now, selectors) };
  const gone = await fingerprintPages(old, now, sources.old);
  const fresh = await fingerprintPages(now, old, sources.now);
  const moves = findMoves(gone, fresh);
  const targets = targetsIn(now);
  const moved: MovedPage[] = [];
  for (const move of moves) moved.push({ ...move, ...(await judgeRedirect(move.from, redirects, targets)) });
  const [movedFrom, movedTo] = [new Set(moves.map(({ from }) => from)), new Set(moves.map(({ to }) => to))];
  const removed: RemovedPage[] = [];
  for (const { path } of gone) {
    if (!movedFrom.has(path)) removed.push({ page: path, ...(await judgeRedirect(path, redirects, targets)) });
  }
  const finder = new EditFinder(old, now, moves);
  const { edits, unchanged, presentationOnly } = finder.find();
  const edited: EditedPage[] = [];
  for (const edit of edits) {
    edited.push(finder.describe(edit, await sources.old.read(edit.path), await sources.now.read(edit.path)));
  }
  const report: CompareReport = {
    version: 1,
    before: { pages: old.pages.size, contentDigest: old.contentDigest },
    after: { pages: now.pages.size, contentDigest: now.contentDigest },
    added: fresh
      .map(({ path }) => path)
      .filter((path) => !movedTo.has(path))
      .sort(comparePaths),
    removed: removed.sort((a, b) => comparePaths(a.page, b.page)),
    moved,
    edited,
    presentationOnly,
    unchanged,
  };
  return { report, after: now, withoutContent: countWithoutContent([old, now]) };
}
