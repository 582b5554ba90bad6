import { plainText } from './plain-text.ts';

const MAX_CODE_LENGTH = 200;

/** Everything but letters, digits and blanks as a character reference, so that no Markdown or HTML is left. */
function references(text: string): string {
  return text.replace(/[^\p{L}\p{N} ]/gu, (character) => `&#${character.codePointAt(0) ?? 0xfffd};`);
}

/** One line of code. Inside `<code>` GitHub makes no mention, issue reference or link of a text; elsewhere references don't prevent it. */
export function code(text: string, maxLength: number = MAX_CODE_LENGTH): string {
  return `<code>${references(plainText(text, maxLength))}</code>`;
}

export function codeIfKnown(text: string | undefined): string | undefined {
  return text === undefined ? undefined : code(text);
}

/** An invisible character after `#` and `@` keeps text from being an issue reference, a mention or an address. */
function withoutMentions(markdown: string): string {
  return markdown.replace(/&#(?:35|64);/g, (sign) => `${sign}&#8288;`);
}

/** A span between two backticks: the name of an input, an output or a command in our own sentences. */
const SPAN = /`([^`]{1,200})`/;

/** A sentence that may contain text from outside, as one line: spans between backticks are code, all else is plain text. */
export function prose(text: string): string {
  const parts = plainText(text).split(SPAN);
  return parts.map((part, index) => (index % 2 === 1 ? code(part) : withoutMentions(references(part)))).join('');
}

/** A table of Markdown cells; '' without rows. The first row is its head, and an unknown cell is a dash. */
export function table(rows: readonly (readonly (string | undefined)[])[]): string {
  const [head, ...others] = rows.map((cells) => `| ${cells.map((cell) => cell ?? '–').join(' | ')} |`);
  return head === undefined ? '' : [head, `|${' :--- |'.repeat(rows[0]?.length ?? 0)}`, ...others].join('\n');
}

export function factTable(rows: readonly (readonly [name: string, cell: string | undefined])[]): string {
  return table(rows.filter(([, cell]) => cell !== undefined));
}
