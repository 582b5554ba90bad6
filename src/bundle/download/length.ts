import { ActionError } from '../../errors.ts';
import type { ArchiveFacts } from './answer.ts';
import { RestartDownload } from './transfer-error.ts';

/** Times that a bundle of the wrong length is fetched: a proxy's mistake is not made twice, any other is made each time. */
const MAX_STARTS = 2;

/** The failure for a bundle that is not complete. Nothing of it has been cached. */
export function incompleteBundle(problem: string): ActionError {
  return new ActionError('archive-damaged', `Bundle incomplete: ${problem}.`, {
    hint: 'Nothing was cached. Run the step again with `job-id`; if it fails again, start a new export.',
  });
}

function wrongLength(reportedBytes: number, delivered: string): RestartDownload {
  const problem = `the service reported ${reportedBytes} bytes, the link delivered ${delivered}`;
  return new RestartDownload(problem, { final: incompleteBundle(problem), maxStarts: MAX_STARTS });
}

/**
 * Joins what the link's host and the service report of the length.
 *
 * @param reportedBytes `sizeBytes` of the service's answer
 * @throws `archive-damaged` for an empty body, and RestartDownload when the two contradict each other
 */
export function reconcileLength(facts: ArchiveFacts, reportedBytes: number | undefined): ArchiveFacts {
  const { total } = facts;
  if (total === 0) throw incompleteBundle("the link's host sent no byte");
  if (total !== undefined && reportedBytes !== undefined && total !== reportedBytes)
    throw wrongLength(reportedBytes, String(total));
  return { ...facts, total: total ?? reportedBytes };
}

/** The error for a body without a length of its own that goes on after the bytes that the service reported. */
export function tooLong(reportedBytes: number): RestartDownload {
  return wrongLength(reportedBytes, 'more');
}
