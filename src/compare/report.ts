import type { Verdict } from './verdict.ts';

/** What a reader sees changed on a page. */
export type EditKind = 'text' | 'title' | 'images' | 'links';

export interface SiteSummary {
  readonly pages: number;
  readonly contentDigest: string;
}

export interface RemovedPage {
  readonly page: string;
  readonly verdict: Verdict;
  readonly redirect: string | null;
}

export interface MovedPage {
  readonly from: string;
  readonly to: string;
  readonly similarity: number;
  readonly verdict: Verdict;
  readonly redirect: string | null;
}

export interface EditedPage {
  readonly page: string;
  readonly kinds: readonly EditKind[];
  readonly wordsAdded: number;
  readonly wordsRemoved: number;
  /** Only when it changed. */
  readonly title?: { readonly before: string; readonly after: string };
  readonly lostAnchors: readonly string[];
  readonly excerpt: string;
}

/** report.json: docs/compare-report.schema.json. All lists are in the order of the paths' code units. */
export interface CompareReport {
  readonly version: 1;
  readonly before: SiteSummary;
  readonly after: SiteSummary;
  readonly added: readonly string[];
  readonly removed: readonly RemovedPage[];
  readonly moved: readonly MovedPage[];
  readonly edited: readonly EditedPage[];
  /** Common pages whose bytes differ, but nothing that a reader reads. */
  readonly presentationOnly: number;
  /** Common pages that are equal byte for byte. */
  readonly unchanged: number;
}

/** Whether a reader would see a difference. */
export function isChanged({ added, removed, moved, edited }: CompareReport): boolean {
  return added.length + removed.length + moved.length + edited.length > 0;
}
