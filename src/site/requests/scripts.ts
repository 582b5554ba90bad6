import { init, parse } from 'es-module-lexer/minimal';

/** A module that a script imports. */
export interface ScriptImport {
  readonly specifier: string;
  readonly offset: number;
  readonly dynamic: boolean;
}

/** A URL in a script, whole or up to where it is put together. */
export interface UrlLiteral {
  readonly url: string;
  readonly offset: number;
}

export interface ScriptContent {
  readonly imports: readonly ScriptImport[];
  readonly literals: readonly UrlLiteral[];
  /** Addresses of workers that it starts. */
  readonly workers: readonly string[];
  /** Whether it uses `eval` or the like, by its text. */
  readonly evaluates: boolean;
  readonly usesWebAssembly: boolean;
}

const HAS_URL = /(?:https?|wss?):\\?\/\\?\/|["'`(=]\s*\\?\/\\?\/[\w-]+\./i;
/** Namespaces are names: nothing is ever asked for there. */
const NAMESPACE =
  /^https?:\/\/www\.w3\.org\/(?:1999\/(?:xhtml|xlink)|2000\/(?:svg|xmlns\/?)|1998\/Math\/MathML|XML\/1998\/namespace|2001\/XMLSchema\b.*|1999\/02\/22-rdf-syntax-ns#?)$/i;
const WHOLE_URL = /^\s*((?:(?:https?|wss?):)?\/\/[a-z0-9[_-][^\s"'<>\\^`{|}]*)\s*$/i;
const HOST =
  /^(?:(?:https?|wss?):)?\/\/(?:[^/@]*@)?(?:localhost|\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)+)(?::\d*)?(?:[/?#]|$)/i;
/** URLs in HTML and CSS that a script writes into the page. */
const IN_MARKUP =
  /<(?:script|img|iframe|link|source|video|audio|embed|object|image)\b[^>]{0,500}?\b(?:src|href|data|poster)\s*=\s*\\?["']?((?:https?:)?\/\/[^\s"'<>\\]+)|\burl\(\s*\\?["']?((?:https?:)?\/\/[^\s"')\\]+)/gi;
/** A text that is longer is data, such as a rendered page, and not what a script writes. */
const MAX_MARKUP_LENGTH = 4_000;

/** A token of JavaScript as far as it matters where strings begin and end. */
const TOKEN =
  /\/\/[^\n\r\u2028\u2029]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n\r]|\\[\s\S])*"|'(?:[^'\\\n\r]|\\[\s\S])*'|`|\/|[{}]|[\w$)\].]+|[^\s\w$)\].{}/"'`]/g;
const REGULAR_EXPRESSION = /\/(?:[^/\\[\n\r]|\\[^\n\r]|\[(?:[^\]\\\n\r]|\\[^\n\r])*\])+\/[a-z]*/y;
const TEMPLATE_PART = /((?:[^`\\$]|\\[\s\S]|\$(?!\{))*)(`|\$\{|$)/y;
/** Words after which a slash begins a regular expression. */
const BEFORE_EXPRESSION = /^(?:return|typeof|case|in|of|delete|void|throw|new|do|else|instanceof|yield|await)$/;

function unescapeLiteral(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(
    /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|(\r\n|[\s\S]))/gi,
    (_whole, long?: string, short?: string, byte?: string, other = '') => {
      const digits = long ?? short ?? byte;
      if (digits !== undefined) return String.fromCodePoint(Math.min(parseInt(digits, 16), 0x10ffff));
      return ({ n: '\n', t: '\t', r: '\r', '\n': '', '\r\n': '' } as Readonly<Record<string, string>>)[other] ?? other;
    },
  );
}

interface Literal {
  text: string;
  readonly offset: number;
  end: number;
}

/** The string and template literals of a script; those joined by `+` as one. */
function literalsOf(script: string): Literal[] {
  const literals: Literal[] = [];
  const templates: number[] = [];
  let [previous, depth] = ['', 0];
  const add = (raw: string, offset: number, end: number): void => {
    const text = unescapeLiteral(raw);
    const last = literals[literals.length - 1];
    if (last !== undefined && previous === '+' && script.slice(last.end, offset).trim() === '+') {
      last.text += text;
      last.end = end;
    } else literals.push({ text, offset, end });
  };
  const readTemplate = (from: number): void => {
    TEMPLATE_PART.lastIndex = from;
    const [whole = '', text = '', stop] = TEMPLATE_PART.exec(script) ?? [];
    add(text, from, from + whole.length);
    TOKEN.lastIndex = from + whole.length;
    if (stop === '${') templates.push(depth++);
  };
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(script); match !== null; match = TOKEN.exec(script)) {
    const [token] = match;
    const first = token[0];
    if (token.startsWith('//') || token.startsWith('/*')) continue;
    if (first === '"' || first === "'") add(token.slice(1, -1), match.index, TOKEN.lastIndex);
    else if (first === '`') readTemplate(TOKEN.lastIndex);
    else if (first === '{') depth++;
    else if (first === '}' && --depth === templates[templates.length - 1]) {
      templates.pop();
      previous = '}';
      readTemplate(TOKEN.lastIndex);
      continue;
    } else if (first === '/' && (!/[\w$)\]}"'`]$/.test(previous) || BEFORE_EXPRESSION.test(previous))) {
      REGULAR_EXPRESSION.lastIndex = match.index;
      if (REGULAR_EXPRESSION.test(script)) TOKEN.lastIndex = REGULAR_EXPRESSION.lastIndex;
    }
    previous = first === '"' || first === "'" || first === '`' ? first : token;
  }
  return literals;
}

function urlsOf({ text, offset }: Literal): UrlLiteral[] {
  const [, whole] = WHOLE_URL.exec(text) ?? [];
  if (whole !== undefined) return HOST.test(whole) && !NAMESPACE.test(whole) ? [{ url: whole, offset }] : [];
  if (text.length > MAX_MARKUP_LENGTH || !text.includes('//')) return [];
  return [...text.matchAll(IN_MARKUP)].flatMap(([, inTag, inStyle]) => {
    const url = inTag ?? inStyle ?? '';
    return HOST.test(url) && !NAMESPACE.test(url) ? [{ url, offset }] : [];
  });
}

/** The URLs of other hosts in the literals of a script; what is in comments and in longer texts is none. */
export function findUrlLiterals(script: string): UrlLiteral[] {
  return HAS_URL.test(script) ? literalsOf(script).flatMap(urlsOf) : [];
}

function findImports(script: string): ScriptImport[] {
  if (!/\b(?:import|export)\b/.test(script)) return [];
  try {
    const [imports] = parse(script);
    return imports.flatMap(({ n: specifier, s: offset, d: position }) =>
      specifier === undefined || specifier === '' ? [] : [{ specifier, offset, dynamic: position >= 0 }],
    );
  } catch {
    // What is no module, a browser does not run either.
    return [];
  }
}

/** Makes the lexer of modules ready. */
export async function prepareScripts(): Promise<void> {
  await init();
}

/** Reads a script. {@link prepareScripts} must have been awaited. */
export function readScript(script: string): ScriptContent {
  const workers = [
    ...script.matchAll(/\bnew\s+(?:Shared)?Worker\(\s*(?:new\s+URL\(\s*)?["'`]([^"'`\n]{1,500})["'`]/g),
  ].map(([, path = '']) => path);
  return {
    imports: findImports(script),
    literals: findUrlLiterals(script),
    workers,
    evaluates: /\beval\s*\(|\bnew\s+Function\s*\(|\bFunction\s*\(\s*["'`]/.test(script),
    usesWebAssembly: script.includes('WebAssembly'),
  };
}
