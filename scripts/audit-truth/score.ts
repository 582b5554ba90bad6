// Compares what the scan of a site found with what Chromium requested.
import type { SiteFindings } from '../../src/audit/collect.ts';
import type { Observation } from '../observe-requests.ts';

/** Parts of 1; 1 where there was nothing to find. */
export interface Scores {
  readonly pages: number;
  /** Requests of parser and style sheets that are `required` or `conditional`. */
  readonly recall: number;
  /** Requests of scripts that are in any class. */
  readonly scriptRecall: number;
  /** URLs in `required` that were requested. */
  readonly precision: number;
  readonly missingRecall: number;
  readonly missingPrecision: number;
  /** What was wrong, one line for each URL. */
  readonly wrong: readonly string[];
}

/** What has to be reached. */
export const BARS = {
  recall: 0.995,
  precision: 0.995,
  scriptRecall: 0.9,
  missingRecall: 0.99,
  missingPrecision: 1,
} as const;

class Ratio {
  readonly wrong = new Set<string>();
  #right = 0;
  #all = 0;

  count(isRight: boolean, what: string): void {
    this.#all += 1;
    if (isRight) this.#right += 1;
    else this.wrong.add(what);
  }

  get value(): number {
    return this.#all === 0 ? 1 : this.#right / this.#all;
  }
}

/** For each page the classes of its URLs. */
function classesByPage({ requests }: SiteFindings): Map<string, Map<string, string>> {
  const pages = new Map<string, Map<string, string>>();
  for (const { target, class: requestClass, pages: own } of requests) {
    for (const page of own) {
      const urls = pages.get(page) ?? new Map<string, string>();
      if (!urls.has(target)) urls.set(target, requestClass);
      pages.set(page, urls);
    }
  }
  return pages;
}

/** Whether a literal of a script, whole or the beginning of a URL, explains a request. */
function isPossible(url: string, known: ReadonlyMap<string, string>): boolean {
  return [...known].some(([target, name]) => name === 'possible' && url.startsWith(target));
}

function decoded(path: string): string {
  return decodeURIComponent(path.replace(/^\//, ''));
}

export function scoreSite(findings: SiteFindings, observation: Observation): Scores {
  const classes = classesByPage(findings);
  const [recall, scriptRecall, precision] = [new Ratio(), new Ratio(), new Ratio()];
  const [missingRecall, missingPrecision] = [new Ratio(), new Ratio()];
  for (const [page, { requests, missing, scripted }] of Object.entries(observation)) {
    const known = classes.get(page) ?? new Map<string, string>();
    const isSure = (url: string): boolean => ['required', 'conditional'].includes(known.get(url) ?? '');
    for (const url of requests) {
      if (scripted.includes(url))
        scriptRecall.count(known.has(url) || isPossible(url, known), `not found on ${page}: ${url}`);
      else recall.count(isSure(url), `not found on ${page}: ${url}`);
    }
    for (const [url, name] of known)
      if (name === 'required') precision.count(requests.includes(url), `not requested: ${url}`);
    const observed = new Set(missing.map(decoded));
    const found = new Set(findings.missing.filter(({ pages }) => pages.includes(page)).map(({ target }) => target));
    for (const path of observed) missingRecall.count(found.has(path), `missing file not found: ${path}`);
    for (const path of found) missingPrecision.count(observed.has(path), `not a missing file: ${path}`);
  }
  const ratios = { recall, scriptRecall, precision, missingRecall, missingPrecision };
  return {
    pages: Object.keys(observation).length,
    recall: recall.value,
    scriptRecall: scriptRecall.value,
    precision: precision.value,
    missingRecall: missingRecall.value,
    missingPrecision: missingPrecision.value,
    wrong: Object.values(ratios).flatMap(({ wrong }) => [...wrong]),
  };
}
