/** Characters that take no room: soft hyphens, zero-width spaces and joiners, byte order marks. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Text as a reader sees it: runs of white space are one space, what takes no room is gone. */
export function normalizeText(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
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
