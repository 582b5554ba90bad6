import { MAX_LENGTH, plainText } from './plain-text.ts';
import type { Redactor } from './redactor.ts';

/** How much of a text is read for each character shown: escapes and invisible characters take up the rest. */
const READ_PER_SHOWN = 16;
const MAX_SUMMARY_TEXT = 4_096;
const MAX_TRACE_LENGTH = 65_536;
const MAX_TRACE_LINES = 200;

/** Bounds the work on a hostile text before its secrets are replaced. What is shown is cut afterwards. */
function redactBounded(text: string, redactor: Redactor, maxRead: number): string {
  return text.length > maxRead ? `${redactor.redact(text.slice(0, maxRead), true)}…` : redactor.redact(text);
}

/** One harmless line without secrets. Every text in the log, annotations, the summary and GitHub comments comes from here. */
export function shownText(text: string, redactor: Redactor, maxLength: number = MAX_LENGTH): string {
  return plainText(redactBounded(text, redactor, READ_PER_SHOWN * maxLength), maxLength);
}

export function shownLines(text: string, redactor: Redactor): string[] {
  return redactBounded(text, redactor, MAX_TRACE_LENGTH)
    .split(/[\r\n\u2028\u2029]+/)
    .slice(0, MAX_TRACE_LINES)
    .map((line) => plainText(line, MAX_TRACE_LENGTH))
    .filter((line) => line !== '');
}

/** A plain value with every text in it made safe to show, before Markdown escapes and so changes it. */
export function shownDeeply<T>(value: T, redactor: Redactor): T {
  const clean = (part: unknown): unknown => {
    if (typeof part === 'string') return shownText(part, redactor, MAX_SUMMARY_TEXT);
    if (Array.isArray(part)) return part.map(clean);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, clean(inner)]));
  };
  return clean(value) as T;
}
