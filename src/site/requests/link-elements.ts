import { isSupportedImage } from './css-values.ts';
import { hasAttribute } from './dom.ts';
import type { ElementAsk, ElementReader } from './element-reader.ts';
import { matchesMedia } from './media-queries.ts';
import type { RequestKind } from './types.ts';

export function isCssType(type: string | undefined): boolean {
  return type === undefined || /^\s*(?:text\/css\s*(?:;.*)?)?$/i.test(type);
}

const PRELOAD_KINDS: Readonly<Record<string, RequestKind>> = {
  script: 'script',
  style: 'stylesheet',
  image: 'image',
  font: 'font',
  fetch: 'fetch',
  track: 'track',
};

function askPreload(reader: ElementReader): ElementAsk[] {
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

function askStyleSheet(reader: ElementReader): ElementAsk[] {
  const used = isCssType(reader.get('type')) && !hasAttribute(reader.element, 'disabled');
  return used ? reader.ask('href', 'stylesheet') : [];
}

const askIcon = (reader: ElementReader): ElementAsk[] => reader.ask('href', 'icon');
/** Icons that other systems ask for, when a page is kept. */
const askOtherIcon = (reader: ElementReader): ElementAsk[] => reader.ask('href', 'icon', 'conditional');
const askAhead = (reader: ElementReader): ElementAsk[] => reader.ask('href', 'other', 'hint');
const askConnection = (reader: ElementReader): ElementAsk[] => reader.ask('href', 'connect', 'hint');

const LINK_ASKS: Readonly<Record<string, (reader: ElementReader) => ElementAsk[]>> = {
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

/** What a `link` asks for, by its relations. */
export function askLink(reader: ElementReader): ElementAsk[] {
  const rels = new Set((reader.get('rel') ?? '').toLowerCase().split(/[ \t\n\f\r]+/));
  return [...rels].flatMap((rel) => (Object.hasOwn(LINK_ASKS, rel) ? (LINK_ASKS[rel]?.(reader) ?? []) : []));
}
