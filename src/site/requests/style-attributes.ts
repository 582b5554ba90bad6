import { Cascade } from './cascade.ts';
import type { Declaration } from './css-types.ts';
import { urlsIn } from './css-values.ts';
import { attributeOf, type Element } from './dom.ts';
import type { PageContent } from './page-content.ts';
import { IMAGES, type Asker } from './style-images.ts';
import { longhandsOf } from './style-index.ts';
import type { StyleCandidates } from './style-requests.ts';

/** Asks for the images of `style` attributes. `candidates` is called where the page's style sheets are needed for that. */
export function askStyleAttributes(
  { page, styled, base, lines }: Pick<PageContent, 'page' | 'styled' | 'base' | 'lines'>,
  candidates: () => StyleCandidates,
  { file, ask }: { file: string; ask: Asker },
): void {
  let cascade: Cascade | undefined;
  for (const element of styled) {
    const text = attributeOf(page, element, 'style') ?? '';
    if (!/url|image-set|\\/i.test(text)) continue;
    cascade ??= new Cascade(page, candidates().index);
    const [from, source] = [
      { file, base },
      { file, line: lines.lineAt(element.offset) },
    ];
    for (const declaration of cascade.styleAttribute(element))
      for (const { url, isRequired } of declaredUrls(cascade, element, declaration))
        ask({ href: url, kind: 'image', class: isRequired ? 'required' : 'conditional', source, from });
  }
}

function declaredUrls(
  cascade: Cascade,
  element: Element,
  declaration: Declaration,
): { readonly url: string; readonly isRequired: boolean }[] {
  return urlsIn(declaration.value).map(({ url, alternative }) => {
    const used = longhandsOf(declaration.property).some(
      (property) => IMAGES.has(property) && cascade.winner(element, undefined, property)?.declaration === declaration,
    );
    return { url, isRequired: used && !alternative && cascade.isRendered(element) };
  });
}
