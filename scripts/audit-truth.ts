// `npm run audit-truth`: builds sites with real generators, opens their pages in Chromium and holds the scan of the audit
// against what Chromium requested. Fails below the bars in audit-truth/score.ts, or where the Content-Security-Policy blocks
// something of the site itself. `--only <name>` takes one site. Needs npm, Python and Chromium.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { scanSite } from '../src/audit/collect.ts';
import { findBrowser } from '../src/audit/browser/find.ts';
import { BARS, scoreSite, type Scores } from './audit-truth/score.ts';
import { TRUTH_SITES, type TruthSite } from './audit-truth/sites.ts';
import { openObserver, spread, type Observer } from './observe-requests.ts';
import { findViolations } from './policy-violations.ts';

const work = fileURLToPath(new URL('../.work/audit-truth', import.meta.url));

/** Pages of a site that are opened; those of packages are many and alike. */
const MAX_PAGES = 30;
const MAX_POLICY_PAGES = 8;

function isGood(scores: Scores): boolean {
  return (['recall', 'precision', 'scriptRecall', 'missingRecall', 'missingPrecision'] as const).every(
    (name) => scores[name] >= BARS[name],
  );
}

async function check({ name, build }: TruthSite, observer: Observer): Promise<boolean> {
  const path = build(join(work, name.toLowerCase().replace(/\W+/g, '-')));
  if (path === undefined) {
    console.log(`| ${name} | skipped: its package cannot be downloaded here |`);
    return true;
  }
  const findings = await scanSite({
    inputs: { path, resolve: 'auto', siteUrls: [] },
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  const pages = spread(findings.pages, MAX_PAGES);
  const scores = scoreSite(findings, await observer.observe(path, pages));
  const violations = await findViolations(
    path,
    findings.policyFor([]).header,
    spread(findings.pages, MAX_POLICY_PAGES),
  );
  const { recall, precision, scriptRecall, missingRecall, missingPrecision } = scores;
  const numbers = [recall, precision, scriptRecall, missingRecall, missingPrecision].map((value) => value.toFixed(3));
  console.log(`| ${[name, scores.pages, ...numbers, violations.length].join(' | ')} |`);
  for (const line of [...scores.wrong, ...violations].slice(0, 20)) console.log(`  ${line}`);
  return isGood(scores) && violations.length === 0;
}

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const program = findBrowser(process.env);
if (program === undefined) {
  console.log('skipped: this machine has no Chrome or Chromium');
} else {
  console.log(
    '| Site | Pages | Recall | Precision | Recall, scripts | Recall, missing | Precision, missing | Violations |',
  );
  const observer = await openObserver(program);
  let failed = 0;
  for (const site of TRUTH_SITES.filter(({ name }) => options.only === undefined || name === options.only))
    if (!(await check(site, observer))) failed += 1;
  await observer.close();
  console.log(failed === 0 ? 'All bars are reached.' : `${failed} sites are below a bar.`);
  process.exitCode = failed === 0 ? 0 : 1;
}
