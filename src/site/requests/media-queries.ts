// Media queries, evaluated for the screen of a desktop browser: what a reader most likely has, and what Chromium has that
// the scan is compared with. What is not known counts as not matching, since what depends on it is only asked for sometimes.

/** Width and height of the window in CSS pixels, with one device pixel each. */
export const WINDOW = { width: 1280, height: 720 } as const;

const PX: Readonly<Record<string, number>> = {
  px: 1,
  em: 16,
  rem: 16,
  ch: 8,
  ex: 8,
  vw: 12.8,
  vh: 7.2,
  vmin: 7.2,
  vmax: 12.8,
  in: 96,
  cm: 37.795,
  mm: 3.7795,
  pt: 4 / 3,
  pc: 16,
  q: 0.945,
};

const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  orientation: ['landscape'],
  'prefers-color-scheme': ['light'],
  'prefers-reduced-motion': ['no-preference'],
  'prefers-reduced-transparency': ['no-preference'],
  'prefers-contrast': ['no-preference'],
  hover: ['hover'],
  'any-hover': ['hover'],
  pointer: ['fine'],
  'any-pointer': ['fine'],
  'display-mode': ['browser'],
  scripting: ['enabled'],
  'forced-colors': ['none'],
  'inverted-colors': ['none'],
  update: ['fast'],
  'overflow-block': ['scroll'],
  'overflow-inline': ['scroll'],
  'color-gamut': ['srgb'],
  'dynamic-range': ['standard'],
  scan: [],
};

const NUMBERS: Readonly<Record<string, number>> = {
  width: WINDOW.width,
  'device-width': WINDOW.width,
  height: WINDOW.height,
  'device-height': WINDOW.height,
  'aspect-ratio': WINDOW.width / WINDOW.height,
  'device-aspect-ratio': WINDOW.width / WINDOW.height,
  resolution: 1,
  '-webkit-device-pixel-ratio': 1,
  'device-pixel-ratio': 1,
  color: 8,
  'color-index': 0,
  monochrome: 0,
  grid: 0,
};

/** A length in pixels, a ratio, or a resolution in dots per pixel; undefined for anything else. */
export function parseLength(text: string): number | undefined {
  const value = text.trim().toLowerCase();
  const [, top, bottom] = /^([\d.]+)\s*\/\s*([\d.]+)$/.exec(value) ?? [];
  if (top !== undefined) return Number(top) / Number(bottom);
  const [, digits, unit = ''] = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]*)$/.exec(value) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  if (unit === '' || unit === 'dppx' || unit === 'x') return number;
  if (unit === 'dpi') return number / 96;
  if (unit === 'dpcm') return number / 37.795;
  const factor = PX[unit];
  return factor === undefined ? undefined : number * factor;
}

function compare(left: number, operator: string, right: number): boolean {
  switch (operator) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    default:
      return Math.abs(left - right) < 1e-6;
  }
}

function matchRange(text: string): boolean {
  const parts = text.split(/(<=|>=|<|>|=)/).map((part) => part.trim());
  const valueOf = (part = ''): number | undefined => NUMBERS[part.toLowerCase()] ?? parseLength(part);
  for (let at = 1; at < parts.length; at += 2) {
    const [left, right] = [valueOf(parts[at - 1]), valueOf(parts[at + 1])];
    if (left === undefined || right === undefined || !compare(left, parts[at] ?? '', right)) return false;
  }
  return true;
}

/** A feature without a value: whether there is any of it. */
function hasFeature(name: string): boolean {
  const keywords = KEYWORDS[name] ?? [];
  return (NUMBERS[name] ?? 0) !== 0 || keywords.some((word) => word !== 'none' && word !== 'no-preference');
}

const OPERATORS: Readonly<Record<string, string>> = { min: '>=', max: '<=' };

