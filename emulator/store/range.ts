/** The part of a file that a Range header asks for; `end` is inclusive. */
export type RangeResult =
  | { readonly type: 'whole' }
  | { readonly type: 'part'; readonly start: number; readonly end: number }
  | { readonly type: 'unsatisfiable' };

const WHOLE: RangeResult = { type: 'whole' };

/**
 * Reads a Range header against a file of `size` bytes. Anything that is not one well-formed byte range is ignored and
 * answered with the whole file, as HTTP allows and object stores do.
 */
export function rangeOf(header: string | undefined, size: number): RangeResult {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (parts === null) return WHOLE;
  const [, first = '', last = ''] = parts;
  if (first === '') return last === '' ? WHOLE : suffix(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Number(last);
  if (last !== '' && end < start) return WHOLE;
  if (start >= size) return { type: 'unsatisfiable' };
  return { type: 'part', start, end: Math.min(end, size - 1) };
}

function suffix(length: number, size: number): RangeResult {
  if (length === 0 || size === 0) return { type: 'unsatisfiable' };
  return { type: 'part', start: Math.max(0, size - length), end: size - 1 };
}
