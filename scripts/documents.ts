// The project's Markdown, and the blocks of code in it that the checks read.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { marked, type Token, type Tokens } from 'marked';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Folders whose Markdown is the project's own words, without those below them. */
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

/** The blocks of code among the tokens, those in list items and quotes too. */
function codeTokens(tokens: readonly Token[]): Tokens.Code[] {
  return tokens.flatMap((token) => {
    if (token.type === 'code') return [token as Tokens.Code];
    if (token.type === 'list') return codeTokens((token as Tokens.List).items);
    return codeTokens('tokens' in token ? (token.tokens ?? []) : []);
  });
}

/** The fenced blocks of code in one document, those in lists too. */
export function codeBlocks(file: string): CodeBlock[] {
  return codeTokens(marked.lexer(readFileSync(join(root, file), 'utf8'))).map(({ lang, text }, index) => ({
    file,
    number: index + 1,
    language: lang?.split(' ')[0] ?? '',
    text,
  }));
}

/** The blocks of YAML that are whole workflows. */
export function exampleWorkflows(): CodeBlock[] {
  return documentFiles()
    .flatMap(codeBlocks)
    .filter(({ language, text }) => language === 'yaml' && /^on:/m.test(text) && /^jobs:/m.test(text));
}
