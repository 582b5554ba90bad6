import { code, table } from '../runner/markdown.ts';
import { plainText } from '../runner/plain-text.ts';
import type { PullRequestLink, PullRequestState } from './pull-request.ts';
import type { Trigger } from './trigger.ts';

export interface ReportedJob {
  readonly id: string;
  readonly result: string;
  readonly pullRequest: PullRequestLink | undefined;
  readonly prState: PullRequestState;
}

/** `advisory`: the result is not accepted, but does not fail the step. */
export type Verdict = 'pass' | 'advisory' | 'fail';

export interface GateReport {
  readonly verdict: Verdict | 'pending';
  /** The result as a sentence without its full stop. */
  readonly message: string;
  readonly jobs: readonly ReportedJob[];
}

/** GitHub rejects a longer description of a commit status (422). */
const MAX_DESCRIPTION_LENGTH = 140;

const STATES = { pending: 'pending', pass: 'success', advisory: 'success', fail: 'failure' } as const;
const ICONS = { pending: '⏳', pass: '✅', advisory: '⚠️', fail: '❌' } as const;

function headline({ message, verdict }: GateReport): string {
  return verdict === 'advisory' ? `${message} (advisory)` : message;
}

/** The commit status of a report (REST documentation, "Create a commit status"). An advisory result does not block a merge. */
export function commitStatus(report: GateReport): {
  readonly state: (typeof STATES)[keyof typeof STATES];
  readonly description: string;
} {
  const { length } = report.jobs;
  const text = `${headline(report)}${length === 1 ? '' : ` · ${length} jobs`}`;
  return { state: STATES[report.verdict], description: plainText(text, MAX_DESCRIPTION_LENGTH) };
}

/** The hidden line by which the step recognizes its own comment. */
export function commentMarker(key: string): string {
  return `<!-- agent-job-gate:${key} -->`;
}

function row({ id, result, pullRequest, prState }: ReportedJob): (string | undefined)[] {
  const state = prState === 'unknown' ? '' : ` (${prState})`;
  const link = pullRequest && `${code(pullRequest.repository)} [${pullRequest.number}](${pullRequest.url})${state}`;
  return [code(id), code(result), link];
}

export function commentText(report: GateReport, { runUrl, headSha }: Trigger, key: string): string {
  const run = runUrl === undefined ? [] : [`[workflow run](${runUrl})`];
  const commit = headSha === undefined ? [] : [`commit ${code(headSha.slice(0, 12))}`];
  return [
    commentMarker(key),
    `${ICONS[report.verdict]} **${headline(report)}.**`,
    '',
    table([['Agent job', 'Result', 'Pull request'], ...report.jobs.map(row)]),
    '',
    [...commit, ...run].join(' · '),
  ].join('\n');
}
