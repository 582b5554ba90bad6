/** A token of JavaScript as far as it matters where strings begin and end. */
const TOKEN =
  /\/\/[^\n\r\u2028\u2029]*|\/\*[\s\S]*?(?:\*\/|$)|"[^"\\\n\r]*(?:\\[\s\S][^"\\\n\r]*)*"|'[^'\\\n\r]*(?:\\[\s\S][^'\\\n\r]*)*'|`|\/|[{}]|[\w$)\].]+|[^\s\w$)\].{}/"'`]/g;
const REGULAR_EXPRESSION = /\/(?:[^/\\[\n\r]|\\[^\n\r]|\[(?:[^\]\\\n\r]|\\[^\n\r])*\])+\/[a-z]*/y;
const TEMPLATE_PART = /([^`\\$]*(?:(?:\\[\s\S]|\$(?!\{))[^`\\$]*)*)(`|\$\{|$)/y;
/** Words after which a slash begins a regular expression. */
const BEFORE_EXPRESSION = /^(?:return|typeof|case|in|of|delete|void|throw|new|do|else|instanceof|yield|await)$/;

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
  ['\n', ''],
  ['\r\n', ''],
]);
const ESCAPE = /\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|\r\n|[\s\S])/gi;

function unescapeLiteral(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(ESCAPE, (escape) => {
    const digits = /^\\[ux]\{?([\da-f]+)/i.exec(escape)?.[1];
    if (digits !== undefined) return String.fromCodePoint(Math.min(parseInt(digits, 16), 0x10ffff));
    const other = escape.slice(1);
    return ESCAPES.get(other) ?? other;
  });
}

/** The text of a string, or of the fixed part of a template. */
export interface Literal {
  text: string;
  readonly offset: number;
  end: number;
}

const isQuote = (character: string | undefined): boolean => character === '"' || character === "'";

/** Goes over the tokens of a script and keeps its literals. */
class LiteralReader {
  readonly literals: Literal[] = [];
  readonly #script: string;
  /** Depths of braces at which templates go on. */
  readonly #templates: number[] = [];
  #previous = '';
  #depth = 0;

  constructor(script: string) {
    this.#script = script;
  }

  read(): Literal[] {
    TOKEN.lastIndex = 0;
    for (let match = TOKEN.exec(this.#script); match !== null; match = TOKEN.exec(this.#script)) {
      const [token] = match;
      if (!token.startsWith('//') && !token.startsWith('/*')) this.#readToken(token, match.index);
    }
    return this.literals;
  }

  #readToken(token: string, index: number): void {
    const [first] = token;
    if (isQuote(first)) this.#add(token.slice(1, -1), index, TOKEN.lastIndex);
    else if (first === '`') this.#readTemplate(TOKEN.lastIndex);
    else if (first === '{') this.#depth++;
    else if (first === '}') this.#closeBrace();
    else if (first === '/') this.#skipExpression(index);
    this.#previous = isQuote(first) || first === '`' ? '"' : token;
  }

  #closeBrace(): void {
    if (--this.#depth !== this.#templates[this.#templates.length - 1]) return;
    this.#templates.pop();
    this.#previous = '}';
    this.#readTemplate(TOKEN.lastIndex);
  }

  /** A slash after a value divides; elsewhere it begins a regular expression. */
  #skipExpression(index: number): void {
    if (/[\w$)\]}"]$/.test(this.#previous) && !BEFORE_EXPRESSION.test(this.#previous)) return;
    REGULAR_EXPRESSION.lastIndex = index;
    if (REGULAR_EXPRESSION.test(this.#script)) TOKEN.lastIndex = REGULAR_EXPRESSION.lastIndex;
  }

  #readTemplate(from: number): void {
    TEMPLATE_PART.lastIndex = from;
    const [whole = '', text = '', stop] = TEMPLATE_PART.exec(this.#script) ?? [];
    this.#add(text, from, from + whole.length);
    TOKEN.lastIndex = from + whole.length;
    if (stop === '${') this.#templates.push(this.#depth++);
  }

  #add(raw: string, offset: number, end: number): void {
    const text = unescapeLiteral(raw);
    const last = this.literals[this.literals.length - 1];
    const joined = last !== undefined && this.#previous === '+' && this.#script.slice(last.end, offset).trim() === '+';
    if (!joined) this.literals.push({ text, offset, end });
    else {
      last.text += text;
      last.end = end;
    }
  }
}

/** The string and template literals of a script; those joined by `+` as one. */
export function literalsOf(script: string): Literal[] {
  return new LiteralReader(script).read();
}
