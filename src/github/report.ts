import { code } from '../runner/markdown.ts';
import { plainText } from '../runner/plain-text.ts';
import type { PullRequestState } from '../agent/gate.ts';
import type { PullRequestLink } from '../agent/pull-request-link.ts';
import type { Trigger } from './trigger.ts';

/** One agent job as the comment shows it. */
export interface ReportedJob {
  readonly id: string;
  /** What it came to, or its status while it has not ended. */
  readonly result: string;
  readonly pullRequest: PullRequestLink | undefined;
  readonly prState: PullRequestState;
}

/** What the commit status and the comment say. */
export interface GateReport {
  readonly verdict: 'pending' | 'pass' | 'advisory' | 'fail';
  /** The result in our own words, without a full stop. */
  readonly words: string;
  readonly jobs: readonly ReportedJob[];
}

/** A commit status as GitHub takes it (REST documentation, "Create a commit status"). */
export interface CommitStatus {
  readonly state: 'pending' | 'success' | 'failure';
  readonly description: string;
}

/** GitHub refuses a longer description of a commit status (422). */
const MAX_DESCRIPTION_LENGTH = 140;

const STATES = { pending: 'pending', pass: 'success', advisory: 'success', fail: 'failure' } as const;
const ICONS = { pending: '⏳', pass: '✅', advisory: '⚠️', fail: '❌' } as const;

/** The commit status that goes with a report. Advice does not stop a merge. */
export function commitStatus({ verdict, words, jobs }: GateReport): CommitStatus {
  const advice = verdict === 'advisory' ? ' (advisory)' : '';
  const count = jobs.length === 1 ? '' : ` · ${jobs.length} jobs`;
  return { state: STATES[verdict], description: plainText(`${words}${advice}${count}`, MAX_DESCRIPTION_LENGTH) };
}

/** The hidden line by which the step finds its own comment again. */
export function commentMarker(key: string): string {
  return `<!-- agent-job-gate:${key} -->`;
}

function row({ id, result, pullRequest, prState }: ReportedJob): string {
  const state = prState === 'unknown' ? '' : ` (${prState})`;
  const link = pullRequest && `${code(pullRequest.repository)} [${pullRequest.number}](${pullRequest.url})${state}`;
  return `| ${code(id)} | ${code(result)} | ${link ?? '–'} |`;
}

/** The comment's text. Whatever came from outside is shown as code, or was checked to be a plain link. */
export function commentText(report: GateReport, { runUrl, headSha }: Trigger, key: string): string {
  const run = runUrl === undefined ? [] : [`[workflow run](${runUrl})`];
  const commit = headSha === undefined ? [] : [`commit ${code(headSha.slice(0, 12))}`];
  return [
    commentMarker(key),
    `${ICONS[report.verdict]} **${report.words}${report.verdict === 'advisory' ? ' (advisory)' : ''}.**`,
    '',
    '| Agent job | Result | Pull request |',
    '| --- | --- | --- |',
    ...report.jobs.map(row),
    '',
    [...commit, ...run].join(' · '),
  ].join('\n');
}
