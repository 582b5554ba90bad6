import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatCount } from '../runner/format.ts';
import type { Logger } from '../runner/logger.ts';
import { createResolver } from '../site/resolve.ts';
import { createAllowList } from './allow.ts';
import { findBrowser } from './browser/find.ts';
import type { Proof } from './browser/proof.ts';
import { scanSite, type SiteFindings } from './collect.ts';
import { AuditError, type AuditErrorCode } from './error.ts';
import type { AuditInputs, FailOn } from './inputs.ts';
import type { AuditOutputs } from './outputs.ts';
import {
  buildReport,
  countTargets,
  failuresOf,
  verdictOf,
  type AuditCounts,
  type AuditReport,
  type Verdict,
} from './report.ts';
import { renderSummary, verdictSentence } from './summary.ts';

/** What an audit takes from the step that it runs in. */
export interface AuditCollaborators {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly logger: Logger;
  readonly outputs: AuditOutputs;
  readonly addToSummary: (text: string) => Promise<void>;
  /** A folder for the report and for the browser's profile. */
  readonly temp: string;
  readonly cancelled: AbortSignal;
}

export interface AuditResult {
  readonly verdict: Verdict;
  readonly counts: AuditCounts;
  /** The verdict in one sentence. */
  readonly sentence: string;
}

/** Pages between two lines of progress. */
const PROGRESS_STEP = 500;

async function scan(inputs: AuditInputs, { logger, cancelled }: AuditCollaborators): Promise<SiteFindings> {
  return await scanSite({
    inputs,
    signal: cancelled,
    onProgress: (done, total) => {
      if (done % PROGRESS_STEP === 0 && done < total) logger.info(`Scanned ${done} of ${total} pages`);
    },
  });
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown reason';
}

/** Opens pages in the browser, or says why not. */
async function prove(
  inputs: AuditInputs,
  findings: SiteFindings,
  collaborators: AuditCollaborators,
): Promise<Proof | string> {
  const { environment, logger, temp, cancelled } = collaborators;
  if (inputs.browser === 'false') return 'not used (`browser: false`).';
  const hint = 'Install Chrome or Chromium on the runner, or set `browser: auto` to go without.';
  const program = findBrowser(environment);
  if (program === undefined) {
    if (inputs.browser === 'true')
      throw new AuditError('browser-unavailable', 'There is no Chrome or Chromium on this runner.', { hint });
    return 'not used: there is no Chrome or Chromium on this runner.';
  }
  const { proveInBrowser } = await import('./browser/proof.ts');
  logger.info('Opening pages in the browser, cut off from the network');
  try {
    const resolver = createResolver({ files: findings.files, rules: inputs.resolve, publicUrls: inputs.siteUrls });
    return await proveInBrowser({ program, temp, environment, findings, resolver, logger, signal: cancelled });
  } catch (error) {
    cancelled.throwIfAborted();
    if (inputs.browser === 'true')
      throw new AuditError('browser-unavailable', `The browser could not be used: ${reasonOf(error)}`, {
        hint,
        cause: error,
      });
    logger.warning(
      `The browser could not be used: ${reasonOf(error)} The audit rests on the scan alone.`,
      'Browser not used',
    );
    return `not used: ${reasonOf(error)}`;
  }
}

async function writeReport(report: AuditReport, picture: Buffer | undefined, temp: string): Promise<string> {
  try {
    await mkdir(temp, { recursive: true });
    const folder = await mkdtemp(join(temp, 'site-audit-'));
    const path = join(folder, 'report.json');
    await writeFile(path, `${JSON.stringify(report, null, 2)}\n`);
    if (picture !== undefined) await writeFile(join(folder, 'page.png'), picture);
    return path;
  } catch (error) {
    throw new AuditError('report-unwritable', 'The report could not be written.', {
      hint: 'Check that the folder in RUNNER_TEMP exists and has room.',
      cause: error,
    });
  }
}

const FAILURE_CODES: Readonly<Record<FailOn, AuditErrorCode>> = {
  required: 'needs-network',
  conditional: 'needs-network',
  missing: 'site-incomplete',
  'broken-links': 'broken-links',
  'broken-anchors': 'broken-links',
};

function failureDetail(name: FailOn, counts: AuditCounts): string {
  switch (name) {
    case 'required':
      return `\`required\`: pages ask other hosts for ${formatCount(counts.required, 'URL')} when they are opened.`;
    case 'conditional':
      return `\`conditional\`: pages ask other hosts for ${formatCount(counts.conditional, 'URL')} under some conditions.`;
    case 'missing':
      return `\`missing\`: pages need ${formatCount(counts.missing, 'file')} that the folder does not have.`;
    case 'broken-links':
      return `\`broken-links\`: links lead to ${formatCount(counts.brokenLinks, 'page')} that do not exist.`;
    case 'broken-anchors':
      return `\`broken-anchors\`: links lead to ${formatCount(counts.brokenAnchors, 'anchor')} that do not exist.`;
  }
}

/**
 * Audits a site: scans it, opens pages in the browser, writes report and summary, sets the outputs.
 *
 * @throws AuditError where the site cannot be audited, or where it has what `fail-on` lists
 */
export async function runAudit(inputs: AuditInputs, collaborators: AuditCollaborators): Promise<AuditResult> {
  const { logger, outputs, addToSummary, temp } = collaborators;
  const findings = await scan(inputs, collaborators);
  logger.info(`Scanned ${formatCount(findings.pages.length, 'page')} of ${formatCount(findings.files.size, 'file')}`);
  if (findings.skipped.length > 0)
    logger.warning(
      `${formatCount(findings.skipped.length, 'page')} could not be read and were left out, such as ${findings.skipped[0] ?? ''}.`,
      'Pages not read',
    );
  const browser = await prove(inputs, findings, collaborators);
  if (typeof browser === 'string') logger.info(`Browser: ${browser}`);
  const proof = typeof browser === 'string' ? undefined : browser;
  const isAllowed = createAllowList(inputs.allow);
  const seen = proof && { pages: proof.pages, requests: proof.requests, unexplained: proof.unexplained };
  const report = buildReport(findings, isAllowed, seen);
  const policy = findings.policyFor(findings.requests.filter(({ target }) => isAllowed(target)));
  const counts = countTargets(report, findings.links.counts);
  const verdict = verdictOf(counts);
  outputs.set('verdict', verdict);
  for (const name of ['required', 'conditional', 'possible', 'missing', 'brokenLinks', 'brokenAnchors'] as const)
    outputs.set(name, counts[name]);
  outputs.set('contentSecurityPolicy', policy.header);
  outputs.set('report', await writeReport(report, proof?.picture, temp));
  const sentence = verdictSentence({ verdict, counts, report });
  await addToSummary(renderSummary({ verdict, counts, report, policy, browser, skipped: findings.skipped.length }));
  const failures = failuresOf(counts, inputs.failOn);
  const [first] = failures;
  if (first !== undefined) {
    throw new AuditError(FAILURE_CODES[first], sentence, {
      details: failures.map((name) => failureDetail(name, counts)),
      hint: 'The summary lists hosts and files. Change what is listed there, add hosts to `allow`, or change `fail-on`.',
    });
  }
  return { verdict, counts, sentence };
}
