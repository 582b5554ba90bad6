import { describe, expect, it } from '@jest/globals';
import { JobLog } from '../../../src/jobs/job-log.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { recordingLogger } from '../../support/test-service.ts';

describe('the log of a job', () => {
  it('has a line every 10 s while nothing changes', async () => {
    const clock = createFakeClock();
    const lines: string[] = [];
    const log = new JobLog({ logger: recordingLogger(lines), clock });
    for (let poll = 0; poll <= 8; poll++) {
      log.progress({ status: 'completed, bundle not ready', waitedMs: clock.monotonic() });
      await clock.sleep(4_000, new AbortController().signal);
    }
    expect(lines).toEqual([
      'completed, bundle not ready',
      'completed, bundle not ready · 12 s waited',
      'completed, bundle not ready · 24 s waited',
    ]);
  });

  it('has a line at once when the state changes', () => {
    const lines: string[] = [];
    const log = new JobLog({ logger: recordingLogger(lines), clock: createFakeClock() }, 'one: ');
    log.progress({ status: 'running', percent: 10, pageCount: 2 });
    log.progress({ status: 'running', percent: 10, pageCount: 2 });
    log.progress({ status: 'running', percent: 20, pageCount: 4 });
    expect(lines).toEqual(['one: running · 10 % · 2 pages', 'one: running · 20 % · 4 pages']);
  });

  it('has each message once, and at most 20 of each kind', () => {
    const lines: string[] = [];
    const log = new JobLog({ logger: recordingLogger(lines), clock: createFakeClock() }, 'one: ');
    for (let index = 0; index < 30; index++) log.once('response', `Odd answer ${index}`);
    expect(lines).toHaveLength(20);
    for (let repeat = 0; repeat < 2; repeat++) {
      log.longPause(90_000);
      log.longPause(59_000);
      log.once('state', 'Not ready');
    }
    expect(lines.slice(20)).toEqual([
      'one: The service requested a pause of 1 min 30 s before the next request.',
      'one: Not ready.',
    ]);
  });
});
