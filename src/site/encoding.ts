import { isUtf8 } from 'node:buffer';

/** How far into a page its encoding may be declared (HTML standard, "Specifying the document's character encoding"). */
const DECLARATION_BYTES = 1024;

const DECLARATION = /<meta[^>]{0,512}?charset\s*=\s*["']?\s*([\w.:-]{1,40})/i;

function fromMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return undefined;
}

function fromDeclaration(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, DECLARATION_BYTES)).toString(
    'latin1',
  );
  const label = DECLARATION.exec(start)?.[1]?.toLowerCase();
  // A declaration that could be read as ASCII is not in UTF-16: browsers take UTF-8 then.
  return label?.startsWith('utf-16') === true ? 'utf-8' : label;
}

/** A decoder for a label of the Encoding standard; undefined when there is no such label. */
function decoderFor(label: string): InstanceType<typeof TextDecoder> | undefined {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}

/**
 * Decodes a page as a browser does: by its byte order mark, else by its declaration, else as UTF-8 if it is valid UTF-8, and
 * as windows-1252 otherwise. Never throws: what is not valid becomes U+FFFD.
 */
export function decodePage(bytes: Uint8Array): string {
  const label = fromMark(bytes) ?? fromDeclaration(bytes);
  const utf8 = label === undefined || label === 'utf-8' || label === 'utf8';
  if (utf8) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const text = buffer.toString('utf8');
    if (label === undefined && text.includes('\ufffd') && !isUtf8(bytes)) {
      return new TextDecoder('windows-1252').decode(bytes);
    }
    return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  }
  return (decoderFor(label) ?? new TextDecoder('utf-8')).decode(bytes);
}
