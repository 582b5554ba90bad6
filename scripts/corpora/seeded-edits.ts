// Makes a second state of a built site with known edits, and says what they are: the truth that a comparison is held against.
import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What was done, by the paths of the pages. */
export interface SeededTruth {
  readonly edited: Readonly<Record<string, readonly string[]>>;
  readonly lostAnchors: Readonly<Record<string, string>>;
  readonly moved: Readonly<Record<string, string>>;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Numbers that are the same in every run (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Pages of a site whose content is an article or a main element with enough text to edit. */
function candidates(site: string): string[] {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
  return pages.sort().filter((path) => contentOf(readFileSync(join(site, path), 'utf8')).words > 60);
}

const PARAGRAPH = /<p>([^<>]{40,})<\/p>/g;

/** The part of a page between the start of its content and what themes put after it. */
function contentOf(html: string): { readonly start: number; readonly end: number; readonly words: number } {
  const start = /<article\b/.exec(html)?.index ?? /<main\b|<div[^>]*\brole="main"/.exec(html)?.index ?? -1;
  if (start === -1) return { start: 0, end: 0, words: 0 };
  const length = html.slice(start).search(/<\/article>|<\/main>|<div class="sphinxsidebar|<footer|<nav|<aside/);
  const end = length === -1 ? html.length : start + length;
  const text = [...html.slice(start, end).matchAll(PARAGRAPH)].map(([, words]) => words).join(' ');
  return { start, end, words: text.split(/\s+/).length };
}

/** Replaces words of plain paragraphs of the content, each with the given probability; at least one. */
export function replaceWords(html: string, share: number, random: () => number): string {
  const { start, end } = contentOf(html);
  const content = html.slice(start, end);
  let changed = 0;
  const edit = (text: string, part: number): string =>
    text.replace(/[A-Za-z]{3,}/g, (word) => {
      if (random() >= part) return word;
      changed += 1;
      return `edited${Math.floor(random() * 1e6)}`;
    });
  const edited = content.replace(PARAGRAPH, (_, text: string) => `<p>${edit(text, share)}</p>`);
  const single = content.replace(/<p>([^<>]{40,})<\/p>/, (_, text: string) => `<p>Seeded ${text}</p>`);
  return html.slice(0, start) + (changed > 0 ? edited : single) + html.slice(end);
}

type Edit = (html: string, random: () => number) => string | undefined;

/** Edits of one page, by the kinds that the report should name. */
const EDITS: Readonly<Record<string, { readonly kinds: readonly string[]; readonly edit: Edit }>> = {
  word: { kinds: ['text'], edit: (html, random) => replaceWords(html, 0, random) },
  title: {
    kinds: ['title'],
    edit: (html) => html.replace(/<title([^>]*)>/, '<title$1>Seeded title of '),
  },
  link: {
    kinds: ['links'],
    edit: (html) => {
      const { start, end } = contentOf(html);
      const rest = html.slice(start, end);
      const edited = rest.replace(/(<(?:p|li)>[^<>]{0,200}<a [^>]*href=")[^"#]+"/, '$1https://seeded.example/target"');
      return edited === rest ? undefined : html.slice(0, start) + edited + html.slice(end);
    },
  },
  image: {
    kinds: ['images'],
    edit: (html) => {
      const { start, end } = contentOf(html);
      const rest = html.slice(start, end);
      const edited = rest.replace(/(<img [^>]*src=")[^"]+"/, '$1https://seeded.example/image.png"');
      return edited === rest ? undefined : html.slice(0, start) + edited + html.slice(end);
    },
  },
};

/** What changes on all pages and is nothing to a reader of the content. */
function redecorate(html: string, random: () => number): string {
  return html
    .replace('</head>', `<meta name="build" content="${random()}"></head>`)
    .replace('</body>', `<footer>Build ${random()}</footer><script>window.build=${random()}</script></body>`)
    .replace(/<nav\b[^>]*>/, '$&<a href="/seeded-entry">Seeded entry</a>');
}

/**
 * Copies a site and edits the copy.
 *
 * @param every one edit of each kind for this many pages
 */
export function seedEdits(site: string, target: string, { every = 10, seed = 1 } = {}): SeededTruth {
  const random = randomNumbers(seed);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true });
  cpSync(site, target, { recursive: true });
  const truth = {
    edited: {} as Record<string, string[]>,
    lostAnchors: {} as Record<string, string>,
    moved: {} as Record<string, string>,
    added: [] as string[],
    removed: [] as string[],
  };
  const pages = candidates(site);
  const kinds = Object.keys(EDITS);
  const write = (path: string, html: string): void => {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), html);
  };
  for (const path of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
    if (path.endsWith('.html')) write(path, redecorate(readFileSync(join(target, path), 'utf8'), random));
  }
  pages.forEach((path, index) => {
    const html = readFileSync(join(target, path), 'utf8');
    const turn = index % every;
    const kind = EDITS[kinds[turn] ?? ''];
    if (kind !== undefined) {
      const edited = kind.edit(html, random);
      if (edited === undefined || edited === html) return;
      write(path, edited);
      truth.edited[path] = [...kind.kinds];
    } else if (turn === kinds.length) {
      const { start, end } = contentOf(html);
      const id = /<(?:h[2-6]|section)\b[^>]* id="([^"]+)"/.exec(html.slice(start + 1, end))?.[1];
      if (id === undefined) return;
      write(path, html.slice(0, start) + html.slice(start).replaceAll(` id="${id}"`, ''));
      truth.edited[path] = [];
      truth.lostAnchors[path] = id;
    } else if (turn <= kinds.length + 3) {
      const share = [0, 0.05, 0.25][turn - kinds.length - 1] ?? 0;
      const to = join(dirname(path), `seeded-${index}`, path.split('/').at(-1) ?? '');
      mkdirSync(dirname(join(target, to)), { recursive: true });
      renameSync(join(target, path), join(target, to));
      if (share > 0) write(to, replaceWords(html, share, random));
      truth.moved[path] = to;
    }
  });
  return truth;
}
