import type { SiteResolver } from '../resolve.ts';
import { RequestDraft } from './draft.ts';
import { memoized, type Memo } from './memo.ts';
import { parseList, readPayload } from './next-hints.ts';
import type { PageContent } from './page-content.ts';
import type { PageRequest } from './types.ts';

/** The files that may have the payload of a page, the one that lists all hints first (Next.js 16, then earlier ones). */
function payloadFiles(page: string): string[] {
  const stem = page.replace(/(?:(^|\/)index)?\.html$/, '$1').replace(/\/$/, '');
  return [`${stem === '' ? '' : `${stem}/`}__next._tree.txt`, page.replace(/\.html$/, '.txt')];
}

/** A part of the page's own payload in an inline script. */
function payloadPart(script: string): string {
  const [, text = ''] = /^self\.__next_f\.push\(([\s\S]*)\)$/.exec(script.trim()) ?? [];
  const [, part] = parseList(text);
  return typeof part === 'string' ? part : '';
}

/**
 * Finds what pages exported by Next.js request besides their elements and scripts: React loads what their payload names, and
 * they fetch the payload of each page whose link comes into view.
 */
export class NextPayloads {
  readonly #resolver: SiteResolver;
  readonly #read: (path: string) => string | undefined;
  readonly #payloads: Memo<readonly PageRequest[]> = new Map();

  constructor(resolver: SiteResolver, read: (path: string) => string | undefined) {
    this.#resolver = resolver;
    this.#read = read;
  }

  scan({ scripts, links, base }: PageContent, draft: RequestDraft): void {
    const isNext = scripts.some(({ content }) => 'href' in content && content.href.includes('/_next/static/'));
    if (!isNext) return;
    const own = scripts.map(({ content }) => ('text' in content ? payloadPart(content.text) : '')).join('');
    const line = scripts.find(({ content }) => 'text' in content)?.line ?? 1;
    for (const { href, kind } of readPayload(own))
      draft.ask({
        href,
        kind,
        class: 'possible',
        source: { file: draft.file, line },
        from: { file: draft.file, base },
      });
    const linked = new Set<string>();
    for (const { href, form } of links) {
      const resolved = form ? undefined : this.#resolver.resolve({ page: draft.file, href, base });
      if (resolved?.kind === 'file' && resolved.path !== draft.file) linked.add(resolved.path);
    }
    for (const page of linked) draft.addShared(memoized(this.#payloads, page, () => this.#scanPayload(page)));
  }

  #scanPayload(page: string): readonly PageRequest[] {
    const file = payloadFiles(page).find((path) => this.#resolver.fileAt(path) === path);
    const payload = file === undefined ? undefined : this.#read(file);
    if (file === undefined || payload === undefined) return [];
    const draft = new RequestDraft(file, this.#resolver);
    for (const { href, kind, line } of readPayload(payload))
      draft.ask({ href, kind, class: 'possible', source: { file, line }, from: { file, base: undefined } });
    return draft.requests;
  }
}
