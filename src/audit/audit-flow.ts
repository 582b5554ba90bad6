import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ActionError } from '../errors.ts';
import { documentLink } from '../runner/environment.ts';
import type { Flow, RunContext } from '../runner/flow.ts';
import { formatCount } from '../runner/quantities.ts';
import { InputReader } from '../runner/input-reader.ts';
import { createResolver } from '../site/resolve.ts';
import { createAllowList } from './allow.ts';
import { AUDIT_INPUTS, readAuditInputs, type AuditInputs } from './audit-inputs.ts';
import type { AuditValues } from './audit-outputs.ts';
import {
  buildReport,
  countTargets,
  verdictOf,
  type AuditCounts,
  type AuditReport,
  type Verdict,
} from './audit-report.ts';
import { describeVerdict, summarySections } from './audit-summary.ts';
import { findBrowser } from './browser/find.ts';
import type { Proof } from './browser/proof.ts';
import { scanSite, type SiteFindings } from './collect.ts';
import { judgeSite } from './judge-site.ts';

type Context = RunContext<AuditValues>;

/** Milliseconds between two lines about the progress of a long scan. */
const PROGRESS_INTERVAL_MS = 5_000;

async function scan(inputs: AuditInputs, { logger, clock, cancelled }: Context): Promise<SiteFindings> {
  let last = clock.monotonic();
  const findings = await scanSite({
    inputs,
    signal: cancelled,
    onProgress: (done, total) => {
      if (clock.monotonic() - last < PROGRESS_INTERVAL_MS) return;
      last = clock.monotonic();
      logger.info(`Scanned ${done} of ${formatCount(total, 'page')}.`);
    },
  });
  const { pages, files, skipped, outside } = findings;
  logger.info(`Scanned ${formatCount(pages.length, 'page')} of ${formatCount(files.size, 'file')}.`);
  if (skipped.length > 0) {
    const count = `${formatCount(skipped.length, 'page')} could not be read`;
    logger.warning(
      `${count} and ${skipped.length === 1 ? 'was' : 'were'} skipped, such as ${skipped[0] ?? ''}.`,
      'Pages skipped',
    );
  }
  if (outside.length > 0) {
    const [links, lead] = [formatCount(outside.length, 'link'), outside.length === 1 ? 'leads' : 'lead'];
    logger.info(`${links} in \`path\` ${lead} out of the folder. The files there were not read.`);
  }
  return findings;
}

const BROWSER_HINT = 'Install Chrome or Chromium on the runner, or set `browser: auto` to audit without it.';

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown reason';
}

/** Opens pages in the browser. Returns why not when it was not used. */
async function prove(inputs: AuditInputs, findings: SiteFindings, context: Context): Promise<Proof | string> {
  const { environment, logger, cancelled } = context;
  if (inputs.browser === 'false') return 'not used (`browser: false`)';
  const program = findBrowser(environment);
  if (program === undefined) {
    if (inputs.browser === 'true')
      throw new ActionError('browser-unavailable', 'This runner has no Chrome or Chromium.', { hint: BROWSER_HINT });
    return 'not used, because this runner has no Chrome or Chromium';
  }
  const { proveInBrowser } = await import('./browser/proof.ts');
  logger.info('Opening pages in the browser, without the network.');
  try {
    const resolver = createResolver({ files: findings.files, rules: inputs.resolve, publicUrls: inputs.siteUrls });
    const temp = environment['RUNNER_TEMP'] ?? tmpdir();
    return await proveInBrowser({ program, temp, environment, findings, resolver, logger, signal: cancelled });
  } catch (error) {
    cancelled.throwIfAborted();
    const message = `The browser could not be used: ${reasonOf(error)}`;
    if (inputs.browser === 'true')
      throw new ActionError('browser-unavailable', message, { hint: BROWSER_HINT, cause: error });
    logger.warning(`${message} The result rests on the scan of the files.`, 'Browser not used');
    return `not used: ${reasonOf(error)}`;
  }
}

/** Writes report.json, and the picture beside it. Returns the path of the report. */
async function writeReport(
  report: AuditReport,
  picture: Buffer | undefined,
  { environment }: Context,
): Promise<string> {
  try {
    const folder = await mkdtemp(join(environment['RUNNER_TEMP'] ?? tmpdir(), 'site-audit-'));
    const path = join(folder, 'report.json');
    await writeFile(path, `${JSON.stringify(report, null, 2)}\n`);
    if (picture !== undefined) await writeFile(join(folder, 'page.png'), picture);
    return path;
  } catch (error) {
    throw new ActionError('report-unwritable', `The report could not be written: ${reasonOf(error)}`, {
      hint: 'Check that the folder in RUNNER_TEMP exists and has free space.',
      cause: error,
    });
  }
}

function setCounts(verdict: Verdict, counts: AuditCounts, { outputs }: Context): void {
  outputs.set('verdict', verdict);
  for (const name of ['required', 'conditional', 'possible', 'missing', 'brokenLinks', 'brokenAnchors'] as const)
    outputs.set(name, counts[name]);
}

/** What the notice and the summary show of an audit. */
interface Result {
  readonly sentence: string;
  readonly sections: readonly string[];
}

async function auditSite(inputs: AuditInputs, context: Context, found: (result: Result) => void): Promise<void> {
  const { outputs, logger } = context;
  const findings = await scan(inputs, context);
  const browser = await prove(inputs, findings, context);
  if (typeof browser === 'string') logger.info(`Browser ${browser}.`);
  const proof = typeof browser === 'string' ? undefined : browser;
  const isAllowed = createAllowList(inputs.allow);
  const seen = proof && { pages: proof.pages, requests: proof.requests, unexplained: proof.unexplained };
  const report = buildReport(findings, isAllowed, seen);
  const observed = (proof?.requests ?? []).map(({ url: target, kind }) => ({ target, kind }));
  const policy = findings.policyFor([...findings.requests, ...observed].filter(({ target }) => isAllowed(target)));
  const counts = countTargets(report, findings.links.counts);
  const verdict = verdictOf(counts);
  setCounts(verdict, counts, context);
  outputs.set('contentSecurityPolicy', policy.header);
  outputs.set('report', await writeReport(report, proof?.picture, context));
  const sentence = describeVerdict({ verdict, counts, report });
  const sections = summarySections({ counts, report, policy, browser, skipped: findings.skipped.length });
  found({ sentence, sections });
  judgeSite(counts, inputs.failOn, sentence);
}

/** Reads the inputs and prepares the audit. */
export function createAuditFlow(context: Context): Flow {
  const { environment, readInput } = context;
  const document = documentLink(environment, 'docs/audit.md');
  const inputs = readAuditInputs(new InputReader((name) => readInput(name) || AUDIT_INPUTS[name], document));
  let result: Result = { sentence: '', sections: [] };
  return {
    run: () =>
      auditSite(inputs, context, (found) => {
        result = found;
      }),
    summarize: (failed) => ({
      notice: { title: 'Site audit', message: result.sentence },
      heading: 'Site audit',
      // A failure's own section has the sentence.
      sections: failed ? result.sections : [result.sentence, ...result.sections],
    }),
  };
}
