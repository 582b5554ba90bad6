// Finds the project's Markdown files and the code blocks in them, for checks.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { marked, type Token, type Tokens } from 'marked';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Folders with documents, not including subfolders. */
const FOLDERS = ['.', 'docs', 'docs/recipes', 'emulator', '.github'];

export interface CodeBlock {
  /** Path relative to the repository root, with `/`. */
  readonly file: string;
  /** 1-based index of the block in its file. */
  readonly number: number;
  /** First word of the info string, such as `yaml`. */
  readonly language: string;
  readonly text: string;
}

/** Paths relative to the repository root. */
export function documentFiles(): string[] {
  return FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => (folder === '.' ? name : `${folder}/${name}`)),
  );
}

/** Paths of the recipe workflows, relative to the repository root. */
export function recipeFiles(): string[] {
  return readdirSync(join(root, 'docs', 'recipes'))
    .filter((name) => name.endsWith('.yml'))
    .map((name) => `docs/recipes/${name}`);
}

function codeTokens(tokens: readonly Token[]): Tokens.Code[] {
  return tokens.flatMap((token) => {
    if (token.type === 'code') return [token as Tokens.Code];
    if (token.type === 'list') return codeTokens((token as Tokens.List).items);
    return codeTokens('tokens' in token ? (token.tokens ?? []) : []);
  });
}

/** All code blocks of a document, including those in lists and quotes. */
export function codeBlocks(file: string): CodeBlock[] {
  return codeTokens(marked.lexer(readFileSync(join(root, file), 'utf8'))).map(({ lang, text }, index) => ({
    file,
    number: index + 1,
    language: lang?.split(' ')[0] ?? '',
    text,
  }));
}

/** The YAML code blocks that are complete workflows. */
export function exampleWorkflows(): CodeBlock[] {
  return documentFiles()
    .flatMap(codeBlocks)
    .filter(({ language, text }) => language === 'yaml' && /^on:/m.test(text) && /^jobs:/m.test(text));
}
