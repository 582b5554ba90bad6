import { ActionError, type ErrorCode } from '../errors.ts';
import { formatCount } from '../runner/quantities.ts';
import type { FailOn } from './audit-inputs.ts';
import type { AuditCounts } from './audit-report.ts';

interface Rule {
  readonly count: keyof AuditCounts;
  readonly code: ErrorCode;
  /** The number of what was found is put in front. */
  readonly noun: string;
  readonly found: string;
}

const RULES: Readonly<Record<FailOn, Rule>> = {
  required: {
    count: 'required',
    code: 'needs-network',
    noun: 'URL',
    found: 'of other hosts requested when pages are opened',
  },
  conditional: {
    count: 'conditional',
    code: 'needs-network',
    noun: 'URL',
    found: 'of other hosts requested in some conditions',
  },
  missing: { count: 'missing', code: 'files-missing', noun: 'file', found: 'needed by pages but not in the folder' },
  'broken-links': {
    count: 'brokenLinks',
    code: 'links-broken',
    noun: 'page',
    found: 'linked to but not in the folder',
  },
  'broken-anchors': {
    count: 'brokenAnchors',
    code: 'links-broken',
    noun: 'anchor',
    found: 'linked to but not on the page',
  },
};

/**
 * Decides whether the step fails.
 *
 * @param sentence the verdict
 * @throws ActionError
 */
export function judgeSite(counts: AuditCounts, failOn: readonly FailOn[], sentence: string): void {
  const broken = failOn.map((name) => ({ name, ...RULES[name] })).filter(({ count }) => counts[count] > 0);
  const [first] = broken;
  if (first === undefined) return;
  throw new ActionError(first.code, sentence, {
    details: broken.map(({ name, count, noun, found }) => `\`${name}\`: ${formatCount(counts[count], noun)} ${found}.`),
    hint: 'The job summary lists hosts and files. Correct the site, add hosts to `allow`, or change `fail-on`.',
  });
}
