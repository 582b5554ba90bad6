import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  parseContentRange,
  readResponse,
  strongEtag,
  type ArchiveFacts,
  type ArchivePart,
} from '../../../../src/bundle/download/archive-response.ts';
import { parseStoreError } from '../../../../src/bundle/download/archive-request.ts';

const facts: ArchiveFacts = { total: 1000, etag: '"a"', offersRanges: true };
const rest: ArchivePart = { offset: 400, end: undefined, facts };
const part: ArchivePart = { offset: 400, end: 600, facts };

function read(status: number, headers: Record<string, string>, wanted?: ArchivePart): ReturnType<typeof readResponse> {
  return readResponse({ status, headers: { get: (name) => headers[name] ?? null } }, wanted);
}

/** Why the download starts again. */
function reasonOf(status: number, headers: Record<string, string>, wanted?: ArchivePart): unknown {
  try {
    return read(status, headers, wanted);
  } catch (error) {
    return error;
  }
}

describe('parseContentRange', () => {
  it('parses every range within its total', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), (first, more, beyond) => {
        const range = { first, last: first + more, total: first + more + 1 + beyond };
        expect(parseContentRange(`bytes ${range.first}-${range.last}/${range.total}`)).toEqual(range);
      }),
    );
  });

  it('never returns an inconsistent range', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^bytes \d{0,17}-\d{0,17}\/[\d*]{0,17}$/)), (text) => {
        const range = parseContentRange(text);
        if (range) expect(range.first <= range.last && range.last < range.total).toBe(true);
      }),
    );
  });

  it.each([null, '', 'bytes */1000', 'bytes 5-4/10', 'bytes 0-10/10', 'bytes 0-9/*', 'items 0-9/10', 'bytes=0-9/10'])(
    'rejects %p',
    (text) => {
      expect(parseContentRange(text)).toBeUndefined();
    },
  );
});

describe('strongEtag', () => {
  it.each([
    ['"a"', '"a"'],
    ['""', '""'],
    ['W/"a"', undefined],
    ['a', undefined],
    ['"a" "b"', undefined],
    [null, undefined],
  ])('%p is %p', (text, expected) => {
    expect(strongEtag(text)).toBe(expected);
  });
});

describe('readResponse', () => {
  it('accepts a complete archive with its headers', () => {
    const headers = { 'content-length': '1000', etag: '"a"', 'accept-ranges': 'bytes' };
    expect(read(200, headers)).toEqual({ facts, end: 1000, hasLength: true });
    expect(read(200, {})).toEqual({
      facts: { total: undefined, etag: undefined, offersRanges: false },
      end: undefined,
      hasLength: false,
    });
  });

  it('accepts the requested part', () => {
    const headers = { 'content-range': 'bytes 400-999/1000', etag: '"a"' };
    expect(read(206, headers, rest)).toEqual({ facts, end: 1000, hasLength: false });
    expect(read(206, { ...headers, 'content-length': '600' }, rest)).toMatchObject({ hasLength: true });
    expect(read(206, { ...headers, 'content-range': 'bytes 400-599/1000' }, part)).toMatchObject({ end: 600 });
    expect(read(206, { ...headers, 'content-range': 'bytes 400-499/1000' }, part)).toMatchObject({ end: 500 });
  });

  it.each<[string, number, Record<string, string>, ArchivePart]>([
    ['another start', 206, { 'content-range': 'bytes 0-999/1000', etag: '"a"' }, rest],
    ['a larger range than requested', 206, { 'content-range': 'bytes 400-999/1000', etag: '"a"' }, part],
    ['another length', 206, { 'content-range': 'bytes 400-999/1001', etag: '"a"' }, rest],
    ['another ETag', 206, { 'content-range': 'bytes 400-999/1000', etag: '"b"' }, rest],
    ['no ETag', 206, { 'content-range': 'bytes 400-999/1000' }, rest],
    [
      'a length that does not fit',
      206,
      { 'content-range': 'bytes 400-999/1000', etag: '"a"', 'content-length': '9' },
      rest,
    ],
    ['no Content-Range', 206, { etag: '"a"' }, rest],
    ['416', 416, { 'content-range': 'bytes */1000' }, rest],
    ['412', 412, {}, rest],
  ])('restarts the download for %s', (...[, status, headers, range]) => {
    expect(reasonOf(status, headers, range)).toMatchObject({ name: 'RestartDownload', noRanges: false });
  });

  it('distinguishes a host without ranges from a changed archive', () => {
    const restart = { name: 'RestartDownload' };
    expect(reasonOf(200, { etag: '"a"' }, rest)).toMatchObject({ ...restart, noRanges: true });
    expect(reasonOf(200, {}, rest)).toMatchObject({ ...restart, noRanges: true });
    expect(reasonOf(200, { etag: '"b"' }, rest)).toMatchObject({ ...restart, noRanges: false });
  });

  it('never accepts 206 as the complete archive, or any other status as a body', () => {
    const headers = { 'content-length': '1000', etag: '"a"', 'content-range': 'bytes 400-999/1000' };
    const others = fc.integer({ min: 201, max: 599 }).filter((status) => status !== 412 && status !== 416);
    fc.assert(
      fc.property(others, (status) => {
        expect(read(status, headers)).toBeUndefined();
        if (status !== 206) expect(read(status, headers, rest)).toBeUndefined();
      }),
    );
  });
});

describe('parseStoreError', () => {
  it.each([
    [
      '<Error><Code>AccessDenied</Code><Message>Request has expired</Message><StringToSign>secret</StringToSign></Error>',
      { code: 'AccessDenied', message: 'Request has expired' },
    ],
    ['<Code>NoSuchKey</Code>', { code: 'NoSuchKey', message: '' }],
    ['<Code>A</Code><Message>a &lt;b&gt; &amp;amp;</Message>', { code: 'A', message: 'a <b> &amp;' }],
    ['<Code>A</Code><Message>cut', { code: 'A', message: '' }],
    ['<Code>no such secret/path</Code><Message>x</Message>', { code: '', message: '' }],
    ['<html>secret</html>', { code: '', message: '' }],
  ])('reads only the code and the message in %s', (xml, expected) => {
    expect(parseStoreError(xml)).toEqual(expected);
  });
});
