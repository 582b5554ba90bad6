import { resolve } from 'node:path';
import * as core from '@actions/core';
import { AuditError } from './audit/error.ts';
import { readAuditInputs } from './audit/inputs.ts';
import { runAudit } from './audit/run.ts';
import { createLogger } from './runner/logger.ts';
import { createRedactor } from './runner/redactor.ts';
import { abortOnSignals } from './runner/signals.ts';
import { addToStepSummary } from './runner/step-summary.ts';

// A failing code until the run has ended well: should the event loop run empty before that, the step must not be green.
process.exitCode = 1;
const logger = createLogger(createRedactor());
const cancelled = abortOnSignals(process);
const { env: environment } = process;
try {
  const inputs = readAuditInputs((name) => core.getInput(name).trim());
  const { sentence } = await runAudit(
    { ...inputs, path: resolve(environment['GITHUB_WORKSPACE'] ?? '.', inputs.path) },
    {
      environment,
      logger,
      outputs: { set: core.setOutput },
      addToSummary: (text) => addToStepSummary(text, environment['GITHUB_STEP_SUMMARY'], logger),
      temp: resolve(environment['RUNNER_TEMP'] ?? '.'),
      cancelled,
    },
  );
  logger.notice(sentence, 'Site audit');
  process.exitCode = 0;
} catch (error) {
  if (error instanceof AuditError) {
    core.setOutput('errorCode', error.code);
    logger.error([`[${error.code}] ${error.message}`, ...error.details, error.hint], 'Site audit failed');
  } else {
    const code = cancelled.aborted ? 'cancelled' : 'internal';
    core.setOutput('errorCode', code);
    logger.error(
      [`[${code}] ${cancelled.aborted ? 'The step was cancelled.' : 'The audit failed for an unexpected reason.'}`],
      'Site audit failed',
    );
    logger.debug(error instanceof Error ? (error.stack ?? error.message) : 'unknown');
  }
}
process.stdout.write('', () => process.exit());
