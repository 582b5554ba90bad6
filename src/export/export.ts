import type { ErrorCode } from '../errors.ts';
import { createHttpClient } from '../http/fetch.ts';
import { startDeadline } from '../runner/deadline.ts';
import type { Flow, RunContext } from '../runner/flow.ts';
import { shownDeeply } from '../runner/shown-text.ts';
import { createSender } from '../service/http.ts';
import type { BundleFetcher } from './bundle.ts';
import { createLinkProvider } from './bundle-link.ts';
import type { ExportInputs } from './export-inputs.ts';
import { openJob, waitUntilCompleted, withJobState, type ExportContext } from './export-job.ts';
import type { ExportValues } from './export-outputs.ts';
import { exportSummary } from './export-summary.ts';
import { handOver } from './hand-over.ts';
import { logDifference, requirePages } from './page-guard.ts';
import { Timeline, type ExportNotes } from './timeline.ts';
import { openValuesFile } from './values-file.ts';

/** Checks the tool cache before a job is started. The code for bundles is loaded only when it is needed. */
async function createFetcher(context: ExportContext): Promise<BundleFetcher | undefined> {
  const { bundle } = context.inputs;
  return bundle && (await import('./bundle.ts')).createBundleFetcher(bundle, context);
}

/** Start -> wait -> link -> bundle -> hand over. The job's ID is published before the first poll. */
async function runExport(context: ExportContext): Promise<void> {
  const { environment, inputs, logger, notes, outputs } = context;
  if (inputs.source.kind === 'start') outputs.set('domain', inputs.source.domain);
  const valuesFile = inputs.valuesFile === undefined ? undefined : await openValuesFile(inputs.valuesFile, environment);
  const fetcher = await createFetcher(context);
  const job = await openJob(context);
  outputs.set('jobId', job.jobId);
  try {
    outputs.publish();
    const completed = await waitUntilCompleted(job, context);
    const reported = completed.pageCount;
    const willCount = inputs.bundle?.extract === true && reported === undefined;
    if (!willCount) requirePages({ reported }, inputs);
    const links = createLinkProvider(job, context);
    if (!fetcher) await links.mint();
    const bundle = await fetcher?.restoreOrFetch(job.jobId, links);
    const unpacked = bundle?.site?.pages;
    notes.unpackedPages = unpacked;
    // The pages in the bundle replace a count that the service did not report.
    outputs.set('pageCount', reported ?? unpacked);
    logDifference({ reported, unpacked }, logger);
    requirePages({ reported, unpacked }, inputs);
    await handOver({ job, completed, links, bundle, valuesFile }, context);
    outputs.set('result', 'completed');
  } catch (error) {
    throw withJobState(error, job);
  }
}

function failureResult(code: ErrorCode): string {
  if (code === 'timed-out' || code === 'cancelled') return code;
  return code === 'export-failed' ? 'failed' : 'error';
}

export function createExportFlow(inputs: ExportInputs, context: RunContext<ExportValues>): Flow {
  const { cancelled, clock, environment, outputs, redactor } = context;
  const { apiKey, baseUrl, source } = inputs;
  const notes: ExportNotes = { timeline: new Timeline(clock), unpackedPages: undefined };
  return {
    run: async () => {
      const deadline = startDeadline(clock, inputs.timeoutMs, cancelled);
      try {
        const { fetch } = createHttpClient(environment);
        const send = createSender({ ...context, apiKey, baseUrl, deadline, fetch });
        await runExport({ ...context, inputs, send, notes, deadline });
      } finally {
        deadline.dispose();
      }
    },
    failureResult,
    summarize: (failed) => {
      const facts = {
        outputs: outputs.known(),
        service: baseUrl.origin,
        isResumed: source.kind === 'attach',
        unpackedPages: notes.unpackedPages,
        durations: notes.timeline.durations(),
        failed,
      };
      return exportSummary(shownDeeply(facts, redactor));
    },
  };
}
