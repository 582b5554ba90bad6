import { setImmediate } from 'node:timers/promises';
import { decodePage } from '../site/encoding.ts';
import { comparePaths, type SiteFolder } from '../site/folder.ts';
import { SiteFiles } from '../site/site-files.ts';
import { hasAnchor } from '../site/anchors.ts';
import { joinFrames } from '../site/frame.ts';
import type { PageRecord } from '../site/page-record.ts';
import { createResolver } from '../site/resolve.ts';
import { readSites, type ReadingOptions, type SelectorUse, type SiteContent } from '../site/site-content.ts';
import { fingerprint } from '../site/text.ts';
import { EditFinder } from './edits.ts';
import { findMoves } from './moves.ts';
import { TextSource } from './page-text.ts';
import type { RedirectRules } from './redirect-rules.ts';
import type { CompareReport, EditedPage, MovedPage, RemovedPage } from './compare-report.ts';
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

/** Pages between which other work gets its turn. */
const TURN_PAGES = 20;

/** Lets signals and timers have their turn now and then: a long loop would hold up the end of a cancelled step. */
function createTurns(): () => Promise<void> {
  let done = 0;
  return async () => {
    done += 1;
    if (done % TURN_PAGES === 0) await setImmediate();
  };
}

async function fingerprintPages(site: SiteContent, other: SiteContent, source: TextSource): Promise<Fingerprinted[]> {
  const frame = joinFrames(site.frame, other.frame).blocks;
  const found: Fingerprinted[] = [];
  const takeTurns = createTurns();
  for (const { path, hasLandmark } of site.pages.values()) {
    if (other.pages.has(path)) continue;
    await takeTurns();
    const { title, blocks } = source.read(path);
    const own = hasLandmark ? blocks : blocks.filter((block) => !frame.has(fingerprint(block)));
    found.push(fingerprintText(path, title, own));
  }
  return found;
}

function targetsIn({ files, folder }: SiteContent): RedirectTargets {
  const source = new SiteFiles(folder.root);
  return {
    resolver: createResolver({ files }),
    hasAnchor: (path, anchor) => hasAnchor(decodePage(source.read(path)), anchor),
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
  const takeTurns = createTurns();
  const moved: MovedPage[] = [];
  for (const move of moves) {
    await takeTurns();
    moved.push({ ...move, ...judgeRedirect(move.from, redirects, targets) });
  }
  const [movedFrom, movedTo] = [new Set(moves.map(({ from }) => from)), new Set(moves.map(({ to }) => to))];
  const removed: RemovedPage[] = [];
  for (const { path } of gone) {
    await takeTurns();
    if (!movedFrom.has(path)) removed.push({ page: path, ...judgeRedirect(path, redirects, targets) });
  }
  const finder = new EditFinder(old, now, moves);
  const { edits, unchanged, presentationOnly } = finder.find();
  const edited: EditedPage[] = [];
  for (const edit of edits) {
    await takeTurns();
    edited.push(finder.describe(edit, sources.old.read(edit.path), sources.now.read(edit.path)));
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
