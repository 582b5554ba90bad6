/** A copy of a text that shares no memory with what it was cut from: a page stays in memory as long as a part of it does. */
export function detached(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}
