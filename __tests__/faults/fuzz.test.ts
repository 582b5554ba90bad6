import { mkdirSync, rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { unpackArchive } from '../../src/bundle/unpack/unpack-archive.ts';
import { tarEntry, tarOf, zipOf } from '../support/archive-bytes.ts';
import { createUnpackFolder, type UnpackFolder } from '../support/unpack-folder.ts';
import { ARROW } from './fault-case.ts';
import { PARSERS, RUNS, SEED, text } from './fuzz-parsers.ts';

describe('Fuzz', () => {
  for (const { name, property } of PARSERS) {
    it(`${name}: ${RUNS} random inputs (seed ${SEED})${ARROW}is parsed or rejected with an expected error, and the result is valid`, async () => {
      await fc.assert(property, { numRuns: RUNS, seed: SEED });
    });
  }

  let folder: UnpackFolder;
  beforeAll(() => {
    folder = createUnpackFolder();
  });
  afterAll(() => {
    folder.remove();
  });

  const entry = fc.record({
    name: fc.oneof(text, fc.constantFrom('a', 'a/b', '../x', 'A')),
    content: fc.string({ maxLength: 40 }),
    type: fc.constantFrom('0', '0', '0', '1', '2', '5', 'x', 'L', 'g'),
    link: fc.constantFrom('', 'a', '../a', '/etc/passwd'),
  });
  const tar = fc.array(entry, { maxLength: 5 }).map((entries) => tarOf(...entries.map((fields) => tarEntry(fields))));
  const zip = fc
    .array(fc.record({ name: text, content: fc.string({ maxLength: 40 }) }), { maxLength: 4 })
    .map((entries) => zipOf(entries));
  const archive = fc.oneof(
    tar,
    tar.map((bytes) => gzipSync(bytes, { level: 1 })),
    zip,
    fc.uint8Array({ maxLength: 600 }).map((bytes) => Buffer.from(bytes)),
  );
  const changed = fc.tuple(archive, fc.nat(), fc.nat({ max: 7 }), fc.boolean()).map(([bytes, at, bit, flip]) => {
    if (flip && bytes.length > 0) bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ (1 << bit);
    return bytes;
  });

  it(`the archive reader: ${RUNS} random archives (seed ${SEED})${ARROW}is unpacked or rejected with an archive error, and nothing is written outside`, async () => {
    const outside = folder.filesOutside();
    const property = fc.asyncProperty(changed, async (bytes) => {
      mkdirSync(folder.target, { recursive: true });
      const options = { path: folder.write(bytes), targetDir: folder.target, signal: new AbortController().signal };
      await unpackArchive(options).catch((error: unknown) => {
        expect(error).toHaveProperty('code', expect.stringMatching(/^archive-/));
      });
      rmSync(folder.target, { recursive: true });
    });
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
    expect(folder.filesOutside()).toBe(outside);
  });
});
