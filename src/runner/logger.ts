import * as core from '@actions/core';
import type { Redactor } from './redactor.ts';
import { shownLines, shownText } from './shown-text.ts';

/** The step's log. Every message is made plain text without secrets. */
export interface Logger {
  debug(message: string): void;
  info(message: string): void;
  notice(message: string, title: string): void;
  warning(message: string, title: string): void;
  error(lines: readonly string[], title: string): void;
}

export function createLogger(redactor: Redactor): Logger {
  const clean = (text: string): string => shownText(text, redactor);
  return {
    debug: (message) => {
      shownLines(message, redactor).forEach(core.debug);
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
