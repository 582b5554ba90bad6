/** Soft hyphens, zero-width spaces and joiners, direction marks, byte order marks: characters that take no room. */
function isInvisible(code: number): boolean {
  return code === 0xad || (code >= 0x200b && code <= 0x200f) || code === 0x2060 || code === 0xfeff;
}

/** White space beyond ASCII, as `\s` has it. */
function isWideSpace(code: number): boolean {
  if (code === 0xa0 || code === 0x1680 || code === 0x3000 || code === 0x202f || code === 0x205f) return true;
  return (code >= 0x2000 && code <= 0x200a) || code === 0x2028 || code === 0x2029;
}

function isSpace(code: number): boolean {
  return code <= 0x20 ? code === 0x20 || (code >= 0x09 && code <= 0x0d) : code >= 0xa0 && isWideSpace(code);
}

/**
 * Text as a reader sees it: runs of white space are one space, what takes no room is gone. By hand, since this is half of
 * the time of reading a page with regular expressions.
 */
export function normalizeText(text: string): string {
  const { length } = text;
  let clean = '';
  let from = -1;
  let space = false;
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    const visible = code > 0x20 && code < 0xa0;
    if (visible || !(isSpace(code) || isInvisible(code))) {
      if (from === -1) from = at;
      continue;
    }
    // One space inside of a line stays as it is: the run goes on.
    if (code === 0x20 && from !== -1 && at + 1 < length) {
      const next = text.charCodeAt(at + 1);
      if (next > 0x20 && next < 0xa0) continue;
    }
    if (from !== -1) {
      clean += (space && clean !== '' ? ' ' : '') + text.slice(from, at);
      space = false;
      from = -1;
    }
    if (!isInvisible(code)) space = true;
  }
  if (from === 0) return text;
  return from === -1 ? clean : clean + (space && clean !== '' ? ' ' : '') + text.slice(from);
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
