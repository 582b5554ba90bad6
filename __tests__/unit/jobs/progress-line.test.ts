import { describe, expect, it } from '@jest/globals';
import { createProgressReporter } from '../../../src/jobs/progress-line.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { recordingLogger } from '../../support/test-service.ts';

const NOT_READY = { status: 'completed, bundle not ready' } as const;

describe('createProgressReporter', () => {
  it('writes a line every 10 s while nothing changes', async () => {
    const clock = createFakeClock();
    const lines: string[] = [];
    const report = createProgressReporter(recordingLogger(lines), clock);
    for (let poll = 0; poll <= 8; poll++) {
      report({ ...NOT_READY, waitedMs: clock.monotonic() });
      await clock.sleep(4_000, new AbortController().signal);
    }
    expect(lines).toEqual([
      'completed, bundle not ready',
      'completed, bundle not ready · 12 s waited',
      'completed, bundle not ready · 24 s waited',
    ]);
  });

  it('writes a line at once when the state changes', () => {
    const lines: string[] = [];
    const report = createProgressReporter(recordingLogger(lines), createFakeClock(), 'one: ');
    report({ status: 'running', percent: 10, pageCount: 2 });
    report({ status: 'running', percent: 10, pageCount: 2 });
    report({ status: 'running', percent: 20, pageCount: 4 });
    expect(lines).toEqual(['one: running · 10 % · 2 pages', 'one: running · 20 % · 4 pages']);
  });
});
