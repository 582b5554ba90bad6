import type { Clock } from '../runner/clock.ts';

/** The phases of an export as the summary tells them, in the order in which they begin. */
export const PHASES = ['queued', 'exporting', 'bundling', 'downloading', 'unpacking'] as const;

export type Phase = (typeof PHASES)[number];

/** When a phase was, in milliseconds since the first phase began. */
export interface Span {
  readonly phase: Phase;
  readonly startMs: number;
  readonly endMs: number;
}

/** Remembers how long each phase took. Phases may overlap, as unpacking does with downloading. */
export interface Timeline {
  /**
   * A phase begins, or goes on after it had ended: its start stays the first one.
   *
   * @param sinceMs when it began on the monotonic clock; now without it
   */
  begin(phase: Phase, sinceMs?: number): void;
  /** A phase has ended; nothing when it has not begun. */
  end(phase: Phase): void;
  /** The phases so far. One that still runs ends now. */
  spans(): Span[];
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
    spans: () => {
      const firstMs = Math.min(...[...phases.values()].map(({ startMs }) => startMs));
      return PHASES.flatMap((phase) => {
        const span = phases.get(phase);
        if (!span) return [];
        return [{ phase, startMs: span.startMs - firstMs, endMs: (span.endMs ?? clock.monotonic()) - firstMs }];
      });
    },
  };
}
