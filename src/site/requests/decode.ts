/** Bytes at the start of a page among which its encoding is looked for (HTML standard, "prescan a byte stream"). */
const PRESCAN_BYTES = 1_024;

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  const head = bytes.toString('latin1', 0, PRESCAN_BYTES);
  const [, label = 'utf-8'] =
    /<meta\s[^>]*charset\s*=\s*["']?\s*([\w-]+)/i.exec(head) ?? /^@charset "([\w-]+)";/.exec(head) ?? [];
  return /^utf-?(?:8|16)/i.test(label) ? 'utf-8' : label;
}

/** Decodes a page, a style sheet or a script as a browser does. What is no text comes out as some text. */
export function decodeText(bytes: Buffer): string {
  const encoding = encodingOf(bytes);
  if (encoding === 'utf-8') return bytes.toString('utf8');
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return bytes.toString('utf8');
  }
}
