/** Soft hyphens, zero-width spaces and joiners, direction marks, byte order marks: characters that take no room. */
function isInvisible(code: number): boolean {
  return code === 0xad || (code >= 0x200b && code <= 0x200f) || code === 0x2060 || code === 0xfeff;
}

/** White space beyond ASCII, the spaces of many widths aside. */
const WIDE_SPACES = new Set([0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000]);

/** White space, as `\s` has it. */
function isSpace(code: number): boolean {
  if (code < 0xa0) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  return WIDE_SPACES.has(code) || (code >= 0x2000 && code <= 0x200a);
}

/** Letters, digits and signs of ASCII, control characters aside: nearly all characters of nearly all pages. */
function isPlain(code: number): boolean {
  return code > 0x20 && code < 0x80;
}

/** Whether a character stays: not white space, and not one that takes no room. */
function isShown(code: number): boolean {
  return isPlain(code) || !(isSpace(code) || isInvisible(code));
}

/**
 * Text as a reader sees it: runs of white space are one space, what takes no room is gone. By hand, since this is half of
 * the time of reading a page with regular expressions.
 */
export function normalizeText(text: string): string {
  let clean = '';
  let from = -1;
  let space = '';
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // One space inside of a line stays as it is: the run goes on.
    const inLine = code === 0x20 && from !== -1 && isPlain(text.charCodeAt(at + 1));
    if (inLine || isShown(code)) {
      from = from === -1 ? at : from;
      continue;
    }
    if (from !== -1) {
      clean += space + text.slice(from, at);
      space = '';
      from = -1;
    }
    if (clean !== '' && !isInvisible(code)) space = ' ';
  }
  if (from === 0) return text;
  return from === -1 ? clean : clean + space + text.slice(from);
}

/**
 * A fingerprint of 53 bits, for comparing texts inside one run without keeping them. Not for digests: it can be forged.
 * (cyrb53, public domain: two multiplicative hashes over the code units, mixed.)
 */
export function fingerprint(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}

/** The words of a normalized text. */
export function wordsOf(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}
