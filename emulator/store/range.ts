/** The bytes that a Range header requests; `end` is inclusive. */
export type RequestedRange =
  | { readonly type: 'full' }
  | { readonly type: 'partial'; readonly start: number; readonly end: number }
  | { readonly type: 'unsatisfiable' };

const FULL: RequestedRange = { type: 'full' };

/**
 * Parses a Range header for a file of `size` bytes. Anything but one valid byte range is ignored, as HTTP allows and
 * object stores do.
 */
export function parseRange(header: string | undefined, size: number): RequestedRange {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (parts === null) return FULL;
  const [, first = '', last = ''] = parts;
  if (first === '') return last === '' ? FULL : suffix(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Number(last);
  if (last !== '' && end < start) return FULL;
  if (start >= size) return { type: 'unsatisfiable' };
  return { type: 'partial', start, end: Math.min(end, size - 1) };
}

function suffix(length: number, size: number): RequestedRange {
  if (length === 0 || size === 0) return { type: 'unsatisfiable' };
  return { type: 'partial', start: Math.max(0, size - length), end: size - 1 };
}
