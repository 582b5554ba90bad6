import type { ExportInputs } from '../action/inputs.ts';
import type { ExportSnapshot } from '../service/schema.ts';
import type { BundleFetcher, CachedBundle } from './bundle.ts';
import { openJob, waitUntilCompleted, withJob, type ExportCollaborators, type JobRecord } from './export-job.ts';
import { handOver, openValuesFile } from './hand-over.ts';
import { createLinkProvider, type LinkProvider } from './bundle-link.ts';
import { differenceOf, judgePages, type PageCounts } from './page-guard.ts';

/** What fetches the bundle; loaded only when that is wanted, and asked before the job is started whether it can. */
async function createKeeper(
  inputs: ExportInputs,
  collaborators: ExportCollaborators,
): Promise<BundleFetcher | undefined> {
  if (!inputs.bundle) return undefined;
  const { createBundleFetcher } = await import('./bundle.ts');
  const { baseUrl, bundle } = inputs;
  return createBundleFetcher(bundle, { ...collaborators, baseUrl, signal: collaborators.deadline.signal });
}

/** Refuses an export with too few pages. Asked before there is a link where the service's count tells it already. */
function guardPages(counts: PageCounts, { pageRules }: ExportInputs): void {
  const objection = judgePages(counts, pageRules);
  if (objection) throw objection;
}

/** Mints the link, and has the bundle fetched if that is wanted. */
async function deliver(
  job: JobRecord,
  desk: LinkProvider,
  keeper: BundleFetcher | undefined,
): Promise<CachedBundle | undefined> {
  if (keeper) return keeper.restoreOrFetch(job.jobId, desk);
  await desk.mint();
  return undefined;
}

/** Takes the pages in the bundle into account: where they are known, they are what the service may not have told. */
function countPages(
  completed: ExportSnapshot,
  kept: CachedBundle | undefined,
  { logger, notes, outputs }: ExportCollaborators,
): PageCounts {
  const counts = { told: completed.pageCount, unpacked: kept?.site?.pages };
  notes.unpackedPages = counts.unpacked;
  if (counts.told === undefined) outputs.set('pageCount', counts.unpacked);
  const difference = differenceOf(counts);
  if (difference?.missing === true) logger.warning(difference.words, 'Pages missing from the bundle');
  else if (difference) logger.info(difference.words);
  return counts;
}

/**
 * The export mode: start or attach, wait, mint the link, fetch the bundle if that is wanted, hand over. The job's id is an
 * output before the first poll.
 *
 * @throws ActionError for every failure; the outputs known by then have been set
 */
export async function runExport(inputs: ExportInputs, collaborators: ExportCollaborators): Promise<void> {
  const { maxPauseMs, source } = inputs;
  if (source.kind === 'start') collaborators.outputs.set('domain', source.domain);
  const valuesFile = await openValuesFile(inputs.handOver, collaborators.environment);
  const keeper = await createKeeper(inputs, collaborators);
  const job = await openJob(source, collaborators);
  collaborators.outputs.set('jobId', job.jobId);
  try {
    collaborators.outputs.publish();
    const completed = await waitUntilCompleted(job, maxPauseMs, collaborators);
    const willCount = inputs.bundle?.extract === true && completed.pageCount === undefined;
    if (!willCount) guardPages({ told: completed.pageCount, unpacked: undefined }, inputs);
    const desk = createLinkProvider(job, maxPauseMs, collaborators);
    const kept = await deliver(job, desk, keeper);
    guardPages(countPages(completed, kept, collaborators), inputs);
    await handOver({ job, completed, desk, kept, valuesFile }, inputs, collaborators);
    collaborators.outputs.set('result', 'completed');
  } catch (error) {
    throw withJob(error, job);
  }
}
