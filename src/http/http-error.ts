export interface HttpErrorDetails {
  /** The server's own error message, as sent; '' if there is none to show. */
  readonly serverMessage?: string;
  /** The pause that the server asks for, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /** Where a redirect leads, as a sentence with no more of the URL than its origin. */
  readonly redirect?: string;
}

/** A response with another status than a success. */
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

/** Whether the server responded that the resource does not exist. */
export function isGone(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 404 || error.status === 410);
}
