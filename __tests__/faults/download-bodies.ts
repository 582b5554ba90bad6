import type { FaultAction } from '../../emulator/index.ts';
import type { ErrorCode } from '../../src/errors.ts';
import type { RunOptions } from '../support/run-action.ts';
import { always, FETCH, once, respond } from './builders.ts';
import type { Expected, FaultCase } from './table.ts';

const AT = 100_000;
const NO_BUNDLE = ['bundlePath', 'sitePath', 'sha256', 'contentDigest'];
const WHOLE: Expected = { outputs: { status: 'completed', cacheHit: 'false' } };

/** A failed download sets no output about the bundle. */
export function refused(errorCode: NonNullable<Expected['errorCode']>, ...messages: readonly string[]): Expected {
  return { errorCode, messages, without: NO_BUNDLE };
}

export const DOWNLOAD_ONLY: RunOptions = { inputs: { download: 'true' } };

/** The same response every time, to a run that does not unpack the bundle. */
function withoutUnpacking(name: string, action: FaultAction, errorCode: ErrorCode): FaultCase {
  return {
    name: `${name}, without unpacking`,
    faults: [always('download', action)],
    run: DOWNLOAD_ONLY,
    expect: refused(errorCode),
  };
}

export const BODIES: readonly FaultCase[] = [
  {
    name: 'gzip Content-Encoding on top',
    faults: [always('download', { type: 'gzip' })],
    run: FETCH,
    expect: refused('archive-refused'),
  },
  {
    name: 'a Content-Encoding that is not true',
    faults: [once('download', { type: 'alter', headers: { 'content-encoding': 'gzip' } })],
    run: FETCH,
    expect: WHOLE,
  },
  {
    name: 'zero bytes',
    faults: [always('download', respond(200, Buffer.alloc(0)))],
    run: FETCH,
    expect: refused('archive-damaged', 'no byte'),
  },
  {
    name: 'an XML body with status 200',
    faults: [always('download', respond(200, '<?xml version="1.0"?><Error><Code>x</Code></Error>'))],
    run: FETCH,
    expect: refused('archive-damaged', 'HTML or XML'),
  },
  {
    name: 'a web page with status 200, without unpacking',
    faults: [always('download', respond(200, '\n<!doctype html><title>Log in</title>'))],
    run: DOWNLOAD_ONLY,
    expect: refused('archive-damaged', 'HTML or XML'),
  },
  withoutUnpacking('zero bytes', respond(200, Buffer.alloc(0)), 'archive-damaged'),
  withoutUnpacking('an XML body with status 200', respond(200, '<?xml version="1.0"?><Error/>'), 'archive-damaged'),
  withoutUnpacking('bytes that are no archive', respond(200, Buffer.alloc(5_000, 'x')), 'archive-refused'),
  withoutUnpacking('gzip Content-Encoding on top', { type: 'gzip' }, 'archive-refused'),
  withoutUnpacking(
    'no length, and always cut',
    { type: 'deliver', framing: 'close', truncateAt: AT },
    'archive-damaged',
  ),
  {
    name: 'no length, and cut once, without unpacking',
    faults: [once('download', { type: 'deliver', framing: 'close', truncateAt: AT })],
    run: DOWNLOAD_ONLY,
    expect: { outputs: WHOLE.outputs ?? {}, ranges: ['-', '-'] },
  },
  ...(['chunked', 'close'] as const).map((framing): FaultCase => ({
    name: `a whole body without a length (${framing}), without unpacking`,
    faults: [once('download', { type: 'deliver', framing })],
    run: DOWNLOAD_ONLY,
    expect: { outputs: WHOLE.outputs ?? {} },
  })),
  {
    name: 'bytes that are no archive',
    faults: [always('download', respond(200, Buffer.alloc(5_000, 'x')))],
    run: FETCH,
    expect: refused('archive-refused'),
  },
  { name: '204', faults: [always('download', respond(204))], run: FETCH, expect: refused('download-failed') },
  {
    name: '206 though no range was asked for',
    faults: [always('download', { type: 'alter', status: 206, headers: { 'content-range': 'bytes 0-9/400000' } })],
    run: FETCH,
    expect: refused('download-failed'),
  },
  {
    name: 'a wrong digest, without unpacking',
    run: { inputs: { ...DOWNLOAD_ONLY.inputs, 'expected-sha256': 'ab'.repeat(32) } },
    expect: refused('digest-mismatch'),
  },
];
