import type { Clock } from '../runner/clock.ts';
import { formatDuration } from '../runner/format.ts';

/** The phases of an export with their names in the summary, in order. */
const PHASES = {
  queued: 'queued',
  exporting: 'export',
  bundling: 'bundle',
  downloading: 'download',
  unpacking: 'unpack',
} as const;

export type Phase = keyof typeof PHASES;

/** Measures how long each phase took. Phases may overlap, such as downloading and unpacking. */
export interface Timeline {
  /** A phase begins, by default now, or continues after it had ended: its start stays the first one. */
  begin(phase: Phase, sinceMs?: number): void;
  /** A phase ends; no effect when it has not begun. */
  end(phase: Phase): void;
  /** Such as `queued 12 s, export 2 min 3 s`; '' without any phase. A phase that still runs ends now. */
  durations(): string;
}

/** What the parts of an export record for its summary. */
export interface ExportNotes {
  readonly timeline: Timeline;
  /** The number of HTML files in the bundle; undefined while it is not unpacked. */
  unpackedPages: number | undefined;
}

export function createTimeline(clock: Clock): Timeline {
  const spans = new Map<string, { readonly startMs: number; endMs?: number }>();
  return {
    begin: (phase, sinceMs = clock.monotonic()) => {
      spans.set(phase, { startMs: spans.get(phase)?.startMs ?? sinceMs });
    },
    end: (phase) => {
      const span = spans.get(phase);
      if (span) span.endMs ??= clock.monotonic();
    },
    durations: () =>
      Object.entries(PHASES)
        .map(([phase, name]) => ({ name, span: spans.get(phase) }))
        .flatMap(({ name, span }) =>
          span ? [`${name} ${formatDuration((span.endMs ?? clock.monotonic()) - span.startMs)}`] : [],
        )
        .join(', '),
  };
}
