import { attributeOf, hasAttribute, type Element, type Page } from './dom.ts';
import { ElementReader, type ElementAsk } from './element-reader.ts';
import { askLink } from './link-elements.ts';
import { askImage, askMedia, askSource, askTrack } from './media-elements.ts';
import type { RequestClass } from './types.ts';

const SCRIPT_TYPE =
  /^(?:module|(?:application|text)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/i;

/** Whether a `script` element holds a script: its type is empty, a module, or a MIME type of JavaScript. */
export function scriptType(page: Page, element: Element): 'classic' | 'module' | undefined {
  const type = attributeOf(page, element, 'type');
  const language = attributeOf(page, element, 'language');
  const name = (type ?? (language === undefined || language === '' ? '' : `text/${language}`)).trim();
  if (type === '' || name === '') return 'classic';
  if (!SCRIPT_TYPE.test(name)) return undefined;
  return name.toLowerCase() === 'module' ? 'module' : 'classic';
}

/** Types that Chromium shows in `object` and `embed` without a plug-in. */
const OBJECT_TYPE = /^\s*(?:$|image\/|text\/|application\/(?:pdf|xhtml\+xml|xml|json|javascript)|video\/|audio\/)/i;

function askObject(reader: ElementReader, name: string): ElementAsk[] {
  if (!OBJECT_TYPE.test(reader.get('type') ?? '')) return [];
  // What stands in an `object` is shown where that cannot be.
  let inside = reader.element.parent;
  while (inside !== undefined && inside.name !== 'object') inside = inside.parent;
  return reader.ask(name, 'object', inside === undefined ? 'required' : 'conditional');
}

function askRefresh(reader: ElementReader): ElementAsk[] {
  if ((reader.get('http-equiv') ?? '').trim().toLowerCase() !== 'refresh') return [];
  const content = reader.get('content') ?? '';
  const [, text = ''] = /^\s*[\d.]+\s*[;,\s]\s*(?:url\s*=\s*)?([\s\S]+)$/i.exec(content) ?? [];
  const quote = /^["']/.exec(text.trim())?.[0];
  const href = quote === undefined ? text.trim() : text.trim().slice(1).split(quote)[0];
  return href === undefined || href.trim() === '' ? [] : [{ href, kind: 'document', class: 'required' }];
}

function askFrame(reader: ElementReader): ElementAsk[] {
  return hasAttribute(reader.element, 'srcdoc') ? [] : reader.ask('src', 'frame');
}

function askBackground(reader: ElementReader): ElementAsk[] {
  return reader.ask('background', 'image');
}

const HTML_ASKS: ReadonlyMap<string, (reader: ElementReader) => ElementAsk[]> = new Map(
  Object.entries({
    link: askLink,
    img: askImage,
    source: askSource,
    video: askMedia,
    audio: askMedia,
    track: askTrack,
    embed: (reader) => askObject(reader, 'src'),
    object: (reader) => askObject(reader, 'data'),
    iframe: askFrame,
    frame: askFrame,
    input: (reader) => ((reader.get('type') ?? '').trim().toLowerCase() === 'image' ? reader.ask('src', 'image') : []),
    meta: askRefresh,
    body: askBackground,
    table: askBackground,
    thead: askBackground,
    tbody: askBackground,
    tfoot: askBackground,
    tr: askBackground,
    td: askBackground,
    th: askBackground,
  }),
);

/** SVG attributes that take a `url()`; Chromium loads masks and clips of other files, and nothing else. */
const SVG_PROPERTIES: readonly (readonly [string, RequestClass])[] = [
  ['mask', 'required'],
  ['clip-path', 'required'],
  ['filter', 'conditional'],
  ['fill', 'conditional'],
  ['stroke', 'conditional'],
  ['marker-start', 'conditional'],
  ['marker-mid', 'conditional'],
  ['marker-end', 'conditional'],
];

function askSvg(reader: ElementReader): ElementAsk[] {
  const asks: ElementAsk[] = [];
  const { name } = reader.element;
  if (name === 'image' || name === 'feimage') asks.push(...reader.askReference('image'));
  // Chromium takes symbols of its own host only.
  if (name === 'use')
    asks.push(
      ...reader
        .askReference('image')
        .map((ask): ElementAsk =>
          /^\s*(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(ask.href) ? { ...ask, class: 'conditional' } : ask,
        ),
    );
  for (const [property, requestClass] of SVG_PROPERTIES) {
    const [, href] = /url\(\s*["']?([^"')]+)/i.exec(reader.get(property) ?? '') ?? [];
    if (href !== undefined) asks.push({ href, kind: 'image', class: requestClass });
  }
  return asks;
}

/** What an element asks for by its attributes; scripts and style sheets aside, whose content counts too. */
export function asksOf(page: Page, element: Element): ElementAsk[] {
  const { name, namespace, attributes } = element;
  if (attributes.length === 0) return [];
  if (namespace === 'svg') return askSvg(new ElementReader(page, element));
  return HTML_ASKS.get(name)?.(new ElementReader(page, element)) ?? [];
}

/** Whether an element can ask for anything by its attributes; most cannot, and need no look at them. */
export function mayAsk({ name, namespace }: Element): boolean {
  return namespace === 'svg' || HTML_ASKS.has(name);
}
