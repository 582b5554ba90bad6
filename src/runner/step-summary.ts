import { stat } from 'node:fs/promises';
import * as core from '@actions/core';
import type { Logger } from './logger.ts';

/** A step's summary that is longer is dropped whole (the runner's documentation, "Adding a job summary"). */
const MAX_SUMMARY_BYTES = 1024 * 1024;

/**
 * Adds to the step's summary. It is a courtesy: where there is none to write, or no room left in it, only a debug line says
 * so. Never rejects.
 */
export async function addToStepSummary(text: string, path: string | undefined, logger: Logger): Promise<void> {
  if (!path) {
    logger.debug('No summary: GITHUB_STEP_SUMMARY is not set.');
    return;
  }
  try {
    const { size } = await stat(path);
    if (size + Buffer.byteLength(text) > MAX_SUMMARY_BYTES) {
      logger.debug(`No summary: its file has ${size} bytes already.`);
      return;
    }
    await core.summary.addRaw(text).write();
  } catch (error) {
    logger.debug(`No summary: ${error instanceof Error ? error.message : 'it cannot be written'}`);
  }
}
