import { ActionError } from '../../errors.ts';
import { incompleteBundle } from './transfer-error.ts';

/** What the service and the user expect of the archive. */
export interface Expected {
  /** `sizeBytes` as the service reported it. */
  readonly sizeBytes: number | undefined;
  /** The input `expected-sha256`, in lower-case hexadecimal digits. */
  readonly sha256: string | undefined;
}

/**
 * Compares a complete download with what is expected. Throws `archive-damaged` or `digest-mismatch`.
 *
 * @param total bytes that the link's host announced
 */
export function verifyDownload(
  { sizeBytes, sha256 }: { readonly sizeBytes: number; readonly sha256: string },
  expected: Expected,
  total: number | undefined,
): void {
  if (expected.sizeBytes !== undefined && sizeBytes !== expected.sizeBytes) {
    throw incompleteBundle(`the service reported ${expected.sizeBytes} bytes, the link delivered ${sizeBytes}`);
  }
  if (total !== undefined && sizeBytes !== total) {
    throw incompleteBundle(`the link's host announced ${total} bytes and delivered ${sizeBytes}`);
  }
  if (expected.sha256 === undefined || sha256 === expected.sha256) return;
  throw new ActionError('digest-mismatch', 'The bundle does not match `expected-sha256`.', {
    details: [`Expected: ${expected.sha256}`, `Downloaded: ${sha256}`],
    hint: 'Nothing was cached. Check the job: every export has its own digest, even of the same pages. If it is the right job, find out who could have changed the archive.',
  });
}

/** Passes an archive on, unless it is empty or a web page. Throws `archive-damaged`. */
export async function* refusePages(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  let isFirst = true;
  for await (const chunk of bytes) {
    if (isFirst && /^(\xef\xbb\xbf)?\s*</.test(Buffer.from(chunk.subarray(0, 64)).toString('latin1'))) {
      throw incompleteBundle("the link's host sent an HTML or XML page instead");
    }
    isFirst = false;
    yield chunk;
  }
  if (isFirst) throw incompleteBundle("the link's host sent no byte");
}
