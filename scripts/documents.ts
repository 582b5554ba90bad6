// The project's Markdown as the checks read it: its blocks of code, links and anchors.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { marked, type Token, type Tokens } from 'marked';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Folders with documents; their subfolders are not included. */
const FOLDERS = ['.', 'docs', 'docs/recipes', 'emulator', '.github'];

export interface CodeBlock {
  /** Path from the project's folder, with `/`. */
  readonly file: string;
  /** Number of the block in its file, from 1. */
  readonly number: number;
  /** First word behind the fence, such as `yaml`. */
  readonly language: string;
  readonly text: string;
}

/** Paths of the documents from the project's folder. */
export function documentFiles(): string[] {
  return FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => (folder === '.' ? name : `${folder}/${name}`)),
  );
}

/** Paths of the recipes' workflows from the project's folder. */
export function recipeFiles(): string[] {
  return readdirSync(join(root, 'docs', 'recipes'))
    .filter((name) => name.endsWith('.yml'))
    .map((name) => `docs/recipes/${name}`);
}

/** All tokens of a document in the order of the text, including those in lists, tables and quotes. */
function tokensOf(file: string): Token[] {
  const tokens: Token[] = [];
  void marked.walkTokens(marked.lexer(readFileSync(join(root, file), 'utf8')), (token) => {
    tokens.push(token);
  });
  return tokens;
}

function isCode(token: Token): token is Tokens.Code {
  return token.type === 'code';
}

/** The blocks of code in one document. */
export function codeBlocks(file: string): CodeBlock[] {
  return tokensOf(file)
    .filter(isCode)
    .map(({ lang, text }, index) => ({ file, number: index + 1, language: lang?.split(' ')[0] ?? '', text }));
}

function isLink(token: Token): token is Tokens.Link | Tokens.Image {
  return token.type === 'link' || token.type === 'image';
}

/** The addresses of a document's links and images. */
export function linkTargets(file: string): string[] {
  return tokensOf(file)
    .filter(isLink)
    .map(({ href }) => href);
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}

/** The titles of a document's headings of one level, as written. */
export function headings(file: string, depth: number): string[] {
  return tokensOf(file)
    .filter(isHeading)
    .filter((heading) => heading.depth === depth)
    .map(({ text }) => text);
}

/** The anchors that GitHub gives to a document's headings; equal ones are numbered. */
export function anchors(file: string): string[] {
  const seen = new Map<string, number>();
  return tokensOf(file)
    .filter(isHeading)
    .map(({ text }) => {
      const anchor = text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-');
      const count = seen.get(anchor) ?? 0;
      seen.set(anchor, count + 1);
      return count === 0 ? anchor : `${anchor}-${count}`;
    });
}

/** The blocks of YAML that are complete workflows. */
export function exampleWorkflows(): CodeBlock[] {
  return documentFiles()
    .flatMap(codeBlocks)
    .filter(({ language, text }) => language === 'yaml' && /^on:/m.test(text) && /^jobs:/m.test(text));
}
