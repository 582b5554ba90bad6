import type { ErrorCode } from '../errors.ts';
import type { Clock } from './clock.ts';
import type { Environment } from './environment.ts';
import type { Logger } from './logger.ts';
import type { Outputs } from './outputs.ts';
import type { Redactor } from './redactor.ts';

export interface RunContext<Values> {
  readonly environment: Environment;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly redactor: Redactor;
  /** Knows the secret inputs only. A link's own signature may be in a link, so `redactor` can't be used to check one. */
  readonly secrets: Pick<Redactor, 'contains'>;
  readonly cancelled: AbortSignal;
  /** A source of numbers from 0 to 1. */
  readonly random: () => number;
  readonly outputs: Outputs<Values>;
  /** The text of an input without the blanks around it; '' when it is not set. */
  readonly readInput: (name: string) => string;
  readonly mask: (secret: string) => void;
}

/** What a run reports at its end. The notice is plain text; the heading and the sections are Markdown. */
export interface RunSummary {
  readonly notice: { readonly title: string; readonly message: string };
  readonly heading: string;
  readonly sections: readonly string[];
}

export interface Flow {
  /** @throws ActionError for every failure; the outputs known by then have been set */
  run(): Promise<void>;
  /** The output `result` of a run that failed. Without it, `run` has set the result. */
  failureResult?(code: ErrorCode): string;
  /** Called after `run`. No text in it contains a secret. */
  summarize(failed: boolean): RunSummary;
}
