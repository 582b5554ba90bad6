import type { Clock } from '../runner/clock.ts';
import { formatDuration } from '../runner/format.ts';

/** The phases of an export with their names for the summary, in the order in which they begin. */
const NAMES = {
  queued: 'queued',
  exporting: 'export',
  bundling: 'bundle',
  downloading: 'download',
  unpacking: 'unpack',
} as const;

export type Phase = keyof typeof NAMES;

/** Measures how long each phase took. Phases may overlap, as unpacking does with downloading. */
export interface Timeline {
  /**
   * A phase begins, or continues after it had ended: its start stays the first one.
   *
   * @param sinceMs when it began on the monotonic clock; now without it
   */
  begin(phase: Phase, sinceMs?: number): void;
  /** A phase has ended; nothing when it has not begun. */
  end(phase: Phase): void;
  /** The phases so far, as in `queued 12 s, export 2 min 3 s`; '' without any. One that still runs ends now. */
  durations(): string;
}

/** Builds a timeline without a phase. */
export function createTimeline(clock: Clock): Timeline {
  const phases = new Map<Phase, { readonly startMs: number; endMs: number | undefined }>();
  return {
    begin: (phase, sinceMs) => {
      phases.set(phase, { startMs: phases.get(phase)?.startMs ?? sinceMs ?? clock.monotonic(), endMs: undefined });
    },
    end: (phase) => {
      const span = phases.get(phase);
      if (span) span.endMs ??= clock.monotonic();
    },
    durations: () =>
      (['queued', 'exporting', 'bundling', 'downloading', 'unpacking'] as const)
        .flatMap((phase) => {
          const span = phases.get(phase);
          if (!span) return [];
          return [`${NAMES[phase]} ${formatDuration((span.endMs ?? clock.monotonic()) - span.startMs)}`];
        })
        .join(', '),
  };
}
