import { describe, expect, it } from '@jest/globals';
import { GrowingDigest } from '../../../../src/bundle/download/digest.ts';
import { SpanWriter } from '../../../../src/bundle/download/span-writer.ts';
import type { PartialFile } from '../../../../src/bundle/download/partial-file.ts';

const PIECE = 64 * 1024;

/** A file whose writes take a while; `fails` is the count of the one that fails. */
function slowFile(fails?: number): { file: PartialFile; written: () => number } {
  let calls = 0;
  let written = 0;
  const write = async (offset: number, pieces: readonly Uint8Array[]): Promise<void> => {
    const call = (calls += 1);
    const bytes = pieces.reduce((sum, { length }) => sum + length, 0);
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (call === fails) throw new Error('disk full');
    expect(offset).toBe(written);
    written += bytes;
  };
  return { file: { write } as unknown as PartialFile, written: () => written };
}

/** Pushes so many pieces without waiting for the disk, as at the end of a body. */
function pushAll(writer: SpanWriter, count: number): void {
  for (let piece = 0; piece < count; piece += 1) void writer.push(Buffer.alloc(PIECE))?.catch(() => undefined);
}

describe('SpanWriter', () => {
  it.each([1, 7, 8, 9, 15, 16, 17, 40])('has %p pieces on the disk when flush resolves', async (count) => {
    const { file, written } = slowFile();
    const writer = new SpanWriter(file, new GrowingDigest(), 0);
    pushAll(writer, count);
    expect(writer.position).toBe(count * PIECE);
    await writer.flush();
    expect(written()).toBe(count * PIECE);
  });

  it.each([1, 2, 3])('rejects from flush when write %p fails', async (fails) => {
    const writer = new SpanWriter(slowFile(fails).file, new GrowingDigest(), 0);
    pushAll(writer, 24);
    await expect(writer.flush()).rejects.toThrow('disk full');
  });

  it('has the caller wait for the write before', async () => {
    const { file, written } = slowFile();
    const writer = new SpanWriter(file, new GrowingDigest(), 0);
    pushAll(writer, 15);
    await writer.push(Buffer.alloc(PIECE));
    expect(written()).toBe(8 * PIECE);
    await writer.flush();
  });
});
