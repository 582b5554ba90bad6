import { ActionError } from '../errors.ts';
import type { ArchiveFacts } from './fetch/answer.ts';
import { decompress } from './unpack/decompress.ts';
import { CODECS, detectFormat, FORMAT_PROBE_BYTES, knownFormat, type ArchiveFormat } from './unpack/format.ts';
import { openInput } from './unpack/input.ts';
import { refused } from './unpack/refusal.ts';
import { StartAgain } from './fetch/transfer-error.ts';

/** What was promised of the archive beside what the link's host tells. */
export interface Promised {
  /** `sizeBytes` of the service's answer. */
  readonly sizeBytes: number | undefined;
  /** The input `expected-sha256`: 64 lower-case hexadecimal digits. */
  readonly sha256: string | undefined;
}

function notWhole(problem: string): ActionError {
  return new ActionError('archive-damaged', `The bundle is not whole: ${problem}.`, {
    hint: 'Nothing of it was kept. Run the step again; if it fails again, start a new export with `domain`.',
  });
}

/**
 * Joins what host and service tell of the length. Throws StartAgain when they contradict each other: a mistake on the way
 * is not made twice.
 */
export function checkTold(told: ArchiveFacts, { sizeBytes }: Promised): ArchiveFacts {
  const { total } = told;
  if (total === 0) throw notWhole("the link's host sent no byte");
  if (total === undefined || sizeBytes === undefined || total === sizeBytes)
    return { ...told, total: total ?? sizeBytes };
  const problem = `the service told ${sizeBytes} bytes, the link's host ${total}`;
  throw new StartAgain(problem, false, notWhole(problem));
}

/**
 * Checks the finished file against what was promised. Throws `archive-damaged` or `digest-mismatch`.
 *
 * @param total bytes that the link's host told, if it did
 */
export function checkKept(
  kept: { readonly sizeBytes: number; readonly sha256: string },
  promised: Promised,
  total: number | undefined,
): void {
  if (total !== undefined && kept.sizeBytes !== total) {
    throw notWhole(`it has ${kept.sizeBytes} bytes, and the link's host told ${total}`);
  }
  if (promised.sizeBytes !== undefined && kept.sizeBytes !== promised.sizeBytes) {
    throw notWhole(`it has ${kept.sizeBytes} bytes, and the service told ${promised.sizeBytes}`);
  }
  if (promised.sha256 === undefined || kept.sha256 === promised.sha256) return;
  throw new ActionError('digest-mismatch', 'The bundle is not the one that `expected-sha256` names.', {
    details: [`Expected: ${promised.sha256}`, `Fetched: ${kept.sha256}`],
    hint: 'Nothing of it was kept. Compare the job: another export has another digest, even of the same pages. Otherwise find out who could have changed the archive.',
  });
}

/**
 * Passes an archive's bytes on after a look at the first: an empty body, or a page in place of an archive, is named as what
 * it is. Throws `archive-damaged`.
 */
export async function* refusePages(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  let first = true;
  for await (const piece of bytes) {
    if (first && /^(\xef\xbb\xbf)?\s*</.test(Buffer.from(piece.subarray(0, 64)).toString('latin1'))) {
      throw notWhole("the link's host sent an HTML or XML page in its place");
    }
    first = false;
    yield piece;
  }
  if (first) throw notWhole("the link's host sent no byte");
}

/**
 * Finds an archive's format by its first bytes, and reads no further: enough where an expected digest proves the rest.
 *
 * @throws `archive-refused` for anything that is no archive, the signal's reason, and what `bytes` throws
 */
export async function findFormat(bytes: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<ArchiveFormat> {
  const input = await openInput(bytes, FORMAT_PROBE_BYTES, signal);
  void input.close();
  return knownFormat(input.head);
}

/**
 * Proves an archive that is not unpacked: its format by its first bytes, and for gzip and zstd that it decompresses to its
 * end and to its own checksums (RFC 1952, section 2.3.1). The decompressed bytes go nowhere.
 *
 * A host may declare a Content-Encoding on top, though it was asked for none. Most often the archive was merely uploaded so,
 * and its own gzip is what is meant: therefore bytes are kept as they came. A second layer inside the first is refused.
 *
 * @throws `archive-refused`, `archive-damaged`, the signal's reason, and what `bytes` throws
 */
export async function proveArchive(bytes: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<ArchiveFormat> {
  const input = await openInput(bytes, FORMAT_PROBE_BYTES, signal);
  try {
    const format = knownFormat(input.head);
    const codec = CODECS[format];
    let first = true;
    const look = (piece: Buffer): void => {
      const inner = first && codec !== 'none' ? detectFormat(piece) : undefined;
      first = false;
      if (inner !== undefined && inner !== 'tar')
        throw refused(undefined, `is packed twice: it holds a ${inner} again`);
    };
    await decompress({ codec, input, onPiece: look, signal });
    return format;
  } finally {
    // The bytes are someone else's, who may answer late or never.
    void input.close();
  }
}
