import { describe, expect, it } from '@jest/globals';
import { releaseBuffer } from '../../../src/bundle/release-buffer.ts';

const LARGE = 4 * Buffer.poolSize;

function sizeAfter(chunk: Uint8Array): number {
  const { buffer } = chunk;
  releaseBuffer(chunk);
  return buffer.byteLength;
}

describe('releaseBuffer', () => {
  it('releases a chunk that covers its whole buffer', () => {
    expect(sizeAfter(new Uint8Array(10))).toBe(0);
    expect(sizeAfter(Buffer.allocUnsafeSlow(LARGE))).toBe(0);
  });

  it('releases a buffer with its last chunk, and not before', () => {
    const memory = Buffer.allocUnsafeSlow(LARGE);
    expect(sizeAfter(memory.subarray(0, 100))).toBe(LARGE);
    expect(sizeAfter(memory.subarray(100, LARGE - 1))).toBe(LARGE);
    expect(sizeAfter(memory.subarray(100))).toBe(0);
  });

  it('does not release the buffer pool of Node.js', () => {
    for (let at = 0; at < 3 * Buffer.poolSize; at += 1000) {
      const chunk = Buffer.allocUnsafe(1000).fill(7);
      expect(sizeAfter(chunk)).toBe(Buffer.poolSize);
      expect(chunk.every((byte) => byte === 7)).toBe(true);
    }
    // Continue to the end of a pool.
    for (
      let chunk = Buffer.allocUnsafe(8);
      chunk.byteOffset + 8 < chunk.buffer.byteLength;
      chunk = Buffer.allocUnsafe(8)
    )
      expect(sizeAfter(chunk)).toBe(Buffer.poolSize);
  });

  it('does not release shared memory', () => {
    expect(sizeAfter(new Uint8Array(new SharedArrayBuffer(100)))).toBe(100);
  });
});
