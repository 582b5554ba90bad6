import { expect, it } from '@jest/globals';
import { logLongPause, logOnce, logStateOnce } from '../../../src/jobs/job-context.ts';
import { recordingLogger } from '../../support/test-service.ts';

it('logs each kind of message independently of the others', () => {
  const lines: string[] = [];
  const [log, logger] = [{ logged: new Set<string>() }, recordingLogger(lines)];
  for (let index = 0; index < 30; index++) logOnce(log, logger, [`Unexpected value ${index}`]);
  expect(lines).toHaveLength(20);
  for (let repeat = 0; repeat < 2; repeat++) {
    logLongPause(log, logger, 90_000);
    logStateOnce(log, logger, 'Not ready');
  }
  expect(lines.slice(20)).toEqual(['The service asks to wait for 1 min 30 s before the next request.', 'Not ready.']);
});
