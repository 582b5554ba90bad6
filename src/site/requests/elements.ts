import { isSupportedImage } from './css-values.ts';
import { matchesMedia } from './media.ts';
import { readSourceSet } from './srcset.ts';
import { attributeOf, hasAttribute, type Element, type Page } from './tree.ts';
import type { RequestClass, RequestKind } from './types.ts';

/** What an element asks for by its attributes. */
export interface ElementAsk {
  readonly href: string;
  readonly kind: RequestKind;
  readonly class: RequestClass;
}

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

export function isCssType(type: string | undefined): boolean {
  return type === undefined || /^\s*(?:text\/css\s*(?:;.*)?)?$/i.test(type);
}

/** The attributes from which a browser chooses an image. */
interface Candidates {
  readonly srcset: string;
  readonly sizes: string | undefined;
  readonly src: string | undefined;
}

/** Reads attributes of one element. */
class Reader {
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

const PRELOAD_KINDS: Readonly<Record<string, RequestKind>> = {
  script: 'script',
  style: 'stylesheet',
  image: 'image',
  font: 'font',
  fetch: 'fetch',
  track: 'track',
};

function askPreload(reader: Reader): ElementAsk[] {
  const kind = PRELOAD_KINDS[(reader.get('as') ?? '').trim().toLowerCase()];
  const type = reader.get('type');
  if (kind === undefined) return reader.ask('href', 'other', 'hint');
  const used =
    matchesMedia(reader.get('media') ?? '') &&
    !(kind === 'image' && type !== undefined && type !== '' && !isSupportedImage(type));
  const srcset = reader.get('imagesrcset');
  if (kind === 'image' && srcset !== undefined)
    return reader.askSourceSet({ srcset, sizes: reader.get('imagesizes'), src: reader.get('href') }, used);
  return reader.ask('href', kind, used ? 'required' : 'conditional');
}

function askStyleSheet(reader: Reader): ElementAsk[] {
  const used = isCssType(reader.get('type')) && !hasAttribute(reader.element, 'disabled');
  return used ? reader.ask('href', 'stylesheet') : [];
}

const askIcon = (reader: Reader): ElementAsk[] => reader.ask('href', 'icon');
/** Icons that other systems ask for, when a page is kept. */
const askOtherIcon = (reader: Reader): ElementAsk[] => reader.ask('href', 'icon', 'conditional');
const askAhead = (reader: Reader): ElementAsk[] => reader.ask('href', 'other', 'hint');
const askConnection = (reader: Reader): ElementAsk[] => reader.ask('href', 'connect', 'hint');

const LINK_ASKS: Readonly<Record<string, (reader: Reader) => ElementAsk[]>> = {
  stylesheet: askStyleSheet,
  icon: askIcon,
  'apple-touch-icon': askOtherIcon,
  'apple-touch-icon-precomposed': askOtherIcon,
  'mask-icon': askOtherIcon,
  'fluid-icon': askOtherIcon,
  manifest: (reader) => reader.ask('href', 'manifest'),
  modulepreload: (reader) => reader.ask('href', 'script'),
  preload: askPreload,
  prefetch: askAhead,
  prerender: askAhead,
  preconnect: askConnection,
  'dns-prefetch': askConnection,
};

function askLink(reader: Reader): ElementAsk[] {
  const rels = new Set((reader.get('rel') ?? '').toLowerCase().split(/[ \t\n\f\r]+/));
  return [...rels].flatMap((rel) => (Object.hasOwn(LINK_ASKS, rel) ? (LINK_ASKS[rel]?.(reader) ?? []) : []));
}

/** The `source` of a `picture` that Chromium takes, the ones before it not matching. */
function chosenSource(page: Page, picture: Element, image: Element): Element | undefined {
  return picture.children.slice(0, image.index).find((source) => {
    if (source.name !== 'source' || (attributeOf(page, source, 'srcset') ?? '').trim() === '') return false;
    const type = attributeOf(page, source, 'type');
    return (
      matchesMedia(attributeOf(page, source, 'media') ?? '') &&
      (type === undefined || type === '' || isSupportedImage(type))
    );
  });
}

function askImage(reader: Reader): ElementAsk[] {
  const { page, element } = reader;
  const { parent } = element;
  const source = parent?.name === 'picture' ? chosenSource(page, parent, element) : undefined;
  const srcset = reader.get('srcset');
  if (srcset !== undefined && srcset.trim() !== '')
    return [
      ...reader.askSourceSet({ srcset, sizes: reader.get('sizes'), src: reader.get('src') }, source === undefined),
      ...reader.ask('src', 'image', 'conditional'),
    ];
  return reader.ask('src', 'image', source === undefined ? 'required' : 'conditional');
}

const MEDIA_TYPE =
  /^(?:video\/(?:mp4|webm|ogg|quicktime|x-matroska|x-m4v|mp2t|3gpp)|audio\/(?:mpeg|mp3|mp4|x-m4a|aac|ogg|webm|wav|x-wav|wave|flac|x-flac|opus)|application\/(?:ogg|vnd\.apple\.mpegurl|x-mpegurl))\b/i;

function isLazyMedia(page: Page, media: Element): boolean {
  return (
    (attributeOf(page, media, 'preload') ?? '').trim().toLowerCase() === 'none' && !hasAttribute(media, 'autoplay')
  );
}

function askMedia(reader: Reader): ElementAsk[] {
  const lazy = isLazyMedia(reader.page, reader.element);
  return [...reader.ask('poster', 'image'), ...reader.ask('src', 'media', lazy ? 'conditional' : 'required')];
}

function askPictureSource(reader: Reader, picture: Element): ElementAsk[] {
  const { page, element } = reader;
  const image = picture.children.find(({ name }) => name === 'img');
  const srcset = reader.get('srcset') ?? '';
  if (image === undefined || image.index < element.index || srcset.trim() === '') return [];
  const candidates = { srcset, sizes: reader.get('sizes'), src: undefined };
  return reader.askSourceSet(candidates, chosenSource(page, picture, image) === element);
}

/** Whether Chromium would try a `source` of `audio` or `video`. */
function isPlayable(page: Page, source: Element): boolean {
  if (source.name !== 'source' || !hasAttribute(source, 'src')) return false;
  const type = attributeOf(page, source, 'type') ?? '';
  return (type === '' || MEDIA_TYPE.test(type)) && matchesMedia(attributeOf(page, source, 'media') ?? '');
}

function askSource(reader: Reader): ElementAsk[] {
  const { page, element } = reader;
  const { parent } = element;
  if (parent?.name === 'picture') return askPictureSource(reader, parent);
  if (parent === undefined || (parent.name !== 'video' && parent.name !== 'audio')) return [];
  if (hasAttribute(parent, 'src') || !isPlayable(page, element)) return [];
  const first = parent.children.find((source) => isPlayable(page, source));
  return reader.ask('src', 'media', first === element && !isLazyMedia(page, parent) ? 'required' : 'conditional');
}

/** A default track is asked for once its media are there: those of another host may not come. */
function askTrack(reader: Reader): ElementAsk[] {
  const { page, element } = reader;
  const { parent } = element;
  const sources = parent === undefined ? [] : [parent, ...parent.children.filter(({ name }) => name === 'source')];
  const external = sources.some((source) =>
    /^\s*(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(attributeOf(page, source, 'src') ?? ''),
  );
  return reader.ask('src', 'track', hasAttribute(element, 'default') && !external ? 'required' : 'conditional');
}

/** Types that Chromium shows in `object` and `embed` without a plug-in. */
const OBJECT_TYPE = /^\s*(?:$|image\/|text\/|application\/(?:pdf|xhtml\+xml|xml|json|javascript)|video\/|audio\/)/i;

function askObject(reader: Reader, name: string): ElementAsk[] {
  if (!OBJECT_TYPE.test(reader.get('type') ?? '')) return [];
  // What stands in an `object` is shown where that cannot be.
  let inside = reader.element.parent;
  while (inside !== undefined && inside.name !== 'object') inside = inside.parent;
  return reader.ask(name, 'object', inside === undefined ? 'required' : 'conditional');
}

function askRefresh(reader: Reader): ElementAsk[] {
  if ((reader.get('http-equiv') ?? '').trim().toLowerCase() !== 'refresh') return [];
  const content = reader.get('content') ?? '';
  const [, text = ''] = /^\s*[\d.]+\s*[;,\s]\s*(?:url\s*=\s*)?([\s\S]+)$/i.exec(content) ?? [];
  const quote = /^["']/.exec(text.trim())?.[0];
  const href = quote === undefined ? text.trim() : text.trim().slice(1).split(quote)[0];
  return href === undefined || href.trim() === '' ? [] : [{ href, kind: 'document', class: 'required' }];
}

function askFrame(reader: Reader): ElementAsk[] {
  return hasAttribute(reader.element, 'srcdoc') ? [] : reader.ask('src', 'frame');
}

function askBackground(reader: Reader): ElementAsk[] {
  return reader.ask('background', 'image');
}

const HTML_ASKS: Readonly<Record<string, (reader: Reader) => ElementAsk[]>> = {
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
};

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

function askSvg(reader: Reader): ElementAsk[] {
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
  if (namespace === 'svg') return askSvg(new Reader(page, element));
  return HTML_ASKS[name]?.(new Reader(page, element)) ?? [];
}

/** Whether an element can ask for anything by its attributes; most cannot, and need no look at them. */
export function mayAsk({ name, namespace }: Element): boolean {
  return namespace === 'svg' || Object.hasOwn(HTML_ASKS, name);
}
