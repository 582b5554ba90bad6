import { withoutControls } from './plain-text.ts';

/** What stands in a text where a secret stood; the runner's own masks look the same. */
const MASK = '***';
/** A shorter text than this is no secret that could be told from ordinary words. */
const MIN_SECRET_LENGTH = 6;
/** Everything after the `?` of a URL in a text: the links of object stores are signed there. */
const URL_QUERY = /(\bhttps?:\/\/[^\s"'<>?]*)\?[^\s"'<>]*/gi;

/** Knows the run's secrets and takes them out of texts. */
export interface Redactor {
  /** Adds a secret; one of less than 6 characters is ignored. */
  add(secret: string): void;
  /**
   * The text without control characters, and with every secret in it replaced by `***`: in any case, with any character
   * percent-encoded, with blanks between, backwards, or in base64. So is the query of every URL.
   */
  redact(text: string): string;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

/** One character of a secret, as it is or percent-encoded (RFC 3986, section 2.1). */
function characterPattern(character: string): string {
  const encoded = [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  return `(?:${escaped(character)}|${encoded})`;
}

function spelled(characters: readonly string[]): string {
  return characters.map(characterPattern).join('\\s?');
}

/** Base64 of a secret at each of the three places it can have in a longer text, without the ends that others share. */
function base64Patterns(secret: string): string[] {
  return [0, 1, 2].map((offset) => {
    const encoded = Buffer.from('\0'.repeat(offset) + secret).toString('base64url');
    const own = encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + Buffer.byteLength(secret)) * 8) / 6));
    return `[\\w+/-]?${escaped(own).replaceAll('\\-', '[-+]').replaceAll('_', '[_/]')}[\\w+/-]?=*`;
  });
}

function patternOf(secret: string): RegExp {
  const characters = Array.from(secret);
  const alternatives = [spelled(characters), spelled(characters.toReversed()), ...base64Patterns(secret)];
  return new RegExp(alternatives.join('|'), 'gi');
}

/** Builds a redactor that knows no secret yet. */
export function createRedactor(): Redactor {
  const patterns = new Map<string, RegExp>();
  return {
    add: (secret) => {
      if (secret.length >= MIN_SECRET_LENGTH && !patterns.has(secret)) patterns.set(secret, patternOf(secret));
    },
    redact: (text) => {
      // The longest first, so that a secret that contains another leaves no remainder.
      const byLength = [...patterns].sort(([a], [b]) => b.length - a.length);
      const visible = withoutControls(text).replace(URL_QUERY, `$1?${MASK}`);
      return byLength.reduce((cleaned, [, pattern]) => cleaned.replace(pattern, MASK), visible);
    },
  };
}

/** A plain value with the secrets taken out of every text in it, before anything escapes and so hides them. */
export function redactedDeeply<T>(value: T, redactor: Redactor): T {
  const clean = (part: unknown): unknown => {
    if (typeof part === 'string') return redactor.redact(part);
    if (Array.isArray(part)) return part.map(clean);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, clean(inner)]));
  };
  return clean(value) as T;
}
