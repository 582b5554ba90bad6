/**
 * Resolves character references in a summary, and replaces values that differ between runs with names.
 *
 * @param directory the run's folder
 */
export function readableSummary(summary: string, directory = '/nowhere'): string {
  return summary
    .replaceAll(/&#(\d+);/g, (_, point: string) => String.fromCodePoint(Number(point)))
    .replaceAll(directory, 'DIR')
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'SERVICE')
    .replaceAll(/se_[0-9a-f]{16}/g, 'JOB')
    .replaceAll(/static-export-[A-Za-z0-9]{6}/g, 'PACKAGE')
    .replaceAll(/\b[0-9a-f]{64}\b/g, 'DIGEST')
    .replaceAll(/sha-[0-9a-f]{12}/g, 'sha-DIGEST')
    .replaceAll(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z/g, 'TIME')
    .replaceAll(/\d+(?:\.\d+)? (?:kB|B)\b/g, 'SIZE')
    .replaceAll(
      /^\| Duration \| (.*) \|$/gm,
      (_, durations: string) =>
        `| Duration | ${durations.replaceAll(/\b\d+ (?:h|min|s|ms)(?: \d+ (?:min|s))?/g, 'TIME')} |`,
    );
}
