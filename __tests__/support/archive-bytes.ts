// Writes archives byte by byte, so that each header field can have a wrong value.
import { crc32, deflateRawSync } from 'node:zlib';

const BLOCK_BYTES = 512;

/** The fields of a tar header. Fields that are not set get their correct values. */
export interface TarFields {
  name?: string | Buffer;
  type?: string;
  content?: string | Buffer;
  mode?: number;
  link?: string;
  prefix?: string;
  magic?: string;
  /** The 12 bytes of the size field. */
  rawSize?: Buffer;
  /** Added to the correct checksum. */
  checksumError?: number;
}

export const TAR_END = Buffer.alloc(2 * BLOCK_BYTES);

/** A header block and the padded content. */
export function tarEntry(fields: TarFields): Buffer {
  const content = Buffer.from(fields.content ?? '');
  const block = Buffer.alloc(BLOCK_BYTES);
  Buffer.from(fields.name ?? 'index.html').copy(block, 0, 0, 100);
  block.write(octal(fields.mode ?? 0o644, 7), 100);
  block.write(octal(0, 7), 108);
  block.write(octal(0, 7), 116);
  (fields.rawSize ?? Buffer.from(octal(content.length, 11))).copy(block, 124);
  block.write(octal(1_700_000_000, 11), 136);
  block.write(fields.type ?? '0', 156);
  block.write(fields.link ?? '', 157, 100);
  block.write(fields.magic ?? 'ustar\u000000', 257);
  block.write(fields.prefix ?? '', 345, 155);
  block.fill(' ', 148, 156);
  const sum = block.reduce((total, byte) => total + byte, 0) + (fields.checksumError ?? 0);
  block.write(`${octal(sum, 6)}\u0000 `, 148);
  return Buffer.concat([block, content, Buffer.alloc((BLOCK_BYTES - (content.length % BLOCK_BYTES)) % BLOCK_BYTES)]);
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}

/** A complete tar. */
export function tarOf(...entries: (TarFields | Buffer)[]): Buffer {
  return Buffer.concat([...entries.map((entry) => (Buffer.isBuffer(entry) ? entry : tarEntry(entry))), TAR_END]);
}

/** A record of a pax header, with its length. */
export function paxRecord(key: string, value: string | Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(` ${key}=`), Buffer.from(value), Buffer.from('\n')]);
  let length = body.length;
  while (length !== body.length + String(length).length) length = body.length + String(length).length;
  return Buffer.concat([Buffer.from(String(length)), body]);
}

/** A pax header for the next entry or, with type `g`, for all entries. */
export function paxEntry(records: Readonly<Record<string, string | Buffer>>, type = 'x'): Buffer {
  const content = Buffer.concat(Object.entries(records).map(([key, value]) => paxRecord(key, value)));
  return tarEntry({ name: 'PaxHeaders/next', type, content });
}

/** A zstd frame that readers skip (RFC 8878, 3.1.2). */
export function skippableFrame(content: Buffer): Buffer {
  const head = Buffer.from([0x5a, 0x2a, 0x4d, 0x18, 0, 0, 0, 0]);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}

/** The fields of a zip entry. Fields that are not set get their correct values. */
export interface ZipFields {
  name: string | Buffer;
  content?: string | Buffer;
  /** The name in the local header. */
  localName?: string;
  method?: number;
  localMethod?: number;
  flags?: number;
  /** POSIX mode with the file type. */
  mode?: number;
  crc?: number;
  /** The declared unpacked size. */
  size?: number;
  /** Replaces the deflated content. */
  packed?: Buffer;
  extra?: Buffer;
  /** Points to an existing local header, and writes none. */
  offset?: number;
  /** Values of the local header that differ from the central directory. */
  localSize?: number;
  localCrc?: number;
  localFlags?: number;
  /** Bytes between the content and the next entry. */
  trailing?: Buffer;
}

/** Wrong values of the end record. */
export interface ZipEndFields {
  count?: number;
  directoryBytes?: number;
  /** Bytes between the central directory and the end record. */
  afterDirectory?: Buffer;
}

/** A data descriptor with its signature. */
export function descriptorOf(crc: number, packedBytes: number, bytes: number): Buffer {
  const descriptor = Buffer.alloc(16);
  [0x08074b50, crc, packedBytes, bytes].forEach((value, index) => descriptor.writeUInt32LE(value, index * 4));
  return descriptor;
}

/** A complete zip. */
export function zipOf(entries: readonly ZipFields[], endFields: ZipEndFields = {}): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const parts = zipParts(entry);
    parts.central.writeUInt32LE(entry.offset ?? offset, 42);
    central.push(parts.central);
    if (entry.offset !== undefined) continue;
    const local = Buffer.concat([parts.local, entry.trailing ?? Buffer.alloc(0)]);
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(endFields.count ?? entries.length, 8);
  end.writeUInt16LE(endFields.count ?? entries.length, 10);
  end.writeUInt32LE(endFields.directoryBytes ?? directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, endFields.afterDirectory ?? Buffer.alloc(0), end]);
}

/** A local header, with the values that differ from the central directory. */
function localHeader(common: Buffer, { localCrc, localFlags, localMethod, localSize }: ZipFields): Buffer {
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common]);
  if (localFlags !== undefined) local.writeUInt16LE(localFlags, 6);
  if (localMethod !== undefined) local.writeUInt16LE(localMethod, 8);
  if (localCrc !== undefined) local.writeUInt32LE(localCrc, 14);
  if (localSize !== undefined) local.writeUInt32LE(localSize, 22);
  return local;
}

/** An entry as it is stored, and its record in the central directory. */
export function zipParts(fields: ZipFields): { local: Buffer; central: Buffer } {
  const content = Buffer.from(fields.content ?? '');
  const method = fields.method ?? 8;
  const packed = fields.packed ?? (method === 8 ? deflateRawSync(content) : content);
  const name = Buffer.from(fields.name);
  const localName = Buffer.from(fields.localName ?? fields.name);
  const extra = fields.extra ?? Buffer.alloc(0);
  // The fields that both headers have in common, from "version needed" to "extra field length".
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(fields.flags ?? 0x800, 2);
  common.writeUInt16LE(method, 4);
  common.writeUInt32LE(fields.crc ?? crc32(content), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(fields.size ?? content.length, 18);
  const local = localHeader(common, fields);
  local.writeUInt16LE(localName.length, 26);
  const central = Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 3]), common, Buffer.alloc(14)]);
  central.writeUInt16LE(name.length, 28);
  central.writeUInt16LE(extra.length, 30);
  central.writeUInt32LE(((fields.mode ?? 0o100644) << 16) >>> 0, 38);
  return {
    local: Buffer.concat([local, localName, packed]),
    central: Buffer.concat([central, name, extra]),
  };
}
