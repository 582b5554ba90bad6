import * as core from '@actions/core';
import { plainText } from './plain-text.ts';
import type { Redactor } from './redactor.ts';

/** The step's log. Every message becomes one line of plain text without secrets; who calls it need not clean anything. */
export interface Logger {
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
  const clean = (text: string): string => plainText(redactor.redact(text));
  return {
    debug: (message) => {
      core.debug(clean(message));
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
