import { readdir, readFile } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { titleOf } from './markdown.ts';

export interface Page {
  /** Path without extension, such as `guides/start`. */
  readonly path: string;
  /** Path of the Markdown file in the documentation folder. Links resolve against it. */
  readonly source: string;
  readonly title: string;
  readonly generated: boolean;
  /** Reads the Markdown. */
  readonly load: () => Promise<string>;
}

export interface Docs {
  readonly directory: string | undefined;
  readonly pages: readonly Page[];
  /** Files to copy unchanged. */
  readonly assets: readonly string[];
}

const ASSET = /\.(avif|csv|gif|ico|jpe?g|json|mp4|pdf|png|svg|txt|webm|webp|ya?ml|zip)$/i;

/**
 * Reads a documentation folder: Markdown files are pages, and files of common types are assets. Hidden files and folders
 * and symbolic links are ignored.
 *
 * @throws when the folder or a file cannot be read
 */
export async function readDocs(directory: string): Promise<Docs> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(directory, sep).length).split(sep).join('/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.') || part === 'node_modules'))
    .toSorted();
  const sources = files.filter((file) => /\.md$/i.test(file));
  const pages = await Promise.all(sources.map((source) => pageOf(directory, source, sources)));
  return { directory, pages: pages.toSorted(byPath), assets: files.filter((file) => ASSET.test(file)) };
}

async function pageOf(directory: string, source: string, sources: readonly string[]): Promise<Page> {
  const load = (): Promise<string> => readFile(join(directory, source), 'utf8');
  const path = pagePath(source, sources);
  return { path, source, title: titleOf(await load()) ?? posix.basename(path), generated: false, load };
}

/** A README is the index of its folder, unless the folder has an index.md. */
function pagePath(source: string, sources: readonly string[]): string {
  const path = source.replace(/\.md$/i, '');
  if (!/^readme$/i.test(posix.basename(path))) return path;
  const index = posix.join(posix.dirname(path), 'index');
  return sources.includes(`${index}.md`) ? path : index;
}

/** Sorts by name, with the index of a folder first. */
function byPath(a: Page, b: Page): number {
  const [first, second] = [a, b].map(({ path }) => path.replace(/(^|\/)index$/, '$1'));
  return (first ?? '') < (second ?? '') ? -1 : 1;
}
