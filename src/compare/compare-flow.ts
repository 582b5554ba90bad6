import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ActionError } from '../errors.ts';
import { unlessAborted } from '../runner/abort.ts';
import { documentLink } from '../runner/environment.ts';
import type { Flow, RunContext } from '../runner/flow.ts';
import { formatCount } from '../runner/quantities.ts';
import { InputReader } from '../runner/input-reader.ts';
import { shownDeeply } from '../runner/shown-text.ts';
import { isPage, type SiteFolder } from '../site/folder.ts';
import { openSite, siteError } from '../site/open-site.ts';
import { findPageWorker } from '../site/page-workers.ts';
import { COMPARE_INPUTS, readCompareInputs, type CompareInputs } from './compare-inputs.ts';
import type { CompareValues } from './compare-outputs.ts';
import { isChanged } from './compare-report.ts';
import { compareSites, type ComparedFolders, type Comparison } from './compare-sites.ts';
import { describeComparison, summaryMarkdown } from './compare-summary.ts';
import { judgeReport } from './fail-on.ts';
import { proposeRedirects, writeProposals } from './proposals.ts';
import { readRedirects, RedirectsError, type RedirectRules } from './redirect-rules.ts';

type Context = RunContext<CompareValues>;

/** Milliseconds between two lines about the progress of a long comparison. */
const PROGRESS_INTERVAL_MS = 5_000;

async function openRedirects(path: string | undefined): Promise<RedirectRules | undefined> {
  if (path === undefined) return undefined;
  try {
    return await readRedirects(path);
  } catch (error) {
    if (!(error instanceof RedirectsError)) throw error;
    const hint = 'Pass a `docs.json` with a list of redirects, or a `_redirects` file.';
    throw new ActionError('redirects-unusable', error.message, { hint, cause: error });
  }
}

function createProgress({ before, after }: ComparedFolders, { logger, clock }: Context): (pages: number) => void {
  const total = new Set([...before.files, ...after.files].map(({ path }) => path).filter(isPage)).size;
  let done = 0;
  let last = clock.monotonic();
  return (pages) => {
    done += pages;
    if (clock.monotonic() - last < PROGRESS_INTERVAL_MS) return;
    last = clock.monotonic();
    logger.info(`Read ${done} of ${formatCount(total, 'page')}.`);
  };
}

/** A selector that matches nothing would hide every change. */
function checkContent(selector: string | undefined, { withoutContent }: Comparison, { logger }: Context): void {
  const { pages, of } = withoutContent;
  if (selector === undefined || pages === 0) return;
  if (pages === of) {
    throw new ActionError(
      'invalid-input',
      `The selector in \`content\` matches nothing on any page: \`${selector}\`.`,
      {
        hint: 'Correct the selector, or remove `content` to find the content by the landmarks of the pages.',
      },
    );
  }
  logger.warning(
    `The selector in \`content\` matches nothing on ${pages} of ${formatCount(of, 'page')}: \`${selector}\`. The content of these pages was found by landmarks.`,
    'Selector does not match all pages',
  );
}

function reportSkipped(name: string, { skipped }: SiteFolder, { logger }: Context): void {
  const links = skipped.filter(({ reason }) => reason === 'link-outside').length;
  const others = skipped.length - links;
  if (links > 0)
    logger.info(`Skipped ${formatCount(links, 'link')} that ${links === 1 ? 'points' : 'point'} outside \`${name}\`.`);
  if (others > 0) logger.info(`Skipped entries of \`${name}\` that are not readable files: ${others}.`);
}

/** Writes report.json and the proposed redirects. */
async function writeFiles({ report, after }: Comparison, { environment, outputs }: Context): Promise<void> {
  const folder = await mkdtemp(join(environment['RUNNER_TEMP'] ?? tmpdir(), 'site-compare-'));
  const [reportPath, redirectsPath] = [join(folder, 'report.json'), join(folder, 'redirects')];
  await mkdir(redirectsPath);
  await writeFile(reportPath, `${JSON.stringify(report, null, 2)}\n`);
  await writeProposals(redirectsPath, proposeRedirects(report, new Set(after.pages.keys())));
  outputs.set('report', reportPath);
  outputs.set('redirectsPath', redirectsPath);
}

function setCounts({ report }: Comparison, { outputs }: Context): void {
  outputs.set('changed', isChanged(report));
  for (const name of ['added', 'removed', 'moved', 'edited'] as const) outputs.set(name, report[name].length);
  outputs.set('contentDigest', report.after.contentDigest);
}

/** Octokit is loaded only when a comment is written. */
async function writeComment({ token, comment }: CompareInputs, markdown: string, context: Context): Promise<void> {
  if (!comment || token === undefined) return;
  const { writePullRequestComment } = await import('../github/pull-request-comment.ts');
  const { createHttpClient } = await import('../http/fetch.ts');
  const { fetch } = createHttpClient(context.environment);
  await writePullRequestComment(markdown, {
    ...context,
    token,
    fetch,
    name: 'site-compare',
    signal: context.cancelled,
  });
}

/** What the notice and the summary show of a comparison. */
interface Result {
  readonly sentence: string;
  readonly markdown: string;
}

async function compareFolders(inputs: CompareInputs, context: Context, found: (result: Result) => void): Promise<void> {
  const { content, ignore } = inputs;
  const redirects = await openRedirects(inputs.redirects);
  const folders = { before: await openSite('before', inputs.before), after: await openSite('after', inputs.after) };
  reportSkipped('before', folders.before, context);
  reportSkipped('after', folders.after, context);
  const comparison = await compareSites(folders, {
    selectors: { content, ignore },
    redirects,
    workerFile: findPageWorker(),
    onProgress: createProgress(folders, context),
  }).catch((error: unknown) => {
    throw siteError(error, 'One of the folders');
  });
  checkContent(content, comparison, context);
  const { report } = comparison;
  setCounts(comparison, context);
  await writeFiles(comparison, context);
  const show = <T>(page: T): T => shownDeeply(page, context.redactor);
  const markdown = summaryMarkdown(report, { redirectsGiven: redirects !== undefined, show });
  found({ sentence: `${describeComparison(report)}.`, markdown });
  await writeComment(inputs, markdown, context);
  judgeReport(report, inputs.failOn);
}

/** Reads the inputs and prepares the comparison. */
export function createCompareFlow(context: Context): Flow {
  const { environment, cancelled, readInput } = context;
  const document = documentLink(environment, 'docs/compare.md');
  const inputs = readCompareInputs(new InputReader((name) => readInput(name) || COMPARE_INPUTS[name], document));
  let result: Result | undefined;
  return {
    run: async () => {
      const work = compareFolders(inputs, context, (found) => {
        result = found;
      });
      await unlessAborted(work, cancelled);
    },
    summarize: () => ({
      notice: { title: 'Site comparison', message: result?.sentence ?? '' },
      heading: 'Site comparison',
      sections: result === undefined ? [] : [result.markdown],
    }),
  };
}
