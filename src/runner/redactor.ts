import { foldedForms } from './folded-text.ts';

const MASK = '***';
/** A shorter text could be an ordinary word. */
const MIN_SECRET_LENGTH = 6;
/** How many characters of a secret are compared: a search for the whole is not linear in a text that repeats its beginning. */
const SEARCHED_LENGTH = 32;
/** A URL in a text, with JSON's escaped slashes too. Without an optional end, so that a text is read once. */
const URL_IN_TEXT = /https?:(?:\\?\/){2}[^\s"'<>]*/gi;
/** At the end of a cut text an escape, or an escaped escape, may be incomplete. */
const MAX_ESCAPE_LENGTH = 24;

/** Knows the run's secrets and replaces them in texts. Nothing here throws. */
export interface Redactor {
  /** Adds a secret; one of less than 6 characters is ignored. */
  add(secret: string): void;
  contains(text: string): boolean;
  /** Replaces secrets and the query of every URL. If the text `isCut`, the beginning of a secret at its end is replaced, too. */
  redact(text: string, isCut?: boolean): string;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** How many characters at a text's end are the beginning of a secret, of those that the search does not find. */
function secretStartAtEnd(text: string, secret: string): number {
  for (let length = Math.min(SEARCHED_LENGTH, secret.length) - 1; length > 0; length--)
    if (text.endsWith(secret.slice(0, length))) return length;
  return 0;
}

function findSecret(text: string, secret: string, isCut: boolean): Range[] {
  const found: Range[] = [];
  const searched = secret.slice(0, SEARCHED_LENGTH);
  for (let start = text.indexOf(searched); start >= 0;) {
    const end = Math.min(start + secret.length, text.length);
    const isInLast = start < (found.at(-1)?.end ?? 0);
    found.push({ start, end });
    // The whole is compared once for each range, so that the time stays linear.
    const isWhole = !isInLast && text.startsWith(secret, start);
    start = text.indexOf(searched, isWhole ? end : start + 1);
  }
  const length = isCut ? secretStartAtEnd(text, secret) : 0;
  return length === 0 ? found : [...found, { start: text.length - length, end: text.length }];
}

function queryRanges(text: string): Range[] {
  return [...text.matchAll(URL_IN_TEXT)].flatMap(({ 0: url, index }) => {
    const at = url.indexOf('?');
    return at < 0 ? [] : [{ start: index + at + 1, end: index + url.length }];
  });
}

function withMasks(text: string, ranges: readonly Range[]): string {
  const pieces: string[] = [];
  let shownTo = 0;
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    // A range that overlaps or directly follows the one before it is hidden by the same mask.
    if (start > shownTo || pieces.length === 0) pieces.push(text.slice(shownTo, start), MASK);
    shownTo = Math.max(shownTo, end);
  }
  return [...pieces, text.slice(shownTo)].join('');
}

function withoutHalfEscape(text: string): string {
  const tail = text.slice(-MAX_ESCAPE_LENGTH);
  const at = tail.search(/[%\\&]/);
  return at < 0 ? text : text.slice(0, text.length - tail.length + at);
}

export function createRedactor(): Redactor {
  const secrets = new Set<string>();

  const secretRanges = (text: string, isCut: boolean): Range[] =>
    foldedForms(text).flatMap(({ text: form, starts, ends }) =>
      [...secrets]
        .flatMap((secret) => findSecret(form, secret, isCut))
        .map(({ start, end }) => ({ start: starts[start] ?? 0, end: ends[end - 1] ?? text.length })),
    );

  return {
    add: (secret) => {
      for (const { text } of foldedForms(secret)) if (text.length >= MIN_SECRET_LENGTH) secrets.add(text);
    },
    contains: (text) => foldedForms(text).some((form) => [...secrets].some((secret) => form.text.includes(secret))),
    redact: (text, isCut = false) => {
      const whole = isCut ? withoutHalfEscape(text) : text;
      return withMasks(whole, [...secretRanges(whole, isCut), ...queryRanges(whole)]);
    },
  };
}
