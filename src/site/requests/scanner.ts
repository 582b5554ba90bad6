import { isPage } from '../folder.ts';
import type { SiteResolver } from '../resolve.ts';
import { PagePolicies } from './csp.ts';
import { decodeText } from './decode.ts';
import { readImportMaps } from './import-map.ts';
import { readPage } from './page.ts';
import type { PageContent, PageScript } from './page-content.ts';
import { askScript, loadScript, type GraphTools, type LoadedScript } from './script-graph.ts';
import { prepareScripts } from './scripts.ts';
import { SheetLoader } from './sheets.ts';
import { askStyleAttributes, askStyles } from './style-requests.ts';
import type { Ask, Outcome, PageRequest, Target } from './types.ts';

/** What one page asks for, and what else is known of it. */
export interface PageScan {
  readonly requests: readonly PageRequest[];
  /** Requests of scripts that other pages have too: the same list for each of them. */
  readonly shared: readonly (readonly PageRequest[])[];
  /** Pages of the site that it shows in frames; what they ask for, it asks for. */
  readonly frames: readonly string[];
  readonly content: PageContent;
  /** Names the set of scripts and style sheets that the page has. */
  readonly resources: string;
}

export interface ScannerOptions {
  readonly resolver: SiteResolver;
  /** Reads a file of the site; rejects when that cannot be done. */
  readonly read: (path: string) => Promise<Buffer>;
}

/** A larger file is not read: no style sheet or script that a page of use has is as large. */
const MAX_RESOURCE_BYTES = 32 * 1024 * 1024;

/** One page on its way: its own requests and those that it shares. */
interface Draft {
  readonly file: string;
  readonly requests: PageRequest[];
  readonly keys: Set<string>;
  readonly shared: (readonly PageRequest[])[];
  readonly frames: Set<string>;
  readonly policies: PagePolicies;
}

function keyOf({ target, class: requestClass, source }: PageRequest): string {
  return `${target.type === 'external' ? target.url : target.path}\n${requestClass}\n${source.file}\n${source.line}`;
}

/** Finds the requests of a site's pages. Style sheets and scripts are read once, however many pages have them. */
export class RequestScanner {
  readonly #options: ScannerOptions;
  readonly #scripts = new Map<string, Promise<LoadedScript | undefined>>();
  readonly #graphs = new Map<string, Promise<readonly PageRequest[]>>();
  readonly #drawings = new Map<string, Promise<readonly PageRequest[]>>();
  readonly #sheets: SheetLoader;
  #traits = { evaluates: false, usesWebAssembly: false };

  private constructor(options: ScannerOptions) {
    this.#options = options;
    this.#sheets = new SheetLoader((path) => this.#readText(path));
  }

  static async create(options: ScannerOptions): Promise<RequestScanner> {
    await prepareScripts();
    return new RequestScanner(options);
  }

  /** What the scripts that were read so far do. */
  get traits(): { readonly evaluates: boolean; readonly usesWebAssembly: boolean } {
    return this.#traits;
  }

