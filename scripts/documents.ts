// Reads code blocks, links and anchors from the project's Markdown files.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { marked, type Token, type Tokens } from 'marked';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Folders with documents, without their subfolders. */
const FOLDERS = ['.', 'docs', 'docs/recipes', 'emulator', '.github'];

export interface CodeBlock {
  /** Path relative to the repository root, with `/`. */
  readonly file: string;
  /** Number of the block in its file, from 1. */
  readonly number: number;
  /** First word after the fence, such as `yaml`. */
  readonly language: string;
  readonly text: string;
}

/** Paths of the documents relative to the repository root. */
export function documentFiles(): string[] {
  return FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => (folder === '.' ? name : `${folder}/${name}`)),
  );
}

/** Paths of the recipes' workflows relative to the repository root. */
export function recipeFiles(): string[] {
  return readdirSync(join(root, 'docs', 'recipes'))
    .filter((name) => name.endsWith('.yml'))
    .map((name) => `docs/recipes/${name}`);
}

/** All tokens of a document in order, including those in lists, tables and quotes. */
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

/** The code blocks of a document. */
export function codeBlocks(file: string): CodeBlock[] {
  return tokensOf(file)
    .filter(isCode)
    .map(({ lang, text }, index) => ({ file, number: index + 1, language: lang?.split(' ')[0] ?? '', text }));
}

function isLink(token: Token): token is Tokens.Link | Tokens.Image {
  return token.type === 'link' || token.type === 'image';
}

/** The targets of all links and images in a document. */
export function linkTargets(file: string): string[] {
  return tokensOf(file)
    .filter(isLink)
    .map(({ href }) => href);
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}

/** The headings of one level in a document. */
export function headings(file: string, depth: number): string[] {
  return tokensOf(file)
    .filter(isHeading)
    .filter((heading) => heading.depth === depth)
    .map(({ text }) => text);
}

/** The anchors of the headings in a document, as on GitHub, which numbers equal ones. */
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

/** The YAML blocks that are complete workflows. */
export function exampleWorkflows(): CodeBlock[] {
  return documentFiles()
    .flatMap(codeBlocks)
    .filter(({ language, text }) => language === 'yaml' && /^on:/m.test(text) && /^jobs:/m.test(text));
}
