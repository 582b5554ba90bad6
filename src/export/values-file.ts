import { dirname, resolve } from 'node:path';
import { ActionError } from '../errors.ts';
import type { Environment } from '../runner/environment.ts';
import { openPrivateFile, UnusablePath, type PrivateFile } from '../runner/private-file.ts';

/** A text as a double-quoted YAML scalar in ASCII, which YAML 1.1 libraries read, too: JSON (YAML 1.2.2, section 1.3) but for `\U`. */
function yamlString(text: string): string {
  const escape = (character: string): string => `\\U${(character.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`;
  return JSON.stringify(text.toWellFormed()).replace(/[^\x20-\x7e]/gu, escape);
}

export function valuesText(bundleUrl: string, version: string): string {
  return [
    '# For `helm upgrade --values`. Anyone who has the link can download the bundle until the link expires.',
    'staticExport:',
    '  enabled: true',
    `  bundleUrl: ${yamlString(bundleUrl)}`,
    `  version: ${yamlString(version)}`,
    '',
  ].join('\n');
}

/** Throws `values-unwritable` with the absolute path, since the input does not show what a relative one is relative to. */
async function orUnwritable<T>(path: string, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    if (!(error instanceof UnusablePath) && code === undefined) throw error;
    const isMissing = code === 'ENOENT';
    const why = error instanceof UnusablePath ? error.message : `cannot be written (${code ?? ''})`;
    const message = isMissing ? `the folder ${dirname(path)} does not exist` : `${path} ${why}`;
    const hint = isMissing
      ? 'Create the folder before this step, or use a path such as ${{ runner.temp }}/values.yaml.'
      : 'Use the path of a file in an existing folder, such as ${{ runner.temp }}/values.yaml.';
    throw new ActionError('values-unwritable', `\`values-file\`: ${message}.`, { hint, cause: error });
  }
}

/** Checks that the file can be written before the wait for a job. Throws `values-unwritable`, as does its `write`. */
export async function openValuesFile(path: string, environment: Environment): Promise<PrivateFile> {
  const root = environment['GITHUB_WORKSPACE'] ?? process.cwd();
  const file = await orUnwritable(resolve(root, path), () => openPrivateFile(path, root));
  return { path: file.path, write: (text) => orUnwritable(file.path, () => file.write(text)) };
}
