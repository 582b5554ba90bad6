import type { Clock } from '../runner/clock.ts';
import { formatDuration } from '../runner/quantities.ts';

const PHASES = {
  queued: 'queued',
  exporting: 'export',
  bundling: 'bundle',
  downloading: 'download',
  unpacking: 'unpack',
} as const;

export type Phase = keyof typeof PHASES;

/** Measures how long each phase took. Phases may overlap, such as downloading and unpacking. */
export class Timeline {
  readonly #clock: Clock;
  readonly #spans = new Map<string, { readonly startMs: number; endMs?: number }>();

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
    const names = Object.entries(PHASES).flatMap(([phase, name]) => {
      const span = this.#spans.get(phase);
      return span ? [`${name} ${formatDuration((span.endMs ?? this.#clock.monotonic()) - span.startMs)}`] : [];
    });
    return names.join(', ');
  }
}

export interface ExportNotes {
  readonly timeline: Timeline;
  /** The number of HTML files in the bundle; undefined while it is not unpacked. */
  unpackedPages: number | undefined;
}
