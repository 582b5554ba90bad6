import { foldedForms, MAX_DECODINGS } from './folded-text.ts';

/** Stands where a secret stood; the runner's own masks look the same. */
const MASK = '***';
/** A shorter text could not be told from ordinary words. */
const MIN_SECRET_LENGTH = 6;
/** A URL in a text, with JSON's escaped slashes too. It has no optional end, so that a text is read once. */
const URL_IN_TEXT = /https?:(?:\\?\/){2}[^\s"'<>]*/gi;
/** At the end of a cut text an escape, or an escaped escape, may be incomplete. */
const MAX_ESCAPE_LENGTH = 24;

/** Knows the run's secrets and takes them out of texts. Nothing here throws, and all of it takes linear time. */
export interface Redactor {
  /** Adds a secret; one of less than 6 characters is ignored. */
  add(secret: string): void;
  /** Whether a text contains a secret in any of the forms that `redact` finds. */
  contains(text: string): boolean;
  /**
   * The text with `***` in place of every secret, and of the query of every URL. Finds a secret in any case, percent-encoded,
   * JSON-escaped, as HTML entities, and broken by blanks, line breaks, escape sequences or invisible characters.
   *
   * @param isCut whether more text followed: then the beginning of a secret at the end is replaced, too
   */
  redact(text: string, isCut?: boolean): string;
}

/** Characters of a text, from `start` to before `end`. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** A folded secret with its table of Knuth, Morris and Pratt: of each prefix, the longest end that is a prefix, too. */
interface Needle {
  readonly text: string;
  readonly borders: Uint32Array;
}

function toNeedle(text: string): Needle {
  const borders = new Uint32Array(text.length);
  for (let at = 1, length = 0; at < text.length; at++) {
    while (length > 0 && text[at] !== text[length]) length = borders[length - 1] ?? 0;
    if (text[at] === text[length]) length++;
    borders[at] = length;
  }
  return { text, borders };
}

/** Where a text contains a secret; `rest` is how many characters at its end are the beginning of one. */
function findAll(text: string, { text: secret, borders }: Needle): { readonly found: Range[]; readonly rest: number } {
  const found: Range[] = [];
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    while (length > 0 && text[at] !== secret[length]) length = borders[length - 1] ?? 0;
    if (text[at] === secret[length]) length++;
    if (length === secret.length) {
      found.push({ start: at + 1 - length, end: at + 1 });
      length = borders[length - 1] ?? 0;
    }
  }
  return { found, rest: length };
}

/** The needles to look for in the n-th form of a text: the secret as it is, and decoded as often as the text. */
function needlesOf(secret: string): Needle[][] {
  const forms = foldedForms(secret).filter(({ text }) => text.length >= MIN_SECRET_LENGTH);
  return Array.from({ length: MAX_DECODINGS + 1 }, (_, limit) => {
    const texts = forms.filter(({ decodings }) => decodings <= limit).map(({ text }) => text);
    return [...new Set(texts)].map(toNeedle);
  });
}

function secretRanges(text: string, needles: readonly (readonly (readonly Needle[])[])[], isCut: boolean): Range[] {
  if (needles.length === 0) return [];
  return foldedForms(text).flatMap(({ text: form, starts, ends, decodings }) =>
    needles
      .flatMap((ofSecret) => ofSecret[decodings] ?? [])
      .flatMap((needle) => {
        const { found, rest } = findAll(form, needle);
        const all = isCut && rest > 0 ? [...found, { start: form.length - rest, end: form.length }] : found;
        return all.map(({ start, end }) => ({ start: starts[start] ?? 0, end: ends[end - 1] ?? text.length }));
      }),
  );
}

/** For a secret without six visible ASCII characters, which no key or link is: as it stands. */
function literalRanges(text: string, secret: string): Range[] {
  const found: Range[] = [];
  for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + secret.length))
    found.push({ start: at, end: at + secret.length });
  return found;
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
    // A range that overlaps the one before it, or follows it at once, is hidden by the same mask.
    if (start > shownTo || pieces.length === 0) pieces.push(text.slice(shownTo, start), MASK);
    shownTo = Math.max(shownTo, end);
  }
  pieces.push(text.slice(shownTo));
  return pieces.join('');
}

/** A cut text without what may be half an escape at its end. */
function withoutHalfEscape(text: string): string {
  const tail = text.slice(-MAX_ESCAPE_LENGTH);
  const at = tail.search(/[%\\&]/);
  return at < 0 ? text : text.slice(0, text.length - tail.length + at);
}

/** Builds a redactor that knows no secret yet. */
export function createRedactor(): Redactor {
  const needles = new Map<string, Needle[][]>();
  const literals = new Set<string>();
  const rangesIn = (text: string, isCut: boolean): Range[] => [
    ...secretRanges(text, [...needles.values()], isCut),
    ...[...literals].flatMap((secret) => literalRanges(text, secret)),
  ];
  return {
    add: (secret) => {
      if (secret.length < MIN_SECRET_LENGTH || needles.has(secret)) return;
      const found = needlesOf(secret);
      if (found[0]?.length === 0) literals.add(secret);
      needles.set(secret, found);
    },
    contains: (text) => rangesIn(text, false).length > 0,
    redact: (text, isCut = false) => {
      const whole = isCut ? withoutHalfEscape(text) : text;
      return withMasks(whole, [...rangesIn(whole, isCut), ...queryRanges(whole)]);
    },
  };
}
