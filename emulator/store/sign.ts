import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface SignedLink {
  readonly url: string;
  readonly expiresAt: Date;
}

export type LinkCheck = 'valid' | 'expired' | 'tampered' | 'unsigned';

/** Creates and verifies presigned links: an HMAC-SHA256 of path and expiry in the query string. */
export class LinkSigner {
  readonly #secret = randomBytes(32);
  #latestExpiryMs = -Infinity;

  /** @param lifetimeMs - milliseconds until the link expires; with 0 it is expired already */
  sign(origin: string, path: string, lifetimeMs: number): SignedLink {
    // Links created in the same millisecond must still differ.
    const expiryMs = Math.max(Date.now() + lifetimeMs, this.#latestExpiryMs + 1);
    this.#latestExpiryMs = expiryMs;
    // Fractional seconds allow lifetimes below one second in tests.
    const expires = String(expiryMs / 1000);
    const url = `${origin}${path}?X-Expires=${expires}&X-Signature=${this.#signature(path, expires)}`;
    return { url, expiresAt: new Date(expiryMs) };
  }

  /** Verifies the query of a request. The signature is checked before the expiry that it covers. */
  check(path: string, query: URLSearchParams): LinkCheck {
    const expires = query.get('X-Expires');
    const signature = query.get('X-Signature');
    if (expires === null || signature === null) return 'unsigned';
    const expected = Buffer.from(this.#signature(path, expires));
    const actual = Buffer.from(signature);
    if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return 'tampered';
    return Number(expires) * 1000 > Date.now() ? 'valid' : 'expired';
  }

  #signature(path: string, expires: string): string {
    return createHmac('sha256', this.#secret).update(`${path}\n${expires}`).digest('hex');
  }
}
