import { isSupportedImage } from './css-values.ts';
import { attributeOf, hasAttribute, type Element, type Page } from './dom.ts';
import type { ElementAsk, ElementReader } from './element-reader.ts';
import { matchesMedia } from './media-queries.ts';

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

export function askImage(reader: ElementReader): ElementAsk[] {
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

export function askMedia(reader: ElementReader): ElementAsk[] {
  const lazy = isLazyMedia(reader.page, reader.element);
  return [...reader.ask('poster', 'image'), ...reader.ask('src', 'media', lazy ? 'conditional' : 'required')];
}

function askPictureSource(reader: ElementReader, picture: Element): ElementAsk[] {
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

export function askSource(reader: ElementReader): ElementAsk[] {
  const { page, element } = reader;
  const { parent } = element;
  if (parent?.name === 'picture') return askPictureSource(reader, parent);
  if (parent === undefined || (parent.name !== 'video' && parent.name !== 'audio')) return [];
  if (hasAttribute(parent, 'src') || !isPlayable(page, element)) return [];
  const first = parent.children.find((source) => isPlayable(page, source));
  return reader.ask('src', 'media', first === element && !isLazyMedia(page, parent) ? 'required' : 'conditional');
}

/** A default track is asked for once its media are there: those of another host may not come. */
export function askTrack(reader: ElementReader): ElementAsk[] {
  const { page, element } = reader;
  const { parent } = element;
  const sources = parent === undefined ? [] : [parent, ...parent.children.filter(({ name }) => name === 'source')];
  const external = sources.some((source) =>
    /^\s*(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(attributeOf(page, source, 'src') ?? ''),
  );
  return reader.ask('src', 'track', hasAttribute(element, 'default') && !external ? 'required' : 'conditional');
}