  #addTraits({ content }: LoadedScript): void {
    const { evaluates, usesWebAssembly } = this.#traits;
    this.#traits = {
      evaluates: evaluates || content.evaluates,
      usesWebAssembly: usesWebAssembly || content.usesWebAssembly,
    };
  }

  async #readText(path: string): Promise<string | undefined> {
    try {
      const bytes = await this.#options.read(path);
      return bytes.length > MAX_RESOURCE_BYTES ? undefined : decodeText(bytes);
    } catch {
      return undefined;
    }
  }

  /** Scans one page, whose text has been read. */
  async scan(file: string, html: string): Promise<PageScan> {
    const content = readPage(html, file);
    const draft = this.#draft(file, content.policies);
    await this.#scanContent(content, draft);
    const { requests, shared, frames } = draft;
    return { requests, shared, frames: [...frames], content, resources: this.#resourcesOf(content, file) };
  }

  #draft(file: string, policies: PagePolicies): Draft {
    return { file, requests: [], keys: new Set(), shared: [], frames: new Set(), policies };
  }

  #resourcesOf({ sheets, scripts }: PageContent, page: string): string {
    const names = [...sheets, ...scripts.filter(({ runs }) => runs)].map(({ content, base }) => {
      if (!('href' in content)) return '';
      const resolved = this.#options.resolver.resolve({ page, href: content.href, base });
      return 'path' in resolved ? resolved.path : content.href;
    });
    return [...new Set(names)].sort().join('\n');
  }

  /** Where a URL leads, and the request that it is. */
  #locate(ask: Ask): { readonly outcome: Outcome; readonly target: Target | undefined } {
    const nothing = { outcome: { type: 'nothing' }, target: undefined } as const;
    const href = ask.href.trim();
    if (href === '' || (href.startsWith('#') && ask.from.base === undefined)) return nothing;
    const resolved = this.#options.resolver.resolve({ page: ask.from.file, href, base: ask.from.base });
    switch (resolved.kind) {
      case 'external':
        return { outcome: { type: 'external' }, target: { type: 'external', url: resolved.url.replace(/#.*$/s, '') } };
      case 'missing':
        return { outcome: { type: 'missing' }, target: { type: 'missing', path: resolved.path } };
      case 'file':
        return { outcome: { type: 'local', path: resolved.path }, target: undefined };
      default:
        return nothing;
    }
  }

  /** Records a URL as a request of a page, where it is one and the page's policies let it be made. */
  #ask(draft: Draft, ask: Ask, dry = false): Outcome {
    const { outcome, target } = this.#locate(ask);
    if (target === undefined || dry) return outcome;
    const external = target.type === 'external';
    if (!draft.policies.isEmpty) {
      const url = new URL(external ? target.url : 'http://site.invalid/');
      if (!draft.policies.allows(ask.kind, url, { own: !external })) return { type: 'nothing' };
    }
    const upgraded =
      external && draft.policies.upgrades ? { ...target, url: target.url.replace(/^http:/, 'https:') } : target;
    this.#record(draft, { target: upgraded, class: ask.class, kind: ask.kind, source: ask.source });
    return outcome;
  }

  #record(draft: Draft, request: PageRequest): void {
    const key = keyOf(request);
    if (draft.keys.has(key)) return;
    draft.keys.add(key);
    draft.requests.push(request);
  }

  async #scanContent(content: PageContent, draft: Draft): Promise<void> {
    for (const ask of content.asks) {
      const outcome = this.#ask(draft, ask);
      if (outcome.type !== 'local' || (ask.kind !== 'frame' && ask.kind !== 'object')) continue;
      if (isPage(outcome.path)) draft.frames.add(outcome.path);
      else if (/\.svg$/i.test(outcome.path)) draft.shared.push(await this.#scanDrawing(outcome.path));
    }
    await this.#scanStyles(content, draft);
    await this.#scanScripts(content, draft);
    for (const inner of content.inner) await this.#scanContent(inner, draft);
  }

  async #scanStyles(content: PageContent, draft: Draft): Promise<void> {
    const { page, sheets, policies, styled } = content;
    const ask = (one: Ask, dry?: boolean): Outcome => this.#ask(draft, one, dry);
    const placed = await this.#sheets.place(sheets, draft.file, ask);
    const candidates = this.#sheets.candidates(placed, ask);
    if (candidates !== undefined) askStyles(page, candidates, ask);
    if (styled.length > 0 && policies.allowsInline('style-attribute', ''))
      askStyleAttributes(content, () => candidates ?? this.#sheets.index(placed, ask), { file: draft.file, ask });
  }

  /** What an SVG file asks for that is shown as a document of its own. */
  #scanDrawing(path: string): Promise<readonly PageRequest[]> {
    const known = this.#drawings.get(path);
    if (known !== undefined) return known;
    const scan = async (): Promise<readonly PageRequest[]> => {
      const text = await this.#readText(path);
      if (text === undefined) return [];
      const content = readPage(text, path, true);
      const draft = this.#draft(path, content.policies);
      await this.#scanContent(content, draft);
      return [...draft.requests, ...draft.shared.flat()];
    };
    // A drawing that shows itself asks for no more than it does already.
    this.#drawings.set(path, Promise.resolve([]));
    const result = scan();
    this.#drawings.set(path, result);
    return result;
  }

  async #scanScripts(content: PageContent, draft: Draft): Promise<void> {
    for (const script of content.scripts) {
      if ('href' in script.content) await this.#scanScriptFile(script, content, draft);
      else {
        const { text, firstLine } = script.content;
        const loaded = loadScript(text, draft.file, firstLine);
        this.#addTraits(loaded);
        const start = { script: loaded, base: script.base, runs: true, module: script.type === 'module' };
        await askScript(start, this.#tools(content, draft));
      }
    }
  }

  #tools({ importMaps }: PageContent, draft: Draft): GraphTools {
    return {
      load: (path) => this.#load(path),
      ask: (ask) => this.#ask(draft, ask),
      importMap: readImportMaps(importMaps),
    };
  }

  async #scanScriptFile(script: PageScript, content: PageContent, draft: Draft): Promise<void> {
    if (!('href' in script.content)) return;
    const { outcome } = this.#locate({
      href: script.content.href,
      kind: 'script',
      class: 'required',
      source: { file: draft.file, line: script.line },
      from: { file: draft.file, base: script.base },
    });
    if (outcome.type !== 'local') return;
    const key = [outcome.path, script.type, script.runs, ...content.importMaps].join('\n');
    const graph = this.#graphs.get(key) ?? this.#scanGraph(outcome.path, script, content);
    this.#graphs.set(key, graph);
    const requests = await graph;
    if (requests.length === 0) return;
    if (draft.policies.isEmpty) draft.shared.push(requests);
    else for (const request of requests) if (this.#isAllowed(draft.policies, request)) draft.requests.push(request);
  }

  #isAllowed(policies: PagePolicies, { target, kind }: PageRequest): boolean {
    const own = target.type === 'missing';
    return policies.allows(kind, new URL(own ? 'http://site.invalid/' : target.url), { own });
  }

  async #scanGraph(path: string, { type, runs }: PageScript, content: PageContent): Promise<readonly PageRequest[]> {
    const loaded = await this.#load(path);
    if (loaded === undefined) return [];
    // Other pages share the result, so each page's policies are applied later.
    const draft = this.#draft(path, new PagePolicies());
    const start = { script: loaded, base: undefined, runs, module: type === 'module' };
    await askScript(start, this.#tools(content, draft));
    return draft.requests;
  }

  #load(path: string): Promise<LoadedScript | undefined> {
    const known = this.#scripts.get(path);
    if (known !== undefined) return known;
    const loaded = this.#readText(path).then((text) => {
      if (text === undefined) return undefined;
      const script = loadScript(text, path);
      this.#addTraits(script);
      return script;
    });
    this.#scripts.set(path, loaded);
    return loaded;
  }
}
