/** When a browser makes a request: on opening the page, in some condition only, ahead of need, or perhaps from a script. */
export type RequestClass = 'required' | 'conditional' | 'hint' | 'possible';

/** What a request is for. */
export type RequestKind =
  | 'stylesheet'
  | 'script'
  | 'import'
  | 'image'
  | 'icon'
  | 'font'
  | 'frame'
  | 'document'
  | 'media'
  | 'track'
  | 'object'
  | 'manifest'
  | 'fetch'
  | 'connect'
  | 'other';

/** Where a request stands. */
export interface Source {
  /** Path in the folder. */
  readonly file: string;
  readonly line: number;
}

/** What a request asks for: a URL of another host, or a file that the folder does not have. */
export type Target =
  { readonly type: 'external'; readonly url: string } | { readonly type: 'missing'; readonly path: string };

export interface PageRequest {
  readonly target: Target;
  readonly class: RequestClass;
  readonly kind: RequestKind;
  readonly source: Source;
}

/** A URL as it stands somewhere, with what it is for. */
export interface Ask {
  readonly href: string;
  readonly kind: RequestKind;
  readonly class: RequestClass;
  readonly source: Source;
  /** The file from which the URL is resolved, and its base address. */
  readonly from: { readonly file: string; readonly base: string | undefined };
}

/** What became of a URL: where it leads, a request or not. */
export type Outcome =
  | { readonly type: 'local'; readonly path: string }
  | { readonly type: 'external' }
  | { readonly type: 'missing' }
  | { readonly type: 'nothing' };
