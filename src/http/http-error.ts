/** What an answer with an unwanted status said beside it. */
export interface HttpErrorDetails {
  /** The server's own words, as sent; left out when there are none fit to show. */
  readonly serverMessage?: string;
  /** The pause that a `Retry-After` header asks for, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /** Where a redirect leads, as our own words: never more of an address than its origin. */
  readonly redirect?: string;
}

/** An answer whose status is not the one asked for. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly serverMessage: string;
  readonly retryAfterMs: number | undefined;
  readonly redirect: string;

  constructor(status: number, { serverMessage = '', retryAfterMs, redirect = '' }: HttpErrorDetails = {}) {
    super(`HTTP status ${status}`);
    this.status = status;
    this.serverMessage = serverMessage;
    this.retryAfterMs = retryAfterMs;
    this.redirect = redirect;
  }
}

/** Whether a server answered that it does not have what was asked for. */
export function isGone(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 404 || error.status === 410);
}
