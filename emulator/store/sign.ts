import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A link that was made, and when it dies. */
export interface SignedLink {
  readonly url: string;
  readonly expiresAt: Date;
}

/** What a link's query says about the link. */
export type LinkCheck = 'valid' | 'expired' | 'altered' | 'unsigned';

/** Makes and checks presigned links: an HMAC-SHA256 over path and expiry, in the query string. */
export class LinkSigner {
  readonly #secret = randomBytes(32);
  #latestExpiryMs = -Infinity;

  /**
   * Signs a path.
   *
   * @param origin - origin of the store
   * @param lifetimeMs - milliseconds until the link dies; 0 or less makes a link that is already dead
   */
  sign(origin: string, path: string, lifetimeMs: number): SignedLink {
    // Two links minted in one millisecond would be the same link; a fresh one must differ.
    const expiryMs = Math.max(Date.now() + lifetimeMs, this.#latestExpiryMs + 1);
    this.#latestExpiryMs = expiryMs;
    // Seconds, with a fraction: a lifetime below one second is of use in tests.
    const expires = String(expiryMs / 1000);
    const url = `${origin}${path}?X-Expires=${expires}&X-Signature=${this.#signature(path, expires)}`;
    return { url, expiresAt: new Date(expiryMs) };
  }

  /** Checks the query of a request for a path. The signature comes first: an altered expiry is no expiry. */
  check(path: string, query: URLSearchParams): LinkCheck {
    const expires = query.get('X-Expires');
    const signature = query.get('X-Signature');
    if (expires === null || signature === null) return 'unsigned';
    const expected = Buffer.from(this.#signature(path, expires));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'altered';
    return Number(expires) * 1000 > Date.now() ? 'valid' : 'expired';
  }

  #signature(path: string, expires: string): string {
    return createHmac('sha256', this.#secret).update(`${path}\n${expires}`).digest('hex');
  }
}
