import { formatDuration } from '../runner/format.ts';
import type { Phase, Span } from './timeline.ts';

const LABELS: Readonly<Record<Phase, string>> = {
  queued: 'Queued',
  exporting: 'Exporting',
  bundling: 'Bundling',
  downloading: 'Downloading',
  unpacking: 'Unpacking',
};

const [SECOND_MS, MINUTE_MS, HOUR_MS] = [1_000, 60_000, 3_600_000] as const;

/** Distances of marks on the axis, by Mermaid's names, with the form in which a mark of that distance is told. */
const TICKS = [
  { ms: 100, interval: '100millisecond', format: '%S.%L' },
  { ms: SECOND_MS, interval: '1second', format: '%M:%S' },
  { ms: 5 * SECOND_MS, interval: '5second', format: '%M:%S' },
  { ms: 30 * SECOND_MS, interval: '30second', format: '%M:%S' },
  { ms: MINUTE_MS, interval: '1minute', format: '%M:%S' },
  { ms: 5 * MINUTE_MS, interval: '5minute', format: '%M:%S' },
  { ms: 15 * MINUTE_MS, interval: '15minute', format: '%H:%M' },
  { ms: HOUR_MS, interval: '1hour', format: '%H:%M' },
] as const;
const WIDEST_TICK = { interval: '12hour', format: '%d, %H:%M' } as const;
/** More marks than this write over each other. */
const MAX_TICKS = 12;
/** A day without a change of the clocks in any zone, so that offsets from its midnight are what the axis shows. */
const MIDNIGHT_MS = Date.UTC(2000, 0, 2);
/** A bar of no length is not drawn. */
const SHORTEST_MS = 1;

/** The form that `dateFormat` names below. Mermaid reads it and writes its axis in the reader's zone, so the zones cancel. */
function moment(ms: number): string {
  return new Date(MIDNIGHT_MS + Math.round(ms)).toISOString().slice(0, -1).replace('T', ' ');
}

/**
 * Draws the phases as a Mermaid chart, which GitHub renders; '' when there are none. Nothing from outside is in it.
 * The durations are in the labels, so that the chart's source tells as much where it is not rendered.
 */
export function gantt(spans: readonly Span[]): string {
  if (spans.length === 0) return '';
  const totalMs = Math.max(...spans.map(({ endMs }) => endMs));
  const tick = TICKS.find(({ ms }) => totalMs / ms <= MAX_TICKS) ?? WIDEST_TICK;
  const bars = spans.map(({ phase, startMs, endMs }) => {
    const lengthMs = Math.max(SHORTEST_MS, Math.round(endMs - startMs));
    return `  ${LABELS[phase]} ${formatDuration(endMs - startMs)} :${phase}, ${moment(startMs)}, ${lengthMs}ms`;
  });
  return [
    '```mermaid',
    'gantt',
    '  dateFormat YYYY-MM-DD HH:mm:ss.SSS',
    `  axisFormat ${tick.format}`,
    `  tickInterval ${tick.interval}`,
    ...bars,
    '```',
  ].join('\n');
}
