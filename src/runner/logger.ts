import * as core from '@actions/core';
import type { Redactor } from './redactor.ts';
import { shownLines, shownText } from './shown-text.ts';

/** The step's log. Every message becomes plain text without secrets; who calls it need not clean anything. */
export interface Logger {
  /** Each line of the message is a line of its own. */
  debug(message: string): void;
  info(message: string): void;
  /** A notice annotation. */
  notice(message: string, title: string): void;
  /** A warning annotation. */
  warning(message: string, title: string): void;
  /** An error annotation; each item is a line of its own. */
  error(lines: readonly string[], title: string): void;
}

/** A logger that writes to the runner's log by workflow commands. */
export function createLogger(redactor: Redactor): Logger {
  const clean = (text: string): string => shownText(text, redactor);
  return {
    debug: (message) => {
      for (const line of shownLines(message, redactor)) core.debug(line);
    },
    info: (message) => {
      core.info(clean(message));
    },
    notice: (message, title) => {
      core.notice(clean(message), { title });
    },
    warning: (message, title) => {
      core.warning(clean(message), { title });
    },
    error: (lines, title) => {
      core.error(lines.map(clean).join('\n'), { title });
    },
  };
}
