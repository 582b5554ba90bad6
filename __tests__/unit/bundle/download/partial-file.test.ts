import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PartialFile } from '../../../../src/bundle/download/partial-file.ts';
import { withFolder } from '../../../support/bundles.ts';

interface Chunk {
  readonly start: number;
  readonly bytes: Buffer;
}

/** Splits consecutive bytes between connections. Each connection writes its chunks in order. */
function connectionsOf(sizes: readonly (readonly number[])[]): Chunk[][] {
  let offset = 0;
  return sizes.map((chunkSizes) =>
    chunkSizes.map((size) => {
      const chunk = { start: offset, bytes: randomBytes(size) };
      offset += size;
      return chunk;
    }),
  );
}

describe('PartialFile', () => {
  it('reads and hashes its contiguous start, in whatever order the connections write', async () => {
    const parts = fc.array(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }), { maxLength: 6 });
    const order = fc.array(fc.nat(), { minLength: 24, maxLength: 24 });
    await withFolder((folder) =>
      fc.assert(
        fc.asyncProperty(parts, order, async (sizes, choices) => {
          const path = join(folder, 'bundle');
          const file = await PartialFile.create(path);
          const { signal } = new AbortController();
          const read: Buffer[] = [];
          const reading = (async () => {
            for await (const chunk of file.read(signal)) read.push(Buffer.from(chunk));
          })();
          const hashing = file.digest(signal);
          let connections = connectionsOf(sizes);
          const whole = Buffer.concat(connections.flat().map(({ bytes }) => bytes));
          const written = new Set<number>();
          for (const choice of choices) {
            connections = connections.filter((left) => left.length > 0);
            const chunk = connections[choice % connections.length]?.shift();
            if (!chunk) break;
            await file.write(chunk.start, [chunk.bytes]);
            for (let byte = 0; byte < chunk.bytes.length; byte++) written.add(chunk.start + byte);
            let contiguous = 0;
            while (written.has(contiguous)) contiguous++;
            expect(file.ready).toBe(contiguous);
          }
          file.complete();
          await reading;
          const sha256 = await hashing;
          await file.close();
          expect(Buffer.concat(read).equals(whole)).toBe(true);
          expect(readFileSync(path).equals(whole)).toBe(true);
          expect(sha256).toBe(createHash('sha256').update(whole).digest('hex'));
        }),
        { numRuns: 50 },
      ),
    );
  });
});
