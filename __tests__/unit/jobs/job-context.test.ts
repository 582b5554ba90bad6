import { expect, it } from '@jest/globals';
import { JobLog } from '../../../src/jobs/job-context.ts';
import { recordingLogger } from '../../support/test-service.ts';

it('each kind of message is logged once, independently of the others', () => {
  const lines: string[] = [];
  const log = new JobLog(recordingLogger(lines), 'one: ');
  for (let index = 0; index < 30; index++) log.once('response', `Odd answer ${index}`);
  expect(lines).toHaveLength(20);
  for (let repeat = 0; repeat < 2; repeat++) {
    log.longPause(90_000);
    log.longPause(59_000);
    log.once('state', 'Not ready');
  }
  expect(lines.slice(20)).toEqual([
    'one: The service asks to wait for 1 min 30 s before the next request.',
    'one: Not ready.',
  ]);
});
