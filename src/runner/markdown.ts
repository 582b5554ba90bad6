import { plainText } from './plain-text.ts';

/** Long enough for every id, name and digest, short enough that nobody can fill a page with one. */
const MAX_CODE_LENGTH = 200;

/** Everything but letters, digits and blanks as a character reference: no Markdown and no HTML is left in it. */
function references(text: string): string {
  return text.replace(/[^\p{L}\p{N} ]/gu, (character) => `&#${character.codePointAt(0) ?? 0xfffd};`);
}

/**
 * Shows a text from outside in Markdown as what it is: one line of code. Inside `<code>` GitHub makes no mention, issue
 * reference or link of it, which it would elsewhere, since it looks for these after references are resolved.
 *
 * @param maxLength the number of characters kept
 */
export function code(text: string, maxLength: number = MAX_CODE_LENGTH): string {
  return `<code>${references(plainText(text, maxLength))}</code>`;
}

/** An invisible mark that keeps what it stands in from being a mention, an issue reference or an address. */
const WORD_JOINER = '&#8288;';

/** A span between two backticks: the name of an input, an output or a command in our own sentences. */
const SPAN = /`([^`]{1,200})`/;

/**
 * Shows a sentence that may hold words from outside as text: one line, whose spans between backticks are code and whose
 * other characters mean nothing.
 */
export function prose(text: string): string {
  return plainText(text)
    .split(SPAN)
    .map((part, index) =>
      index % 2 === 1 ? code(part) : references(part).replace(/&#(?:35|64);/g, (sign) => `${sign}${WORD_JOINER}`),
    )
    .join('');
}
