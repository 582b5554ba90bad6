import type { PageRequest, RequestClass, RequestKind, Source } from '../site/requests/types.ts';

/** A target, and the pages that ask for it in one way. */
export interface RequestEntry {
  /** A URL of another host, or the path of a missing file. */
  readonly target: string;
  readonly class: RequestClass;
  readonly kind: RequestKind;
  readonly pages: readonly string[];
  readonly sources: readonly Source[];
}

interface Row {
  readonly target: string;
  readonly external: boolean;
  readonly class: RequestClass;
  readonly kind: RequestKind;
  readonly pages: Set<number>;
  readonly sources: Map<string, Source>;
}

function keyOf({ external, class: requestClass, target }: Pick<Row, 'external' | 'class' | 'target'>): string {
  return `${external ? 'u' : 'f'} ${requestClass} ${target}`;
}

const CLASSES: readonly RequestClass[] = ['required', 'conditional', 'hint', 'possible'];

/** Pages whose content scripts draw, and the other pages with the same scripts. */
export interface DrawnPages {
  readonly drawn: readonly string[];
  readonly others: readonly string[];
}

/** With fewer pages to compare with, a request may belong to their content. */
const MIN_OTHERS = 3;

/** Joins what each page asks for into one row for each target and class. */
export class RequestTable {
  readonly #pages: string[] = [];
  readonly #rows = new Map<string, Row>();
  readonly #shared = new Map<readonly PageRequest[], number[]>();
  readonly #frames = new Map<string, number[]>();

  /** Adds a page; `frames` are pages of the site that it shows. */
  add(
    page: string,
    {
      requests,
      shared,
      frames,
    }: { requests: readonly PageRequest[]; shared: readonly (readonly PageRequest[])[]; frames: readonly string[] },
  ): void {
    const id = this.#pages.push(page) - 1;
    for (const request of requests) this.#addRequest(request, [id]);
    for (const list of new Set(shared)) {
      const pages = this.#shared.get(list);
      if (pages === undefined) this.#shared.set(list, [id]);
      else pages.push(id);
    }
    for (const frame of frames) {
      const pages = this.#frames.get(frame);
      if (pages === undefined) this.#frames.set(frame, [id]);
      else pages.push(id);
    }
  }

  /** Many requests of a list may be for one target. */
  #addShared(requests: readonly PageRequest[], pages: readonly number[]): void {
    const done = new Set<Row>();
    for (const request of requests) done.add(this.#addRequest(request, []));
    for (const row of done) for (const page of pages) row.pages.add(page);
  }

  #addRequest({ target, class: requestClass, kind, source }: PageRequest, pages: readonly number[]): Row {
    const external = target.type === 'external';
    const address = external ? target.url : target.path;
    const key = keyOf({ external, class: requestClass, target: address });
    let row = this.#rows.get(key);
    if (row === undefined) {
      row = { target: address, external, class: requestClass, kind, pages: new Set(), sources: new Map() };
      this.#rows.set(key, row);
    }
    for (const page of pages) row.pages.add(page);
    row.sources.set(`${source.file}\n${source.line}`, source);
    return row;
  }

  /** Pages that show a page in a frame, and the pages that show those. */
  #embedders(): Map<number, ReadonlySet<number>> {
    const ids = new Map(this.#pages.map((page, id) => [page, id]));
    const result = new Map<number, ReadonlySet<number>>();
    for (const [page] of this.#frames) {
      const all = new Set<number>();
      const pending = [...(this.#frames.get(page) ?? [])];
      for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        if (all.has(next)) continue;
        all.add(next);
        pending.push(...(this.#frames.get(this.#pages[next] ?? '') ?? []));
      }
      const id = ids.get(page);
      if (id !== undefined) result.set(id, all);
    }
    return result;
  }

  /** What all other pages with its scripts ask for, a page that scripts draw asks for too: it is in their frame. */
  #addDrawn({ drawn, others }: DrawnPages): void {
    if (drawn.length === 0 || others.length < MIN_OTHERS) return;
    const idOf = (page: string): number => this.#pages.indexOf(page);
    const [drawnIds, otherIds] = [drawn.map(idOf), others.map(idOf)];
    for (const { target, external, class: requestClass, kind, pages, sources } of [...this.#rows.values()]) {
      if (requestClass !== 'required' || !otherIds.every((id) => pages.has(id))) continue;
      for (const source of sources.values()) {
        if (external)
          this.#addRequest({ target: { type: 'external', url: target }, class: 'possible', kind, source }, drawnIds);
        else
          this.#addRequest({ target: { type: 'missing', path: target }, class: requestClass, kind, source }, drawnIds);
      }
    }
  }

  /** A file that is missing for one page is missing for those, too, that perhaps ask for it, such as ahead of a link. */
  #addPossiblyMissing(): void {
    for (const { external, class: requestClass, target, pages } of this.#rows.values()) {
      const required = this.#rows.get(keyOf({ external, class: 'required', target }));
      if (external || requestClass !== 'possible' || required === undefined) continue;
      for (const page of pages) required.pages.add(page);
    }
  }

  /** All rows, in an order that depends on nothing but what is in them. A page counts for the strongest class only. */
  rows(groups: readonly DrawnPages[] = []): {
    readonly external: readonly RequestEntry[];
    readonly missing: readonly RequestEntry[];
  } {
    for (const [requests, pages] of this.#shared) this.#addShared(requests, pages);
    this.#shared.clear();
    for (const group of groups) this.#addDrawn(group);
    this.#addPossiblyMissing();
    const embedders = this.#embedders();
    for (const { pages } of this.#rows.values())
      for (const page of [...pages]) for (const outer of embedders.get(page) ?? []) pages.add(outer);
    const rows = [...this.#rows.values()];
    const entriesOf = (external: boolean): RequestEntry[] => {
      const taken = new Map<string, Set<number>>();
      return CLASSES.flatMap((name) =>
        rows
          .filter((row) => row.external === external && row.class === name)
          .sort((one, other) => (one.target < other.target ? -1 : 1))
          .flatMap((row) => this.#entryOf(row, taken)),
      );
    };
    return { external: entriesOf(true), missing: entriesOf(false) };
  }

  #entryOf(
    { target, class: requestClass, kind, pages, sources }: Row,
    taken: Map<string, Set<number>>,
  ): RequestEntry[] {
    const before = taken.get(target) ?? new Set<number>();
    taken.set(target, before);
    const own = [...pages].filter((page) => !before.has(page)).sort((one, other) => one - other);
    for (const page of own) before.add(page);
    if (own.length === 0) return [];
    const places = [...sources.values()].sort((one, other) =>
      one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1,
    );
    return [{ target, class: requestClass, kind, pages: own.map((page) => this.#pages[page] ?? ''), sources: places }];
  }
}
