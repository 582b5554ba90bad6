import { attributeOf, hasAttribute, type Element, type Page } from './dom.ts';
import { readSourceSet } from './srcset.ts';
import type { RequestClass, RequestKind } from './types.ts';

/** What an element asks for by its attributes. */
export interface ElementAsk {
  readonly href: string;
  readonly kind: RequestKind;
  readonly class: RequestClass;
}

/** The attributes from which a browser chooses an image. */
interface Candidates {
  readonly srcset: string;
  readonly sizes: string | undefined;
  readonly src: string | undefined;
}

/** Reads attributes of one element. */
export class ElementReader {
  readonly page: Page;
  readonly element: Element;

  constructor(page: Page, element: Element) {
    this.page = page;
    this.element = element;
  }

  get(name: string): string | undefined {
    return attributeOf(this.page, this.element, name);
  }

  /** An ask for an attribute; none where it is missing or empty, as HTML has it for nearly all elements. */
  ask(name: string, kind: RequestKind, requestClass: RequestClass = 'required'): ElementAsk[] {
    const href = this.get(name);
    return href === undefined || href.trim() === '' ? [] : [{ href, kind, class: requestClass }];
  }

  /** SVG's `href`, or the older `xlink:href`. */
  askReference(kind: RequestKind, requestClass: RequestClass = 'required'): ElementAsk[] {
    return hasAttribute(this.element, 'href')
      ? this.ask('href', kind, requestClass)
      : this.ask('xlink:href', kind, requestClass);
  }

  askSourceSet(candidates: Candidates, used: boolean): ElementAsk[] {
    const { chosen, others } = readSourceSet(candidates.srcset, candidates.sizes, candidates.src);
    const rest = others.map((href): ElementAsk => ({ href, kind: 'image', class: 'conditional' }));
    return chosen === undefined
      ? rest
      : [{ href: chosen, kind: 'image', class: used ? 'required' : 'conditional' }, ...rest];
  }
}
