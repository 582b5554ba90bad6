/** Whether a value is a SHA-256 in lower-case hexadecimal digits. */
export function isSha256(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}
