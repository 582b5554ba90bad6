export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** The server's own error message, as sent; '' if there is none. */
  readonly serverMessage: string;
  readonly retryAfterMs: number | undefined;
  /** Where a redirect leads, as a sentence with no more of the URL than its origin; else ''. */
  readonly redirect: string;

  constructor(
    status: number,
    { serverMessage = '', retryAfterMs, redirect = '' }: Partial<Omit<HttpError, keyof Error | 'status'>> = {},
  ) {
    super(`HTTP status ${status}`);
    this.status = status;
    this.serverMessage = serverMessage;
    this.retryAfterMs = retryAfterMs;
    this.redirect = redirect;
  }
}

export function isGone(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 404 || error.status === 410);
}
