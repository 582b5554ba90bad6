import type { ImportMap } from './import-map.ts';
import { readScript, type ScriptContent } from './scripts.ts';
import { LineCounter } from './text-position.ts';
import type { Ask, Outcome, RequestKind } from './types.ts';

/** A script, in a file or in a page. */
export interface LoadedScript {
  readonly file: string;
  readonly content: ScriptContent;
  readonly lines: LineCounter;
}

export function loadScript(text: string, file: string, firstLine = 1): LoadedScript {
  return { file, content: readScript(text), lines: new LineCounter(text, firstLine) };
}

export interface GraphTools {
  /** The script in a file of the site; undefined where it cannot be read. */
  readonly load: (path: string) => LoadedScript | undefined;
  readonly ask: (ask: Ask) => Outcome;
  readonly importMap: ImportMap;
}

/** More modules than this are not followed from one script. */
const MAX_MODULES = 5_000;

const KINDS: readonly (readonly [RegExp, RequestKind])[] = [
  [/\.m?js(?:[?#]|$)/i, 'script'],
  [/\.css(?:[?#]|$)/i, 'stylesheet'],
  [/\.(?:png|jpe?g|gif|svg|webp|avif|ico)(?:[?#]|$)/i, 'image'],
  [/\.(?:woff2?|ttf|otf)(?:[?#]|$)/i, 'font'],
];

function guessKind(url: string): RequestKind {
  return KINDS.find(([pattern]) => pattern.test(url))?.[1] ?? 'fetch';
}

interface Step {
  readonly script: LoadedScript;
  readonly base: string | undefined;
  /** Whether it surely runs, and as a module. */
  readonly runs: boolean;
  readonly module: boolean;
}

/** The addresses of the script files of Next.js that a script loads later. */
function chunksOf({ file, content: { chunks } }: LoadedScript): string[] {
  const root = file.lastIndexOf('_next/');
  return root < 0 ? [] : chunks.map((chunk) => `/${file.slice(0, root)}_next/${chunk}`);
}

/** Asks for what a script imports, and for the URLs in it and in what it imports. */
export function askScript(start: Step, { load, ask, importMap }: GraphTools): void {
  const pending: Step[] = [start];
  const seen = new Map<string, boolean>();
  const follow = (path: string, runs: boolean): void => {
    const before = seen.get(path);
    if (before === true || before === runs || seen.size > MAX_MODULES) return;
    seen.set(path, runs);
    const script = load(path);
    if (script !== undefined) pending.push({ script, base: undefined, runs, module: true });
  };
  for (let step = pending.pop(); step !== undefined; step = pending.pop()) {
    const { script, base, runs, module } = step;
    const from = { file: script.file, base };
    const sourceAt = (offset: number): Ask['source'] => ({ file: script.file, line: script.lines.lineAt(offset) });
    for (const { url, offset } of script.content.literals)
      ask({ href: url, kind: guessKind(url), class: 'possible', source: sourceAt(offset), from });
    const resolved = script.content.imports
      .filter(({ dynamic }) => dynamic || module)
      .map((one) => ({ ...one, to: importMap.resolve(one.specifier, script.file) }));
    // A module with an import that leads nowhere is not run, and what else it imports is not asked for.
    const broken = resolved.some(({ to, dynamic }) => to === undefined && !dynamic);
    for (const { to, offset, dynamic } of broken ? [] : resolved) {
      if (to === undefined) continue;
      const sure = runs && !dynamic;
      const place = to.mapped ? { file: start.script.file, base: start.base } : from;
      const outcome = ask({
        href: to.href,
        kind: 'import',
        class: sure ? 'required' : 'possible',
        source: sourceAt(offset),
        from: place,
      });
      if (outcome.type === 'local') follow(outcome.path, sure);
    }
    for (const href of [...script.content.workers, ...chunksOf(script)]) {
      const outcome = ask({
        href,
        kind: 'script',
        class: 'possible',
        source: sourceAt(0),
        from: { file: start.script.file, base: start.base },
      });
      if (outcome.type === 'local') follow(outcome.path, false);
    }
  }
}
