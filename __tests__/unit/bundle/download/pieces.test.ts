import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { consumeStream } from '../../../../src/bundle/download/pieces.ts';

/** A stream that has these pieces ready at once. */
function streamOf(...pieces: readonly string[]): Readable {
  const stream = new Readable({ read: () => undefined });
  for (const piece of [...pieces, null]) stream.push(piece);
  return stream;
}

describe('consumeStream', () => {
  it('passes each chunk on unchanged, although all of them are ready', async () => {
    const taken: string[] = [];
    await consumeStream(streamOf('one', 'two', 'three'), (piece) => {
      taken.push(String(piece));
      return undefined;
    });
    expect(taken).toEqual(['one', 'two', 'three']);
  });

  it('waits for the promise of a chunk before the next chunk', async () => {
    const events: string[] = [];
    await consumeStream(streamOf('one', 'two'), async (piece) => {
      events.push(`${String(piece)} taken`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      events.push(`${String(piece)} done`);
    });
    expect(events).toEqual(['one taken', 'one done', 'two taken', 'two done']);
  });

  it('stops and destroys the stream when the consumer stops', async () => {
    const stream = streamOf('one', 'two', 'three');
    const taken: string[] = [];
    await consumeStream(stream, (piece) => {
      taken.push(String(piece));
      return taken.length === 2 ? 'leave' : undefined;
    });
    expect(taken).toEqual(['one', 'two']);
    expect(stream.destroyed).toBe(true);
  });

  it('rejects with the error of the stream, also while a promise is pending', async () => {
    const reason = new Error('broken');
    const stream = new Readable({ read: () => undefined });
    stream.push('one');
    const run = consumeStream(stream, () => {
      setImmediate(() => stream.destroy(reason));
      return new Promise(() => undefined);
    });
    await expect(run).rejects.toBe(reason);
  });

  it('rejects with the error of the consumer, and destroys the stream', async () => {
    const reason = new Error('disk full');
    const stream = streamOf('one', 'two');
    await expect(consumeStream(stream, () => Promise.reject(reason))).rejects.toBe(reason);
    expect(stream.destroyed).toBe(true);
  });

  it('rejects when the stream is closed before its end', async () => {
    const stream = new Readable({ read: () => undefined });
    setImmediate(() => stream.destroy());
    await expect(consumeStream(stream, () => undefined)).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
  });
});
