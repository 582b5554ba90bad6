/** Soft hyphens, zero-width spaces and joiners, direction marks, byte order marks: characters that take no room. */
function isInvisible(code: number): boolean {
  return code === 0xad || (code >= 0x200b && code <= 0x200f) || code === 0x2060 || code === 0xfeff;
}

const LESS_THAN = 0x3c;

/** A state of a text, to which it can be set back. */
export interface TextMark {
  readonly value: string;
  readonly space: boolean;
}

/**
 * Text as a reader sees it: white space is one space between words, and characters that take no room are left out. Built
 * from parts of the page's source without a copy of each.
 */
export class ReadableText {
  /** Without a space at its ends. */
  value = '';
  /** Whether white space follows the value. */
  #space = false;
  #sinceMark = '';
  /** Some words with single spaces between them. Ends before a tag, so that no character is looked at twice. */
  readonly #words = /[^\s<\u00ad\u200b-\u200f\u2060\ufeff]+(?: [^\s<\u00ad\u200b-\u200f\u2060\ufeff]+){0,200}/y;

  /** Adds `source[from..to)`. */
  add(source: string, from: number, to: number): void {
    let at = from;
    while (at < to) {
      this.#words.lastIndex = at;
      if (this.#words.test(source)) {
        const end = Math.min(this.#words.lastIndex, to);
        this.#append(source.slice(at, end));
        at = end;
        continue;
      }
      const code = source.charCodeAt(at);
      if (code === LESS_THAN) this.#append('<');
      else if (!isInvisible(code)) this.#space = true;
      at += 1;
    }
  }

  /** Marks the end of the text. */
  mark(): TextMark {
    this.#sinceMark = '';
    return { value: this.value, space: this.#space };
  }

  /** What was added since the last mark. */
  get sinceMark(): string {
    return this.#sinceMark.trim();
  }

  reset({ value, space }: TextMark): void {
    this.value = value;
    this.#space = space;
  }

  /** Returns the value, and begins a new text. */
  take(): string {
    const { value } = this;
    this.reset({ value: '', space: false });
    this.#sinceMark = '';
    return value;
  }

  #append(text: string): void {
    const added = this.#space && this.value !== '' ? ` ${text}` : text;
    this.value += added;
    this.#sinceMark += added;
    this.#space = false;
  }
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
