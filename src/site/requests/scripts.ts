import { init, parse } from 'es-module-lexer/minimal';
import { literalsOf, type Literal } from './literals.ts';

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
  /** Script files of Next.js that it loads later, below the folder `_next`. */
  readonly chunks: readonly string[];
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

const NEXT_CHUNK = /"(static\/chunks\/[^"\\\n]{1,200}\.js)"/g;

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
    chunks: [...script.matchAll(NEXT_CHUNK)].map(([, path = '']) => path),
    evaluates: /\beval\s*\(|\bnew\s+Function\s*\(|\bFunction\s*\(\s*["'`]/.test(script),
    usesWebAssembly: script.includes('WebAssembly'),
  };
}
