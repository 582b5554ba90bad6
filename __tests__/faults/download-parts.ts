import type { FaultAction } from '../../emulator/index.ts';
import { always, respond, FETCH, once } from './builders.ts';
import type { Expected, FaultCase } from './table.ts';

const AT = 100_000;
const CUT: FaultAction = { type: 'deliver', truncateAt: AT };
const ON = `bytes=${AT}-`;
const WHOLE: Expected = { outputs: { status: 'completed', cacheHit: 'false' } };

/** A cut in the middle, then something odd about the answer to the request that wants to go on: it starts again. */
function afterCut(name: string, ...odd: readonly FaultAction[]): FaultCase {
  return {
    name: `after a cut: ${name}`,
    faults: [once('download', CUT), once('download', ...odd)],
    run: FETCH,
    expect: { ...WHOLE, ranges: ['-', ON, '-'], messages: ['Restarting the download'] },
  };
}

export const RANGES: readonly FaultCase[] = [
  ...[1, 400_000].map((at): FaultCase => ({
    name: `cut at byte ${at}`,
    faults: [once('download', { type: 'deliver', truncateAt: at })],
    run: FETCH,
    expect: { ...WHOLE, ranges: ['-', `bytes=${at}-`] },
  })),
  {
    name: 'cut again and again',
    faults: [1, 2, 3].map(() => once('download', CUT)),
    run: FETCH,
    expect: { ...WHOLE, ranges: ['-', ON, 'bytes=200000-', 'bytes=300000-'] },
  },
  afterCut('no ETag', { type: 'alter', headers: { etag: null } }),
  afterCut('a weak ETag', { type: 'alter', headers: { etag: 'W/"weak"' } }),
  afterCut('the Range is ignored', { type: 'ignoreRange' }),
  afterCut('a Content-Range of another place', { type: 'alter', headers: { 'content-range': 'bytes 0-9/400000' } }),
  afterCut('a Content-Range of another total', { type: 'alter', headers: { 'content-range': `bytes ${AT}-400/401` } }),
  afterCut('a Content-Range that is none', { type: 'alter', headers: { 'content-range': 'lots' } }),
  afterCut('no Content-Range', { type: 'alter', headers: { 'content-range': null } }),
  afterCut('416', respond(416)),
  afterCut('412', respond(412)),
  {
    name: 'after a cut: more bytes than the Content-Range says',
    faults: [once('download', CUT), once('download', { type: 'deliver', framing: 'chunked' })],
    run: FETCH,
    expect: { ...WHOLE, ranges: ['-', ON] },
  },
  {
    name: 'after a cut: 503 with Retry-After',
    faults: [once('download', CUT), once('download', respond(503, '', { 'retry-after': '1' }))],
    run: FETCH,
    expect: { ...WHOLE, ranges: ['-', ON, ON] },
  },
  ...[null, 'W/"weak"'].map((etag): FaultCase => ({
    name: `${etag === null ? 'no' : 'a weak'} ETag in the first response, and cut`,
    faults: [once('download', { type: 'alter', headers: { etag } }, CUT)],
    run: FETCH,
    expect: { ...WHOLE, ranges: ['-', '-'], messages: ['Restarting the download'] },
  })),
  {
    name: 'no ETag, and always cut',
    faults: [always('download', { type: 'alter', headers: { etag: null } }, CUT)],
    run: FETCH,
    expect: {
      errorCode: 'download-failed',
      without: ['bundlePath', 'sitePath', 'sha256', 'contentDigest'],
      ranges: ['-', '-', '-', '-', '-'],
    },
  },
];
