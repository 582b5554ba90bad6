import type { RunSummary } from '../runner/flow.ts';
import { formatBytes, formatCount } from '../runner/quantities.ts';
import { code, codeIfKnown, factTable } from '../runner/markdown.ts';
import type { ExportValues } from './export-outputs.ts';

/** What is known of an export at its end. The texts may come from outside, and contain no secret. */
export interface ExportFacts {
  readonly outputs: Readonly<Partial<ExportValues>>;
  readonly service: string;
  readonly isResumed: boolean;
  readonly unpackedPages: number | undefined;
  readonly durations: string;
  readonly failed: boolean;
}

function pagesCell({ outputs: { pageCount }, unpackedPages }: ExportFacts): string | undefined {
  const files = unpackedPages === undefined ? '' : `${formatCount(unpackedPages, 'HTML file')} in the bundle`;
  if (pageCount === undefined) return files || undefined;
  return files === '' || pageCount === unpackedPages ? String(pageCount) : `${pageCount} (${files})`;
}

function facts(known: ExportFacts): string {
  const { cacheHit, contentDigest, deploymentVersion, expiresAt, jobId, sha256, sizeBytes, status } = known.outputs;
  const size = sizeBytes === undefined ? undefined : formatBytes(sizeBytes);
  return factTable([
    ['Service', code(known.service)],
    ['Job', codeIfKnown(jobId)],
    ['Status', codeIfKnown(status)],
    ['Pages', pagesCell(known)],
    ['Size', size !== undefined && cacheHit === true ? `${size}, from the tool cache` : size],
    ['SHA-256 of the archive', codeIfKnown(sha256)],
    ['Content digest', codeIfKnown(contentDigest)],
    ['Version to deploy', codeIfKnown(deploymentVersion)],
    ['Duration', known.durations || undefined],
    ['Link', expiresAt === undefined ? undefined : `output ${code('bundleUrl')}, valid until ${code(expiresAt)}`],
  ]);
}

/** Longer than any path of a runner: a cut one could not be copied. */
const MAX_PATH_LENGTH = 1000;

function nextSteps({ isResumed, outputs: { changed, jobId, packagePath, valuesFile } }: ExportFacts): string {
  const steps = [
    changed === false &&
      `The site has not changed: ${code('changed')} is ${code('false')}, so you can skip the deployment.`,
    valuesFile !== undefined &&
      `Deploy the site in this job: ${code(`helm upgrade --values ${valuesFile} …`, MAX_PATH_LENGTH)}`,
    packagePath !== undefined &&
      `To copy the bundle to another network, upload the output ${code('packagePath')} as an artifact in this job. To verify the copy, run ${code('sha256sum --check SHA256SUMS')}.`,
    jobId !== undefined &&
      !isResumed &&
      `To deploy later or in another job, set ${code(`job-id: ${jobId}`)} instead of ${code('domain')}. The step then creates a new link. The site is not exported again.`,
  ].filter((step) => step !== false);
  return steps.length === 0 ? '' : `### What to do next\n\n${steps.map((step) => `- ${step}`).join('\n')}`;
}

function notice({ domain, expiresAt, jobId, pageCount, sizeBytes }: ExportFacts['outputs']): string {
  const parts = [
    domain,
    pageCount === undefined ? undefined : formatCount(pageCount, 'page'),
    sizeBytes === undefined ? undefined : formatBytes(sizeBytes),
    jobId === undefined ? undefined : `job ${jobId}`,
    expiresAt === undefined ? undefined : `link valid until ${expiresAt}`,
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}

export function exportSummary(known: ExportFacts): RunSummary {
  const { domain, jobId } = known.outputs;
  const job = jobId === undefined ? '' : ` by job ${code(jobId)}`;
  return {
    notice: { title: 'Static export', message: notice(known.outputs) },
    heading: `Static export${domain === undefined ? job : ` of ${code(domain)}`}`,
    sections: [facts(known), known.failed ? '' : nextSteps(known)],
  };
}
