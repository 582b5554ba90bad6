import type { ErrorCode } from '../errors.ts';
import type { Inputs } from './inputs.ts';
import type { Outputs, OutputValues } from '../runner/outputs.ts';
import { agentSummary, type AgentSummary } from '../agent/summary.ts';
import type { ExportNotes } from '../export/export-notes.ts';
import {
  exportNotice,
  exportSummary,
  failureSummary,
  type ExportSummary,
  type SummaryFailure,
} from '../export/summary.ts';
import { createTimeline } from '../export/timeline.ts';
import type { Clock } from '../runner/clock.ts';
import type { Redactor } from '../runner/redactor.ts';
import { shownDeeply } from '../runner/shown-text.ts';

/** What the agent mode leaves for its summary. */
export interface AgentNotes {
  agent: Omit<AgentSummary, 'failure'> | undefined;
}

/** What is known of a run at its end, for what it tells. */
export interface RunState {
  outputs?: Outputs;
  inputs?: Inputs;
  /** Whether the run's error annotation has been written. */
  failureReported: boolean;
  readonly notes: ExportNotes & AgentNotes;
}

/** An account of a run that has just begun. */
export function createRunState(clock: Clock): RunState {
  return {
    failureReported: false,
    notes: { timeline: createTimeline(clock), unpackedPages: undefined, agent: undefined },
  };
}

/** The output `result` of an export that failed: whether the job, the time limit, the user or something else ended it. */
function exportResult(code: ErrorCode): 'failed' | 'timed-out' | 'cancelled' | 'error' {
  if (code === 'timed-out' || code === 'cancelled') return code;
  return code === 'export-failed' ? 'failed' : 'error';
}

/** Sets the outputs that say how a run failed. An agent job's own result is set where it is known. */
export function recordFailure({ outputs, inputs }: RunState, code: ErrorCode): void {
  outputs?.set('errorCode', code);
  if (inputs?.mode !== 'agent') outputs?.set('result', exportResult(code));
}

function knownOf({ outputs }: RunState): Readonly<Partial<OutputValues>> {
  return outputs?.known() ?? {};
}

function exportFacts(account: RunState, failure: SummaryFailure | undefined): ExportSummary {
  const { inputs, notes } = account;
  return {
    ...knownOf(account),
    attached: inputs?.mode === 'export' && inputs.source.kind === 'attach',
    service: inputs?.baseUrl.origin,
    unpackedPages: notes.unpackedPages,
    durations: notes.timeline.durations(),
    failure,
  };
}

/** The run's summary, without its secrets. `failure` is undefined for a run that went well. */
export function summaryOf(account: RunState, failure: SummaryFailure | undefined, redactor: Redactor): string {
  const { inputs, notes } = account;
  if (inputs === undefined && failure !== undefined) return failureSummary(shownDeeply(failure, redactor));
  if (inputs?.mode !== 'agent') return exportSummary(shownDeeply(exportFacts(account, failure), redactor));
  const agent = notes.agent ?? { projectId: inputs.projectId, jobs: inputs.jobIds.map((jobId) => ({ jobId })) };
  return agentSummary(shownDeeply({ ...agent, failure }, redactor));
}

/** The one notice of a run that went well; the logger takes its secrets out. */
export function noticeOf(account: RunState): { readonly title: string; readonly message: string } {
  const { inputs, notes } = account;
  if (inputs?.mode !== 'agent')
    return { title: 'Static export', message: exportNotice(exportFacts(account, undefined)) };
  const { prLink } = knownOf(account);
  return { title: 'Agent job', message: `${notes.agent?.words ?? ''}${prLink === undefined ? '' : `: ${prLink}`}.` };
}
