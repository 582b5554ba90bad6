import type { FaultAction } from '../../emulator/index.ts';
import type { ErrorCode } from '../../src/errors.ts';
import type { RunOptions } from '../support/run-action.ts';
import { CUT_AT } from '../support/download-suite.ts';
import { always, BUNDLE_OUTPUTS, DOWNLOAD_AND_EXTRACT, DOWNLOADED, once, respond } from './builders.ts';
import type { Expected, FaultCase } from './fault-case.ts';

/** A failed download sets no output about the bundle. */
export function refused(errorCode: NonNullable<Expected['errorCode']>, ...messages: readonly string[]): Expected {
  return { errorCode, messages, without: BUNDLE_OUTPUTS };
}

export const DOWNLOAD_ONLY: RunOptions = { inputs: { download: 'true' } };

/** Every download gets this response, and the bundle is not unpacked. */
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
    name: 'the bundle compressed again, with Content-Encoding: gzip',
    faults: [always('download', { type: 'gzip' })],
    run: DOWNLOAD_AND_EXTRACT,
    expect: refused('archive-refused'),
  },
  {
    name: 'a wrong Content-Encoding',
    faults: [once('download', { type: 'alter', headers: { 'content-encoding': 'gzip' } })],
    run: DOWNLOAD_AND_EXTRACT,
    expect: DOWNLOADED,
  },
  {
    name: 'zero bytes',
    faults: [always('download', respond(200, Buffer.alloc(0)))],
    run: DOWNLOAD_AND_EXTRACT,
    expect: refused('archive-damaged', 'empty body'),
  },
  {
    name: 'an XML body with status 200',
    faults: [always('download', respond(200, '<?xml version="1.0"?><Error><Code>x</Code></Error>'))],
    run: DOWNLOAD_AND_EXTRACT,
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
  withoutUnpacking('bytes that are not an archive', respond(200, Buffer.alloc(5_000, 'x')), 'archive-refused'),
  withoutUnpacking('the bundle compressed again, with Content-Encoding: gzip', { type: 'gzip' }, 'archive-refused'),
  withoutUnpacking(
    'no length, and cut every time',
    { type: 'deliver', framing: 'close', truncateAt: CUT_AT },
    'archive-damaged',
  ),
  {
    name: 'no length, and cut once, without unpacking',
    faults: [once('download', { type: 'deliver', framing: 'close', truncateAt: CUT_AT })],
    run: DOWNLOAD_ONLY,
    expect: { outputs: DOWNLOADED.outputs, ranges: ['-', '-'] },
  },
  ...(['chunked', 'close'] as const).map((framing): FaultCase => ({
    name: `a complete body without a length (${framing}), without unpacking`,
    faults: [once('download', { type: 'deliver', framing })],
    run: DOWNLOAD_ONLY,
    expect: { outputs: DOWNLOADED.outputs },
  })),
  {
    name: 'bytes that are not an archive',
    faults: [always('download', respond(200, Buffer.alloc(5_000, 'x')))],
    run: DOWNLOAD_AND_EXTRACT,
    expect: refused('archive-refused'),
  },
  {
    name: '204',
    faults: [always('download', respond(204))],
    run: DOWNLOAD_AND_EXTRACT,
    expect: refused('download-failed'),
  },
  {
    name: '206 for a request without a Range',
    faults: [always('download', { type: 'alter', status: 206, headers: { 'content-range': 'bytes 0-9/400000' } })],
    run: DOWNLOAD_AND_EXTRACT,
    expect: refused('download-failed'),
  },
  {
    name: 'a wrong digest, without unpacking',
    run: { inputs: { ...DOWNLOAD_ONLY.inputs, 'expected-sha256': 'ab'.repeat(32) } },
    expect: refused('digest-mismatch'),
  },
];
