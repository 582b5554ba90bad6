import { ANSI } from './plain-text.ts';

/** A text in another form. Each of its characters is that of the original from `starts` to before `ends`. */
export interface MappedText {
  readonly text: string;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

/** How often a text is decoded: an encoded text inside JSON or a URL is encoded twice. */
const MAX_DECODINGS = 2;

/** Everything but visible ASCII: it hides no secret from a reader, and keys and links don't contain it. */
const INVISIBLE = /[^\x21-\x7e]+/g;
/** The same and escape sequences. Both are tried, since a sequence may also contain a secret. */
const INVISIBLE_AND_SEQUENCES = new RegExp(`${ANSI.source}|${INVISIBLE.source}`, 'g');

/** ASCII in full width, which reads like ASCII (Unicode, "Halfwidth and Fullwidth Forms"). */
const FULL_WIDTH = /[\uff01-\uff5e]/g;

function toHalfWidth(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) - 0xfee0);
}

/** HTML's names of ASCII characters (HTML standard, "Named character references"). */
const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", num: '#', excl: '!', dollar: '$', percnt: '%', lpar: '(' },
    ...{ rpar: ')', ast: '*', plus: '+', comma: ',', period: '.', sol: '/', colon: ':', semi: ';', equals: '=' },
    ...{ quest: '?', commat: '@', lsqb: '[', lbrack: '[', bsol: '\\', rsqb: ']', rbrack: ']', hat: '^' },
    ...{ lowbar: '_', grave: '`', lcub: '{', lbrace: '{', verbar: '|', vert: '|', rcub: '}', rbrace: '}' },
  }),
);

/** One escaped character: HTML, RFC 3986 (2.1), JSON (RFC 8259, section 7) and JavaScript. Each form has a bounded length. */
const ESCAPE = new RegExp(
  [
    `&(${[...ENTITIES.keys()].join('|')});`,
    String.raw`&#(\d{1,8});?`,
    String.raw`\\(["'\\/])|\\[bfnrt]`,
    String.raw`(?:%|\\x)([0-9a-f]{2})|\\u([0-9a-f]{4})|\\u\{([0-9a-f]{1,6})\}|&#x([0-9a-f]{1,8});?`,
  ].join('|'),
  'gi',
);

/** The ASCII character that an escape stands for; '' for a line break or any other character. */
function decodeEscape([, entity, decimal, literal, ...hex]: RegExpExecArray): string {
  if (entity !== undefined) return ENTITIES.get(entity.toLowerCase()) ?? '';
  if (literal !== undefined) return literal;
  const point = decimal === undefined ? Number.parseInt(hex.join(''), 16) : Number(decimal);
  return point <= 0x7f ? String.fromCharCode(point) : '';
}

function rewrite(source: MappedText, pattern: RegExp, replace: (match: RegExpExecArray) => string): MappedText {
  const { text } = source;
  const [starts, ends] = [new Uint32Array(text.length), new Uint32Array(text.length)];
  const pieces: string[] = [];
  let [length, at] = [0, 0];
  const copyTo = (to: number): void => {
    pieces.push(text.slice(at, to));
    starts.set(source.starts.subarray(at, to), length);
    ends.set(source.ends.subarray(at, to), length);
    length += to - at;
  };
  for (const match of text.matchAll(pattern)) {
    copyTo(match.index);
    at = match.index + match[0].length;
    const character = replace(match);
    if (character === '') continue;
    pieces.push(character);
    starts[length] = source.starts[match.index] ?? 0;
    ends[length++] = source.ends[at - 1] ?? 0;
  }
  copyTo(text.length);
  return { text: pieces.join(''), starts: starts.subarray(0, length), ends: ends.subarray(0, length) };
}

function fold(source: MappedText, ignored: RegExp): MappedText {
  const visible = rewrite(source, ignored, () => '');
  return { ...visible, text: visible.text.toLowerCase() };
}

/** The forms in which a secret is searched for, in linear time: the text, and its visible ASCII with escapes decoded up to twice. */
export function foldedForms(text: string): MappedText[] {
  const starts = new Uint32Array(text.length).map((_, index) => index);
  const ends = starts.map((start) => start + 1);
  const original = { text: text.replace(FULL_WIDTH, toHalfWidth), starts, ends };
  const forms = new Map<string, MappedText>();
  for (const ignored of [INVISIBLE, INVISIBLE_AND_SEQUENCES]) {
    let form = fold(original, ignored);
    for (let decodings = 0; decodings <= MAX_DECODINGS && !forms.has(form.text); decodings++) {
      forms.set(form.text, form);
      form = fold(rewrite(form, ESCAPE, decodeEscape), INVISIBLE);
    }
  }
  return [original, ...forms.values()];
}
