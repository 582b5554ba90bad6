import { ElementReader, wantedAttributes } from './elements.ts';

const ATTRIBUTES = wantedAttributes(['id', 'name']);

/** Whether a page has an element that a fragment leads to: one with this id, or an `a` with this name. `top` is always there. */
export function hasAnchor(html: string, anchor: string): boolean {
  if (anchor === '' || anchor.toLowerCase() === 'top') return true;
  let found = false;
  const nothing = (): void => undefined;
  const reader: ElementReader = new ElementReader(
    {
      open: ({ name, attributes }) => {
        if (attributes.get('id') !== anchor && (name !== 'a' || attributes.get('name') !== anchor)) return;
        found = true;
        reader.stop();
      },
      close: nothing,
      text: nothing,
      comment: nothing,
    },
    ATTRIBUTES,
  );
  reader.read(html);
  return found;
}
