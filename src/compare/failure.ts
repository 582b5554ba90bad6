/** Every way a comparison can fail; each is a value of the output `errorCode`. */
export type CompareErrorCode =
  | 'invalid-input'
  | 'site-unusable'
  | 'redirects-unusable'
  | 'pages-removed'
  | 'redirects-broken'
  | 'anchors-lost'
  | 'cancelled'
  | 'internal';

/** A failure for the user: what happened, and what to do next. */
export class CompareError extends Error {
  override readonly name = 'CompareError';
  readonly code: CompareErrorCode;
  readonly hint: string;
  readonly details: readonly string[];

  constructor(
    code: CompareErrorCode,
    message: string,
    {
      hint,
      details = [],
      cause,
    }: { readonly hint: string; readonly details?: readonly string[]; readonly cause?: unknown },
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.hint = hint;
    this.details = details;
  }
}
