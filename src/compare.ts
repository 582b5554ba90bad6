import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import * as core from '@actions/core';
import { CompareError } from './compare/failure.ts';
import { readCompareInputs, type CompareInputs } from './compare/inputs.ts';
import type { CompareOutputValues } from './compare/outputs.ts';
import { runCompare } from './compare/run.ts';
import { createLogger, type Logger } from './runner/logger.ts';
import { createRedactor } from './runner/redactor.ts';
import { abortOnSignals } from './runner/signals.ts';
import { addToStepSummary } from './runner/step-summary.ts';
import { serveBatches } from './site/page-workers.ts';

/** What the event was about; nothing when the file cannot be read. */
function readPayload(): unknown {
  try {
    return JSON.parse(readFileSync(process.env['GITHUB_EVENT_PATH'] ?? '', 'utf8'));
  } catch {
    return undefined;
  }
}

function setOutputs(values: Partial<CompareOutputValues>): void {
  for (const [name, value] of Object.entries(values)) core.setOutput(name, value);
}

async function commentWriter(
  { comment, token }: CompareInputs,
  logger: Logger,
  signal: AbortSignal,
): Promise<((markdown: string) => Promise<void>) | undefined> {
  if (!comment || token === undefined) return undefined;
  const { createCommentWriter } = await import('./compare/pull-request-comment.ts');
  return createCommentWriter({ environment: process.env, token, payload: readPayload(), logger, signal });
}

async function compare(logger: Logger, signal: AbortSignal): Promise<void> {
  const inputs = readCompareInputs((name) => core.getInput(name));
  const writeComment = await commentWriter(inputs, logger, signal);
  await runCompare(inputs, {
    logger,
    setOutputs,
    writeSummary: (markdown) => addToStepSummary(markdown, process.env['GITHUB_STEP_SUMMARY'], logger),
    writeComment,
    outputFolder: mkdtempSync(join(process.env['RUNNER_TEMP'] ?? tmpdir(), 'site-compare-')),
    workerFile: process.argv[1],
    now: () => performance.now(),
  });
}

function toFailure(error: unknown): CompareError {
  if (error instanceof CompareError) return error;
  const message = error instanceof Error ? error.message : 'unknown error';
  const hint = 'If the folders were not changed during the comparison, please report this with the debug log.';
  return new CompareError('internal', `The comparison failed: ${message}`, { hint, cause: error });
}

async function main(): Promise<void> {
  const redactor = createRedactor();
  const token = core.getInput('github-token');
  if (token !== '') {
    core.setSecret(token);
    redactor.add(token);
  }
  const logger = createLogger(redactor);
  const cancelled = abortOnSignals(process);
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  cancelled.addEventListener('abort', () => {
    const hint = 'Nothing was published by this step; run it again if you still need it.';
    reject(new CompareError('cancelled', 'The step was cancelled.', { hint }));
  });
  try {
    await Promise.race([compare(logger, cancelled), aborted]);
    setOutputs({ errorCode: '' });
    process.exitCode = 0;
  } catch (cause) {
    const { code, message, details, hint } = toFailure(cause);
    logger.error([`[${code}] ${message}`, ...details, hint], 'Comparison failed');
    setOutputs({ errorCode: code });
    process.exitCode = 1;
  }
}

if (isMainThread) {
  process.exitCode = 1;
  await main();
  process.stdout.write('', () => process.exit());
} else serveBatches();
