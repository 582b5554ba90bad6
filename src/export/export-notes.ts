import type { Timeline } from './timeline.ts';

/** What a run of the export mode leaves for its summary, beside the outputs. */
export interface ExportNotes {
  readonly timeline: Timeline;
  /** HTML files in the unpacked bundle. */
  unpackedPages: number | undefined;
}
