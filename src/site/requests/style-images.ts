import type { Ask, Outcome } from './types.ts';

/** Takes a URL and says where it leads. With `dry` nothing is recorded. */
export type Asker = (ask: Ask, dry?: boolean) => Outcome;

/** Properties whose images Chromium asks for when they apply; `filter` never loads from elsewhere. */
export const IMAGES = new Set([
  'background-image',
  'list-style-image',
  'border-image-source',
  'mask-image',
  '-webkit-mask-box-image',
  '-webkit-box-reflect',
  'cursor',
  'content',
  'clip-path',
  'shape-outside',
]);
