import { describe, expect, it } from '@jest/globals';
import { releaseBuffer } from '../../../src/bundle/release-buffer.ts';

const LARGE = 4 * Buffer.poolSize;

function sizeAfter(piece: Uint8Array): number {
  const { buffer } = piece;
  releaseBuffer(piece);
  return buffer.byteLength;
}

describe('releaseBuffer', () => {
  it('gives back what is all of its memory, whatever its size', () => {
    expect(sizeAfter(new Uint8Array(10))).toBe(0);
    expect(sizeAfter(Buffer.allocUnsafeSlow(LARGE))).toBe(0);
  });

  it('gives back a memory with its last piece, and not before', () => {
    const memory = Buffer.allocUnsafeSlow(LARGE);
    expect(sizeAfter(memory.subarray(0, 100))).toBe(LARGE);
    expect(sizeAfter(memory.subarray(100, LARGE - 1))).toBe(LARGE);
    expect(sizeAfter(memory.subarray(100))).toBe(0);
  });

  it('leaves the slabs of Node.js alone', () => {
    for (let at = 0; at < 3 * Buffer.poolSize; at += 1000) {
      const piece = Buffer.allocUnsafe(1000).fill(7);
      expect(sizeAfter(piece)).toBe(Buffer.poolSize);
      expect(piece.every((byte) => byte === 7)).toBe(true);
    }
    // To the very end of one.
    for (
      let piece = Buffer.allocUnsafe(8);
      piece.byteOffset + 8 < piece.buffer.byteLength;
      piece = Buffer.allocUnsafe(8)
    )
      expect(sizeAfter(piece)).toBe(Buffer.poolSize);
  });

  it('leaves memory alone that other threads may see', () => {
    expect(sizeAfter(new Uint8Array(new SharedArrayBuffer(100)))).toBe(100);
  });
});
