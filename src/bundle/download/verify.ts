import { ActionError } from '../../errors.ts';
import { incompleteBundle } from './length.ts';
import type { EntrySink } from '../unpack/entry.ts';
import { FORMAT_PROBE_BYTES, knownFormat, type ArchiveFormat } from '../unpack/format.ts';
import { openInput } from '../unpack/input.ts';
import { Budget, READ_LIMITS } from '../unpack/limits.ts';
import { readArchive, type ReadOptions } from '../unpack/read-archive.ts';
import { refused } from '../unpack/refusal.ts';

/** What was promised of the archive beside what the link's host tells. */
export interface Expected {
  /** `sizeBytes` of the service's answer. */
  readonly sizeBytes: number | undefined;
  /** The input `expected-sha256`: 64 lower-case hexadecimal digits. */
  readonly sha256: string | undefined;
}

/**
 * Checks the finished file against what was promised. Throws `archive-damaged` or `digest-mismatch`.
 *
 * @param total bytes that the link's host told, if it did
 */
export function verifyRecord(
  kept: { readonly sizeBytes: number; readonly sha256: string },
  promised: Expected,
  total: number | undefined,
): void {
  if (total !== undefined && kept.sizeBytes !== total) {
    throw incompleteBundle(`the link's host announced ${total} bytes and delivered ${kept.sizeBytes}`);
  }
  if (promised.sizeBytes !== undefined && kept.sizeBytes !== promised.sizeBytes) {
    throw incompleteBundle(`the service reported ${promised.sizeBytes} bytes, the link delivered ${kept.sizeBytes}`);
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
      throw incompleteBundle("the link's host sent an HTML or XML page in its place");
    }
    first = false;
    yield piece;
  }
  if (first) throw incompleteBundle("the link's host sent no byte");
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
 * Reads an archive that is not unpacked from its first byte to its last, as unpacking would, and writes nothing. So it is
 * whole by everything that its format has to tell it: checksums, sizes, end marks, list of entries. Paths and sizes that
 * unpacking would refuse are of no concern here.
 *
 * @param path where the archive is once `source` has ended
 * @throws `archive-refused`, `archive-damaged`, the signal's reason, and what `source` throws
 */
export async function verifyArchive({ path, source, signal }: VerifyOptions): Promise<ArchiveFormat> {
  let files = 0;
  const sink: EntrySink = {
    entry: ({ kind }) => {
      if (kind !== 'folder') files += 1;
    },
    content: () => undefined,
    endFile: () => undefined,
  };
  const format = await readArchive({ path, source, signal, sink, budget: new Budget(READ_LIMITS) });
  if (files === 0) throw refused(undefined, 'holds no file');
  return format;
}

export type VerifyOptions = Required<Pick<ReadOptions, 'path' | 'source' | 'signal'>>;