function matchFeature(text: string): boolean {
  if (/[<>=]/.test(text)) return matchRange(text);
  const [name = '', value] = text.split(/:(.*)/s).map((part) => part.trim().toLowerCase());
  if (value === undefined) return hasFeature(name);
  const keywords = KEYWORDS[name];
  if (keywords !== undefined) return keywords.includes(value);
  const [, bound = '', feature = name] = /^(?:-webkit-)?(min|max)-(.+)$/.exec(name) ?? [];
  const [actual, wanted] = [NUMBERS[feature] ?? NUMBERS[`-webkit-${feature}`], parseLength(value)];
  return actual !== undefined && wanted !== undefined && compare(actual, OPERATORS[bound] ?? '=', wanted);
}

/** The end of the parenthesis that opens at `start`. */
function closing(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return at;
  }
  return text.length;
}

/** Splits at a word that stands outside of parentheses. */
export function splitOutside(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  const found = new RegExp(separator.source, 'iy');
  let [start, at] = [0, 0];
  while (at < text.length) {
    if (text[at] === '(') {
      at = closing(text, at) + 1;
      continue;
    }
    found.lastIndex = at;
    const match = found.exec(text);
    if (match !== null && match[0] !== '') {
      parts.push(text.slice(start, at));
      at = start = at + match[0].length;
    } else at++;
  }
  parts.push(text.slice(start));
  return parts;
}

/** A condition of `and`, `or`, `not` and parentheses around tests. Deep nesting is no condition that anyone means. */
export function matchCondition(text: string, test: (inner: string) => boolean, depth = 0): boolean {
  const condition = text.trim();
  if (depth > 16) return false;
  const any = splitOutside(condition, /\sor(?=[\s(])/);
  if (any.length > 1) return any.some((part) => matchCondition(part, test, depth + 1));
  const all = splitOutside(condition, /\sand(?=[\s(])/);
  if (all.length > 1) return all.every((part) => matchCondition(part, test, depth + 1));
  const [, negated] = /^not(?=[\s(])([\s\S]*)$/i.exec(condition) ?? [];
  if (negated !== undefined) return !matchCondition(negated, test, depth + 1);
  if (!condition.startsWith('(') || closing(condition, 0) !== condition.length - 1) return test(condition);
  const inner = condition.slice(1, -1).trim();
  return inner.startsWith('(') || /^not[\s(]/i.test(inner) ? matchCondition(inner, test, depth + 1) : test(inner);
}

function matchQuery(query: string): boolean {
  const [, not, type, rest = ''] =
    /^\s*(?:(not)\s+|only\s+)?([a-z-]+)(?![\w-]|\s*\()(?:\s+and(?=[\s(])([\s\S]*))?\s*$/i.exec(query) ?? [];
  if (type === undefined) return matchCondition(query, matchFeature);
  const typed = ['all', 'screen'].includes(type.toLowerCase());
  const matches = typed && (rest.trim() === '' || matchCondition(rest, matchFeature));
  return not === undefined ? matches : !matches;
}

/** Whether a list of media queries matches on the desktop screen described above. An empty list does. */
export function matchesMedia(list: string): boolean {
  const text = list.replace(/\/\*[\s\S]*?\*\//g, ' ').trim();
  return text === '' || splitOutside(text, /,/).some(matchQuery);
}

const DISPLAY =
  /^(?:none|block|inline|flex|grid|contents|table|inline-(?:block|flex|grid|table)|list-item|flow-root|table-[a-z-]+|ruby.*|math)$/;

/** A declaration in `@supports`: Chromium knows nearly all that style sheets ask about, but not other browsers' own. */
function supportsDeclaration(text: string): boolean {
  const call = /^(selector|font-tech|font-format)\(/i.exec(text);
  if (call !== null) return !/-moz-|-ms-/i.test(text);
  if (
    /(?:^|[\s:(])-(?:moz|ms|o|khtml|apple)-/i.test(text) ||
    /-webkit-(?:touch-callout|overflow-scrolling)/i.test(text)
  )
    return false;
  const [, value] = /^\s*display\s*:\s*([a-z-]+)\s*$/i.exec(text) ?? [];
  return value === undefined || DISPLAY.test(value.toLowerCase());
}

/** Whether Chromium takes the condition of an `@supports` for true. */
export function matchesSupports(condition: string): boolean {
  return matchCondition(condition, supportsDeclaration);
}
