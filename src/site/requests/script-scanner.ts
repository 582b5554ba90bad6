import type { SiteResolver } from '../resolve.ts';
import { RequestDraft } from './draft.ts';
import { readImportMaps } from './import-map.ts';
import { memoized, type Memo } from './memo.ts';
import type { PageContent, PageScript } from './page-content.ts';
import { askScript, loadScript, type GraphTools, type LoadedScript } from './script-graph.ts';
import type { PageRequest } from './types.ts';

/** What the scripts of a site do. */
export interface ScriptTraits {
  readonly evaluates: boolean;
  readonly usesWebAssembly: boolean;
}

/** Finds the requests of pages' scripts and of what these import. Each file is read once. */
export class ScriptScanner {
  readonly #resolver: SiteResolver;
  readonly #read: (path: string) => string | undefined;
  readonly #scripts: Memo<LoadedScript | undefined> = new Map();
  readonly #graphs: Memo<readonly PageRequest[]> = new Map();
  #traits: ScriptTraits = { evaluates: false, usesWebAssembly: false };

  constructor(resolver: SiteResolver, read: (path: string) => string | undefined) {
    this.#resolver = resolver;
    this.#read = read;
  }

  /** What the scripts that were read so far do. */
  get traits(): ScriptTraits {
    return this.#traits;
  }

  /** Adds the requests of a page's scripts. */
  scan(content: PageContent, draft: RequestDraft): void {
    for (const script of content.scripts) {
      if ('href' in script.content) this.#scanFile(script, script.content.href, { content, draft });
      else {
        const { text, firstLine } = script.content;
        const loaded = loadScript(text, draft.file, firstLine);
        this.#addTraits(loaded);
        const start = { script: loaded, base: script.base, runs: true, module: script.type === 'module' };
        askScript(start, this.#tools(content, draft));
      }
    }
  }

  #scanFile(script: PageScript, href: string, { content, draft }: { content: PageContent; draft: RequestDraft }): void {
    const resolved = this.#resolver.resolve({ page: draft.file, href: href.trim(), base: script.base });
    if (resolved.kind !== 'file') return;
    const key = [resolved.path, script.type, script.runs, ...content.importMaps].join('\n');
    draft.addShared(memoized(this.#graphs, key, () => this.#scanGraph(resolved.path, script, content)));
  }

  /** Without a page's policies, since other pages share the result. */
  #scanGraph(path: string, { type, runs }: PageScript, content: PageContent): readonly PageRequest[] {
    const script = this.#load(path);
    if (script === undefined) return [];
    const draft = new RequestDraft(path, this.#resolver);
    askScript({ script, base: undefined, runs, module: type === 'module' }, this.#tools(content, draft));
    return draft.requests;
  }

  #tools({ importMaps }: PageContent, draft: RequestDraft): GraphTools {
    return {
      load: (path) => this.#load(path),
      ask: (ask) => draft.ask(ask),
      importMap: readImportMaps(importMaps),
    };
  }

  #load(path: string): LoadedScript | undefined {
    return memoized(this.#scripts, path, () => {
      const text = this.#read(path);
      if (text === undefined) return undefined;
      const script = loadScript(text, path);
      this.#addTraits(script);
      return script;
    });
  }

  #addTraits({ content }: LoadedScript): void {
    this.#traits = {
      evaluates: this.#traits.evaluates || content.evaluates,
      usesWebAssembly: this.#traits.usesWebAssembly || content.usesWebAssembly,
    };
  }
}
