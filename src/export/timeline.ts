import type { Clock } from '../runner/clock.ts';
import { formatDuration } from '../runner/quantities.ts';

const PHASES = ['queued', 'export', 'bundle', 'download', 'unpack'] as const;
export type Phase = (typeof PHASES)[number];

/** Measures how long each phase took. Phases may overlap, such as downloading and unpacking. */
export class Timeline {
  readonly #clock: Clock;
  readonly #spans = new Map<Phase, { readonly startMs: number; endMs?: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A phase begins, by default now, or continues after it had ended: its start stays the first one. */
  begin(phase: Phase, sinceMs = this.#clock.monotonic()): void {
    this.#spans.set(phase, { startMs: this.#spans.get(phase)?.startMs ?? sinceMs });
  }

  end(phase: Phase): void {
    const span = this.#spans.get(phase);
    if (span) span.endMs ??= this.#clock.monotonic();
  }

  /** Such as `queued 12 s, export 2 min 3 s`; '' without any phase. A phase that still runs ends now. */
  durations(): string {
    const durations = PHASES.flatMap((phase) => {
      const span = this.#spans.get(phase);
      return span ? [`${phase} ${formatDuration((span.endMs ?? this.#clock.monotonic()) - span.startMs)}`] : [];
    });
    return durations.join(', ');
  }
}

export interface ExportNotes {
  readonly timeline: Timeline;
  unpackedPages: number | undefined;
}
