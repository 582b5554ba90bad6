/** What the deployment chart takes of an export (contract, "Deployment settings that consume a bundle"). */
export interface DeploymentValues {
  readonly bundleUrl: string;
  readonly version: string;
}

/**
 * A text as a double-quoted YAML scalar in plain ASCII (YAML 1.2.2, sections 5.7 and 7.3.1). Every YAML library reads it
 * back as it was, those of YAML 1.1 included, which know no surrogate pairs and take `\x85` and its like for line breaks.
 */
export function yamlString(text: string): string {
  const escaped = text.toWellFormed().replace(/[^\x20-\x7e]|["\\]/gu, (character) => {
    const point = character.codePointAt(0) ?? 0;
    if (character === '"' || character === '\\') return `\\${character}`;
    const hex = point.toString(16);
    if (point <= 0xff) return `\\x${hex.padStart(2, '0')}`;
    return point <= 0xffff ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`;
  });
  return `"${escaped}"`;
}

/** Writes the values out as the chart's values file. */
export function valuesText({ bundleUrl, version }: DeploymentValues): string {
  return [
    '# For `helm upgrade -f`. Whoever has the link can download the bundle until it expires.',
    'staticExport:',
    '  enabled: true',
    `  bundleUrl: ${yamlString(bundleUrl)}`,
    `  version: ${yamlString(version)}`,
    '',
  ].join('\n');
}
