import { isPage } from '../folder.ts';
import type { SiteResolver } from '../resolve.ts';
import { decodePage } from '../encoding.ts';
import { RequestDraft } from './draft.ts';
import { NextPayloads } from './next-payloads.ts';
import { readPage } from './read-page.ts';
import type { PageContent } from './page-content.ts';
import { ScriptScanner, type ScriptTraits } from './script-scanner.ts';
import { prepareScripts } from './scripts.ts';
import { SheetLoader } from './sheets.ts';
import { askStyleAttributes } from './style-attributes.ts';
import { askStyles } from './style-requests.ts';
import type { Ask, Outcome, PageRequest } from './types.ts';

/** What one page asks for, and what else is known of it. */
export interface PageScan {
  readonly requests: readonly PageRequest[];
  /** Requests of files that other pages have too: the same list for each of them. */
  readonly shared: readonly (readonly PageRequest[])[];
  /** Pages of the site that it shows in frames; what they ask for, it asks for. */
  readonly frames: readonly string[];
  readonly content: PageContent;
  /** Names the set of scripts and style sheets that the page has. */
  readonly resources: string;
}

export interface ScannerOptions {
  readonly resolver: SiteResolver;
  /** Reads a file of the site; throws when that cannot be done. */
  readonly read: (path: string) => Buffer;
}

/** A larger file is not read: no style sheet or script that a page of use has is as large. */
const MAX_RESOURCE_BYTES = 32 * 1024 * 1024;

/** Finds the requests of a site's pages. Style sheets and scripts are read once, however many pages have them. */
export class RequestScanner {
  readonly #options: ScannerOptions;
  readonly #drawings = new Map<string, readonly PageRequest[]>();
  readonly #sheets: SheetLoader;
  readonly #scripts: ScriptScanner;
  readonly #payloads: NextPayloads;

  private constructor(options: ScannerOptions) {
    this.#options = options;
    const read = (path: string): string | undefined => this.#readText(path);
    this.#sheets = new SheetLoader(read);
    this.#scripts = new ScriptScanner(options.resolver, read);
    this.#payloads = new NextPayloads(options.resolver, read);
  }

  static async create(options: ScannerOptions): Promise<RequestScanner> {
    await prepareScripts();
    return new RequestScanner(options);
  }

  /** What the scripts that were read so far do. */
  get traits(): ScriptTraits {
    return this.#scripts.traits;
  }

  #readText(path: string): string | undefined {
    try {
      const bytes = this.#options.read(path);
      return bytes.length > MAX_RESOURCE_BYTES ? undefined : decodePage(bytes);
    } catch {
      return undefined;
    }
  }

  /** Scans one page, whose text has been read. */
  scan(file: string, html: string): PageScan {
    const content = readPage(html, file);
    const draft = new RequestDraft(file, this.#options.resolver, content.policies);
    this.#scanContent(content, draft);
    const { requests, shared, frames } = draft;
    return { requests, shared, frames: [...frames], content, resources: this.#resourcesOf(content, file) };
  }

  #resourcesOf({ sheets, scripts }: PageContent, page: string): string {
    const names = [...sheets, ...scripts.filter(({ runs }) => runs)].map(({ content, base }) => {
      if (!('href' in content)) return '';
      const resolved = this.#options.resolver.resolve({ page, href: content.href, base });
      return 'path' in resolved ? resolved.path : content.href;
    });
    return [...new Set(names)].sort().join('\n');
  }

  #scanContent(content: PageContent, draft: RequestDraft): void {
    for (const ask of content.asks) {
      const outcome = draft.ask(ask);
      if (outcome.type !== 'local' || (ask.kind !== 'frame' && ask.kind !== 'object')) continue;
      if (isPage(outcome.path)) draft.frames.add(outcome.path);
      else if (/\.svg$/i.test(outcome.path)) draft.shared.push(this.#scanDrawing(outcome.path));
    }
    this.#scanStyles(content, draft);
    this.#scripts.scan(content, draft);
    this.#payloads.scan(content, draft);
    for (const inner of content.inner) this.#scanContent(inner, draft);
  }

  #scanStyles(content: PageContent, draft: RequestDraft): void {
    const { page, sheets, policies, styled } = content;
    const ask = (one: Ask, dry?: boolean): Outcome => draft.ask(one, dry);
    const placed = this.#sheets.place(sheets, draft.file, ask);
    const candidates = this.#sheets.candidates(placed, ask);
    if (candidates !== undefined) askStyles(page, candidates, ask);
    if (styled.length > 0 && policies.allowsInline('style-attribute', ''))
      askStyleAttributes(content, () => candidates ?? this.#sheets.index(placed, ask), { file: draft.file, ask });
  }

  /** What an SVG file asks for that is shown as a document of its own. */
  #scanDrawing(path: string): readonly PageRequest[] {
    const known = this.#drawings.get(path);
    if (known !== undefined) return known;
    // A drawing may show itself, which adds no request.
    this.#drawings.set(path, []);
    const text = this.#readText(path);
    if (text === undefined) return [];
    const content = readPage(text, path, true);
    const draft = new RequestDraft(path, this.#options.resolver, content.policies);
    this.#scanContent(content, draft);
    const requests = [...draft.requests, ...draft.shared.flat()];
    this.#drawings.set(path, requests);
    return requests;
  }
}
