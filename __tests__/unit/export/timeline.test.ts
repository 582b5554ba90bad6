import { describe, expect, it } from '@jest/globals';
import { Timeline } from '../../../src/export/timeline.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

const never = new AbortController().signal;

describe('the durations of the phases', () => {
  it('last from the first start of a phase to its last end', async () => {
    const clock = createFakeClock(5_000);
    const timeline = new Timeline(clock);
    expect(timeline.durations()).toBe('');
    timeline.begin('queued', 4_000);
    await clock.sleep(11_000, never);
    timeline.end('queued');
    timeline.begin('download');
    timeline.begin('unpack');
    await clock.sleep(10, never);
    timeline.end('unpack');
    timeline.begin('unpack');
    timeline.end('export');
    await clock.sleep(10, never);
    timeline.end('unpack');
    await clock.sleep(122_980, never);
    timeline.end('unpack');
    expect(timeline.durations()).toBe('queued 12 s, download 2 min 3 s, unpack 20 ms');
  });
});
