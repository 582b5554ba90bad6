import { ANSI } from './plain-text.ts';

/** A text in another form; each of its characters stands for a range of the original text. */
interface MappedText {
  readonly text: string;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

/** A text in which secrets are looked for. */
export interface FoldedText extends MappedText {
  /** How often the text was decoded. */
  readonly decodings: number;
}

/** How often a text is decoded: an encoded text inside JSON or a URL is encoded twice. */
export const MAX_DECODINGS = 2;

/** What neither hides a secret from a reader nor belongs to one: escape sequences, and all but visible ASCII. */
const IGNORED = new RegExp(String.raw`${ANSI.source}|[^\x21-\x7e]+`, 'g');
/** The same without escape sequences: one of them may end with the first character of a secret, or hold all of it. */
const IGNORED_CHARACTERS = /[^\x21-\x7e]+/g;

/** ASCII in full width, which reads like ASCII (Unicode, "Halfwidth and Fullwidth Forms"). */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

function toHalfWidth(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET);
}

/** One escaped character: RFC 3986 (2.1), JSON (RFC 8259, section 7), JavaScript, HTML. Each form has a bounded length. */
const ESCAPE =
  /%[0-9a-f]{2}|\\u[0-9a-f]{4}|\\u\{[0-9a-f]{1,6}\}|\\x[0-9a-f]{2}|\\["'\\/bfnrt]|&#\d{1,8};?|&#x[0-9a-f]{1,6};?|&[a-z]{2,6};/gi;

/** HTML's names of ASCII characters (HTML standard, "Named character references"). */
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", num: '#', excl: '!', dollar: '$', percnt: '%', lpar: '(' },
  ...{ rpar: ')', ast: '*', midast: '*', plus: '+', comma: ',', period: '.', sol: '/', colon: ':', semi: ';' },
  ...{ equals: '=', quest: '?', commat: '@', lsqb: '[', lbrack: '[', bsol: '\\', rsqb: ']', rbrack: ']', hat: '^' },
  ...{ lowbar: '_', grave: '`', lcub: '{', lbrace: '{', verbar: '|', vert: '|', rcub: '}', rbrace: '}' },
};

function asciiOf(code: number): string {
  return code <= 0x7f ? String.fromCharCode(code) : '';
}

/** The ASCII character that an escape stands for; '' for any other character. */
function decodeEscape(escape: string): string {
  const [, entity] = /^&([a-z]+);$/i.exec(escape) ?? [];
  if (entity !== undefined) return ENTITIES[entity.toLowerCase()] ?? escape;
  const [, decimal] = /^&#(\d+)/.exec(escape) ?? [];
  if (decimal !== undefined) return asciiOf(Number(decimal));
  const [, hex] = /^(?:%|\\u\{?|\\x|&#x)([0-9a-f]+)/i.exec(escape) ?? [];
  if (hex !== undefined) return asciiOf(Number.parseInt(hex, 16));
  const character = escape.slice(1);
  return /[bfnrt]/i.test(character) ? ' ' : character;
}

/** Replaces every match by at most as many characters, and keeps the map to the original. */
function rewrite(source: MappedText, pattern: RegExp, replace: (match: string) => string): MappedText {
  const { text } = source;
  const [starts, ends] = [new Uint32Array(text.length), new Uint32Array(text.length)];
  const pieces: string[] = [];
  let [length, at] = [0, 0];
  const keep = (to: number): void => {
    pieces.push(text.slice(at, to));
    starts.set(source.starts.subarray(at, to), length);
    ends.set(source.ends.subarray(at, to), length);
    length += to - at;
  };
  for (const { 0: match, index } of text.matchAll(pattern)) {
    keep(index);
    at = index + match.length;
    const replacement = replace(match);
    pieces.push(replacement);
    starts.fill(source.starts[index] ?? 0, length, length + replacement.length);
    ends.fill(source.ends[at - 1] ?? 0, length, length + replacement.length);
    length += replacement.length;
  }
  keep(text.length);
  return { text: pieces.join(''), starts: starts.subarray(0, length), ends: ends.subarray(0, length) };
}

/** A text in lower case without what `ignored` matches. Visible ASCII alone keeps its length in lower case. */
function folded(source: MappedText, ignored: RegExp): MappedText {
  const visible = rewrite(source, ignored, () => '');
  return { ...visible, text: visible.text.toLowerCase() };
}

/** A folded text, then the same decoded once and twice where that changes anything. */
function withDecoded(first: MappedText): FoldedText[] {
  const forms: FoldedText[] = [{ ...first, decodings: 0 }];
  for (let form = first, decodings = 1; decodings <= MAX_DECODINGS; decodings++) {
    const next = folded(rewrite(form, ESCAPE, decodeEscape), IGNORED_CHARACTERS);
    if (next.text === form.text) break;
    forms.push({ ...next, decodings });
    form = next;
  }
  return forms;
}

/**
 * The forms of a text in which a secret is looked for: its visible ASCII characters in lower case, as they are and decoded.
 * Takes time proportional to the text's length.
 */
export function foldedForms(text: string): FoldedText[] {
  const [starts, ends] = [new Uint32Array(text.length), new Uint32Array(text.length)];
  for (let index = 0; index < text.length; index++) [starts[index], ends[index]] = [index, index + 1];
  const original = { text: text.replace(FULL_WIDTH, toHalfWidth), starts, ends };
  const form = folded(original, IGNORED);
  const withSequences = folded(original, IGNORED_CHARACTERS);
  return [form, ...(withSequences.text === form.text ? [] : [withSequences])].flatMap(withDecoded);
}
