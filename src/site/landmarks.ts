import type { Attributes } from './attributes.ts';
import type { OpenElement } from './elements.ts';
import { ROOT } from './page-items.ts';

/** Containers that generators without landmarks put the content in. */
const CONTAINERS =
  /(?:^|\s)(?:markdown-body|vp-doc|sl-markdown-content|td-content|rst-content|article-content|post-content|entry-content|page-content|main-content|doc-content|docs-content)(?:\s|$)/;

const CONTAINER_IDS = new Set(['main-content', 'content', 'main', 'doc-content', 'page-content']);

function isContainer(attributes: Attributes): boolean {
  if (attributes.get('itemprop') === 'articleBody') return true;
  return CONTAINERS.test(attributes.get('class') ?? '') || CONTAINER_IDS.has(attributes.get('id') ?? '');
}

/** Which roots an element opens, as bits; 0 for most. */
export function rootsOf({ name, attributes }: OpenElement): number {
  let roots = 0;
  if (name === 'main') roots |= ROOT.main;
  if (name === 'article') roots |= ROOT.article;
  if (attributes.size === 0) return roots;
  const role = attributes.get('role');
  if (role === 'main') roots |= ROOT.main;
  if (role === 'article') roots |= ROOT.article;
  if (attributes.get('id') === 'content-area') roots |= ROOT.area;
  if (name === 'div' || name === 'section') {
    if (isContainer(attributes)) roots |= ROOT.container;
  }
  return roots;
}
