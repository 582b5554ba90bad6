import { stat } from 'node:fs/promises';
import * as core from '@actions/core';
import type { ActionError } from '../errors.ts';
import type { Environment } from '../runner/environment.ts';
import { code, prose } from '../runner/markdown.ts';

/** A step's summary that is longer is dropped (the runner's documentation, "Adding a job summary"). */
const MAX_SUMMARY_BYTES = 1024 * 1024;

/** Adds the parts that are not empty to the step's summary. Throws when it cannot be written. */
export async function addToSummary(parts: readonly string[], environment: Environment): Promise<void> {
  const text = `${parts.filter((part) => part !== '').join('\n\n')}\n`;
  const path = environment['GITHUB_STEP_SUMMARY'];
  if (!path) throw new Error('GITHUB_STEP_SUMMARY is not set.');
  const { size } = await stat(path);
  if (size + Buffer.byteLength(text) > MAX_SUMMARY_BYTES) throw new Error(`its file has ${size} bytes already.`);
  await core.summary.addRaw(text).write();
}

/** More details than there are inputs would only fill the page. */
const MAX_DETAILS = 50;

/** What went wrong and what to do next, in Markdown. */
export function failureSection(error: Pick<ActionError, 'code' | 'message' | 'details' | 'hint'>): string {
  const details = error.details.slice(0, MAX_DETAILS).map(prose);
  const lines = [`**${prose(error.message)}** ${code(error.code)}`, ...details].map((line) => `> ${line}`);
  return `${lines.join('\n>\n')}\n\n**What to do next:** ${prose(error.hint)}`;
}
