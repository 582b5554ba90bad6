import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ZipLayout } from '../../../../src/bundle/unpack/zip-layout.ts';
import { zipOf } from '../../../support/archive-bytes.ts';
import { createUnpackFolder } from '../../../support/unpack-folder.ts';

type Span = readonly [start: number, end: number];

function addEntries(directoryStart: number, spans: readonly Span[]): void {
  const layout = new ZipLayout(directoryStart);
  for (const [start, end] of spans) layout.add(start, end, `at ${start}`);
  layout.finish();
}

describe('the entries of a zip', () => {
  it('may be listed in any order', () => {
    const adjacent = fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 20 }).map((lengths) =>
      lengths.map((length, index): Span => {
        const start = lengths.slice(0, index).reduce((sum, each) => sum + each, 0);
        return [start, start + length];
      }),
    );
    const shuffled = adjacent.chain((spans) =>
      fc.shuffledSubarray(spans, { minLength: spans.length }).map((mixed) => ({ spans, mixed })),
    );
    fc.assert(
      fc.property(shuffled, ({ spans, mixed }) => {
        const end = spans.at(-1)?.[1] ?? 0;
        addEntries(end, mixed);
        expect(() => {
          addEntries(end + 1, mixed);
        }).toThrow('before its central directory');
        expect(() => {
          addEntries(end, mixed.slice(1));
        }).toThrow('belong to no entry');
        expect(() => {
          addEntries(2 * end, [...mixed, ...mixed.slice(0, 1)]);
        }).toThrow('shares its bytes');
      }),
    );
  });

  it.each<[string, number, readonly Span[], string]>([
    ['start with the file', 20, [[5, 20]], 'has 5 bytes that belong to no entry before the entry "at 5"'],
    [
      'do not overlap',
      20,
      [
        [0, 12],
        [8, 16],
      ],
      '"at 8" shares its bytes',
    ],
    [
      'do not contain each other',
      40,
      [
        [0, 20],
        [20, 30],
        [5, 10],
      ],
      '"at 5" shares its bytes',
    ],
    ['do not extend into the central directory', 20, [[5, 25]], 'belong to no entry before the entry "at 5"'],
    [
      'are not larger than the file',
      20,
      [
        [0, 15],
        [10, 20],
      ],
      '"at 10" shares its bytes',
    ],
  ])('%s', (...[, directoryStart, spans, message]) => {
    expect(() => {
      addEntries(directoryStart, spans);
    }).toThrow(message);
  });
});

describe('a data descriptor', () => {
  const content = 'some content';
  const values = [crc32(content), deflateRawSync(content).length, content.length];
  const signature = Buffer.from('PK\u0007\u0008');
  const crc = Buffer.alloc(4);
  crc.writeUInt32LE(values[0] ?? 0);
  const sizes = (width: 4 | 8): Buffer => {
    const bytes = Buffer.alloc(2 * width);
    bytes.writeUInt32LE(values[1] ?? 0, 0);
    bytes.writeUInt32LE(values[2] ?? 0, width);
    return bytes;
  };

  it.each([
    ['with a signature', Buffer.concat([signature, crc, sizes(4)])],
    ['without a signature', Buffer.concat([crc, sizes(4)])],
    ['of Zip64, with a signature', Buffer.concat([signature, crc, sizes(8)])],
    ['of Zip64, without a signature', Buffer.concat([crc, sizes(8)])],
  ])('%s is accepted', async (_, trailing) => {
    const folder = createUnpackFolder();
    const streamed = { content, flags: 0x808, localCrc: 0, localSize: 0, trailing };
    const bytes = zipOf([
      { name: 'a', ...streamed },
      { name: 'b', ...streamed },
    ]);
    expect(await folder.unpack(bytes)).toMatchObject({ files: 2 });
    folder.remove();
  });
});
