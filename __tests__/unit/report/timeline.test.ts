import { describe, expect, it } from '@jest/globals';
import { gantt } from '../../../src/report/gantt.ts';
import { createTimeline } from '../../../src/report/timeline.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

const never = new AbortController().signal;

describe('the timeline', () => {
  it('tells each phase from its first begin to its last end, counted from the first phase', async () => {
    const clock = createFakeClock(5_000);
    const timeline = createTimeline(clock);
    expect(timeline.spans()).toEqual([]);
    timeline.begin('queued', 4_000);
    await clock.sleep(1_000, never);
    timeline.end('queued');
    timeline.begin('downloading');
    timeline.begin('unpacking');
    await clock.sleep(10, never);
    timeline.end('unpacking');
    timeline.begin('unpacking');
    timeline.end('exporting');
    await clock.sleep(10, never);
    timeline.end('unpacking');
    await clock.sleep(10, never);
    timeline.end('unpacking');
    expect(timeline.spans()).toEqual([
      { phase: 'queued', startMs: 0, endMs: 2_000 },
      { phase: 'downloading', startMs: 2_000, endMs: 2_030 },
      { phase: 'unpacking', startMs: 2_000, endMs: 2_020 },
    ]);
  });
});

describe('the chart', () => {
  it('is nothing without a phase', () => {
    expect(gantt([])).toBe('');
  });

  it('draws every phase, also one that took no time', () => {
    expect(
      gantt([
        { phase: 'queued', startMs: 0, endMs: 0 },
        { phase: 'exporting', startMs: 0, endMs: 83_500.4 },
      ]),
    ).toBe(
      [
        '```mermaid',
        'gantt',
        '  dateFormat YYYY-MM-DD HH:mm:ss.SSS',
        '  axisFormat %M:%S',
        '  tickInterval 30second',
        '  Queued 0 ms :queued, 2000-01-02 00:00:00.000, 1ms',
        '  Exporting 1 min 24 s :exporting, 2000-01-02 00:00:00.000, 83500ms',
        '```',
      ].join('\n'),
    );
  });

  it.each([
    [50, '100millisecond'],
    [1_201, '1second'],
    [60_000, '5second'],
    [600_000, '1minute'],
    [3_600_000, '5minute'],
    [43_200_000, '1hour'],
    [432_000_000, '12hour'],
  ])('has marks for %i ms every %s', (endMs, interval) => {
    expect(gantt([{ phase: 'exporting', startMs: 0, endMs }])).toContain(`tickInterval ${interval}\n`);
  });
});
