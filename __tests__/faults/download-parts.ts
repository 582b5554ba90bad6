import type { FaultAction } from '../../emulator/index.ts';
import { CUT_AT, RANGE_AFTER_CUT } from '../support/download-suite.ts';
import { always, BUNDLE_OUTPUTS, CUT, DOWNLOAD_AND_EXTRACT, DOWNLOADED, once, respond } from './builders.ts';
import type { FaultCase } from './fault-case.ts';

/** A cut, then a response with which the download cannot be resumed. */
function afterCut(name: string, ...actions: readonly FaultAction[]): FaultCase {
  return {
    name: `after a cut: ${name}`,
    faults: [once('download', CUT), once('download', ...actions)],
    run: DOWNLOAD_AND_EXTRACT,
    expect: { ...DOWNLOADED, ranges: ['-', RANGE_AFTER_CUT, '-'], messages: ['Restarting the download'] },
  };
}

export const RANGES: readonly FaultCase[] = [
  ...[1, 400_000].map((at): FaultCase => ({
    name: `cut at byte ${at}`,
    faults: [once('download', { type: 'deliver', truncateAt: at })],
    run: DOWNLOAD_AND_EXTRACT,
    expect: { ...DOWNLOADED, ranges: ['-', `bytes=${at}-`] },
  })),
  {
    name: 'cut three times',
    faults: [1, 2, 3].map(() => once('download', CUT)),
    run: DOWNLOAD_AND_EXTRACT,
    expect: { ...DOWNLOADED, ranges: ['-', RANGE_AFTER_CUT, 'bytes=200000-', 'bytes=300000-'] },
  },
  afterCut('no ETag', { type: 'alter', headers: { etag: null } }),
  afterCut('a weak ETag', { type: 'alter', headers: { etag: 'W/"weak"' } }),
  afterCut('a response that ignores the Range', { type: 'ignoreRange' }),
  afterCut('a Content-Range with another start', { type: 'alter', headers: { 'content-range': 'bytes 0-9/400000' } }),
  afterCut('a Content-Range with another total', {
    type: 'alter',
    headers: { 'content-range': `bytes ${CUT_AT}-400/401` },
  }),
  afterCut('an invalid Content-Range', { type: 'alter', headers: { 'content-range': 'lots' } }),
  afterCut('no Content-Range', { type: 'alter', headers: { 'content-range': null } }),
  afterCut('416', respond(416)),
  afterCut('412', respond(412)),
  {
    name: 'after a cut: a range in chunks, without a Content-Length',
    faults: [once('download', CUT), once('download', { type: 'deliver', framing: 'chunked' })],
    run: DOWNLOAD_AND_EXTRACT,
    expect: { ...DOWNLOADED, ranges: ['-', RANGE_AFTER_CUT] },
  },
  {
    name: 'after a cut: 503 with Retry-After',
    faults: [once('download', CUT), once('download', respond(503, '', { 'retry-after': '1' }))],
    run: DOWNLOAD_AND_EXTRACT,
    expect: { ...DOWNLOADED, ranges: ['-', RANGE_AFTER_CUT, RANGE_AFTER_CUT] },
  },
  ...[null, 'W/"weak"'].map((etag): FaultCase => ({
    name: `${etag === null ? 'no' : 'a weak'} ETag in the first response, and cut`,
    faults: [once('download', { type: 'alter', headers: { etag } }, CUT)],
    run: DOWNLOAD_AND_EXTRACT,
    expect: { ...DOWNLOADED, ranges: ['-', '-'], messages: ['Restarting the download'] },
  })),
  {
    name: 'no ETag, and cut every time',
    faults: [always('download', { type: 'alter', headers: { etag: null } }, CUT)],
    run: DOWNLOAD_AND_EXTRACT,
    expect: {
      errorCode: 'download-failed',
      without: BUNDLE_OUTPUTS,
      ranges: ['-', '-', '-', '-', '-'],
    },
  },
];
