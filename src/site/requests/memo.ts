/** Values by key. */
export type Memo<T> = Map<string, { readonly value: T }>;

/** The value of a key, made where there is none. */
export function memoized<T>(memo: Memo<T>, key: string, make: () => T): T {
  const known = memo.get(key);
  if (known !== undefined) return known.value;
  const value = make();
  memo.set(key, { value });
  return value;
}
