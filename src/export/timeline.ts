import type { Clock } from '../runner/clock.ts';
import { formatDuration } from '../runner/quantities.ts';

/** The phases of an export with their names in the summary, in order. */
const NAMES = {
  queued: 'queued',
  exporting: 'export',
  bundling: 'bundle',
  downloading: 'download',
  unpacking: 'unpack',
} as const;

export type Phase = keyof typeof NAMES;

/** Measures how long each phase took. Phases may overlap, such as downloading and unpacking. */
export interface Timeline {
  /**
   * A phase begins, or continues after it had ended: its start stays the first one.
   *
   * @param sinceMs when it began on the monotonic clock; default now
   */
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
          return span ? [`${NAMES[phase]} ${formatDuration((span.endMs ?? clock.monotonic()) - span.startMs)}`] : [];
        })
        .join(', '),
  };
}
