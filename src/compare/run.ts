import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatCount } from '../runner/format.ts';
import { listSite, SiteFolderError, type SiteFolder } from '../site/folder.ts';
import { countPages } from '../site/site-content.ts';
import { compareSites, type Comparison } from './compare-sites.ts';
import { CompareError } from './failure.ts';
import { judgeReport } from './gate.ts';
import type { CompareInputs } from './inputs.ts';
import type { SetCompareOutputs } from './outputs.ts';
import { proposeRedirects, writeProposals } from './proposals.ts';
import { readRedirects, RedirectsError, type RedirectRules } from './redirect-rules.ts';
import { isChanged } from './report.ts';
import { describeComparison, summaryMarkdown } from './summary.ts';

/** What a comparison takes from the step that it runs in. */
export interface CompareCollaborators {
  readonly logger: {
    info(message: string): void;
    warning(message: string, title: string): void;
  };
  readonly setOutputs: SetCompareOutputs;
  readonly writeSummary: (markdown: string) => Promise<void>;
  /** Undefined without a pull request to comment on. */
  readonly writeComment: ((markdown: string) => Promise<void>) | undefined;
  /** An empty folder for the report and the proposals. */
  readonly outputFolder: string;
  /** The built entry, which serves as a worker, too; undefined to read on this thread. */
  readonly workerFile: string | undefined;
  /** Milliseconds on a clock that only moves forward. */
  readonly now: () => number;
}

/** Between two lines that say how far a long comparison is. */
const PROGRESS_INTERVAL_MS = 5_000;

async function openSite(name: 'before' | 'after', path: string): Promise<SiteFolder> {
  let folder: SiteFolder;
  try {
    folder = await listSite(path);
  } catch (error) {
    if (!(error instanceof SiteFolderError)) throw error;
    throw new CompareError('site-unusable', `The folder in \`${name}\` cannot be used: ${error.message}`, {
      hint: 'Check that an earlier step wrote the site there, and that the path is relative to the workspace or absolute.',
      cause: error,
    });
  }
  if (countPages(folder) > 0) return folder;
  throw new CompareError('site-unusable', `The folder in \`${name}\` has no HTML file.`, {
    hint: 'Pass the folder that the built site is in, not the one with its sources.',
  });
}

async function openRedirects(path: string | undefined): Promise<RedirectRules | undefined> {
  if (path === undefined) return undefined;
  try {
    return await readRedirects(path);
  } catch (error) {
    if (!(error instanceof RedirectsError)) throw error;
    const hint = 'Pass a `docs.json` with a list of redirects, or a `_redirects` file.';
    throw new CompareError('redirects-unusable', error.message, { hint, cause: error });
  }
}

/** Says from time to time how many pages have been read. */
function createProgress(total: number, { logger, now }: CompareCollaborators): (pages: number) => void {
  let done = 0;
  let last = now();
  return (pages) => {
    done += pages;
    if (now() - last < PROGRESS_INTERVAL_MS) return;
    last = now();
    logger.info(`Read ${done} of ${formatCount(total, 'page')}.`);
  };
}

/** A selector that finds nothing would let every change pass. */
function checkContent(
  selector: string | undefined,
  { withoutContent }: Comparison,
  { logger }: CompareCollaborators,
): void {
  const { pages, of } = withoutContent;
  if (selector === undefined || pages === 0) return;
  if (pages === of) {
    throw new CompareError(
      'invalid-input',
      `The selector in \`content\` matches nothing on any page: \`${selector}\`.`,
      {
        hint: 'Correct the selector, or leave `content` out to use the landmarks of the pages.',
      },
    );
  }
  logger.warning(
    `The selector in \`content\` matches nothing on ${pages} of ${formatCount(of, 'page')}: \`${selector}\`. Their content was found by landmarks.`,
    'Selector not on all pages',
  );
}

function reportSkipped(name: string, { skipped }: SiteFolder, { logger }: CompareCollaborators): void {
  const links = skipped.filter(({ reason }) => reason === 'link-outside').length;
  const others = skipped.length - links;
  if (links > 0)
    logger.info(`Skipped ${formatCount(links, 'link')} that ${links === 1 ? 'leads' : 'lead'} out of \`${name}\`.`);
  if (others > 0) logger.info(`Skipped what is not a readable file in \`${name}\`: ${others}.`);
}

/** Writes report.json and the proposals. */
async function writeFiles(
  { report, after }: Comparison,
  folder: string,
): Promise<{ report: string; redirectsPath: string }> {
  await mkdir(folder, { recursive: true });
  const paths = { report: join(folder, 'report.json'), redirectsPath: join(folder, 'redirects') };
  await writeFile(paths.report, `${JSON.stringify(report, null, 2)}\n`);
  await writeProposals(paths.redirectsPath, proposeRedirects(report, new Set(after.pages.keys())));
  return paths;
}

/**
 * Compares two folders, publishes what it found, and fails if `fail-on` says so.
 *
 * @throws CompareError
 */
export async function runCompare(inputs: CompareInputs, collaborators: CompareCollaborators): Promise<void> {
  const { logger, setOutputs, writeSummary, writeComment, outputFolder, workerFile } = collaborators;
  const { content, ignore } = inputs;
  const redirects = await openRedirects(inputs.redirects);
  const before = await openSite('before', inputs.before);
  const after = await openSite('after', inputs.after);
  reportSkipped('before', before, collaborators);
  reportSkipped('after', after, collaborators);
  const pages = new Set(
    [...before.files, ...after.files].map(({ path }) => path).filter((path) => /\.html?$/i.test(path)),
  );
  const comparison = await compareSites(
    { before, after },
    { selectors: { content, ignore }, redirects, workerFile, onProgress: createProgress(pages.size, collaborators) },
  );
  checkContent(content, comparison, collaborators);
  const { report } = comparison;
  const counts = {
    added: report.added.length,
    removed: report.removed.length,
    moved: report.moved.length,
    edited: report.edited.length,
  };
  setOutputs({ changed: isChanged(report), ...counts, contentDigest: report.after.contentDigest });
  setOutputs(await writeFiles(comparison, outputFolder));
  logger.info(`${describeComparison(report)}.`);
  const markdown = summaryMarkdown(report, { redirectsGiven: redirects !== undefined });
  await writeSummary(`## What changed for readers\n\n${markdown}`);
  await writeComment?.(markdown);
  judgeReport(report, inputs.failOn);
}
