import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  parseContentRange,
  classifyResponse,
  strongEtag,
  type ArchiveFacts,
  type RangeRequest,
} from '../../../../src/bundle/download/archive-response.ts';
import { parseStoreError } from '../../../../src/bundle/download/archive-request.ts';

const facts: ArchiveFacts = { total: 1000, etag: '"a"', offersRanges: true };
const rest: RangeRequest = { kind: 'part', offset: 400, end: undefined, facts };
const part: RangeRequest = { kind: 'part', offset: 400, end: 600, facts };

function read(
  status: number,
  headers: Record<string, string>,
  wanted: RangeRequest,
): ReturnType<typeof classifyResponse> {
  return classifyResponse({ status, headers: { get: (name) => headers[name] ?? null } }, wanted, 0);
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

describe('classifyResponse', () => {
  it('accepts a complete archive with its headers', () => {
    const headers = { 'content-length': '1000', etag: '"a"', 'accept-ranges': 'bytes' };
    expect(read(200, headers, { kind: 'whole' })).toEqual({ kind: 'body', facts, end: 1000, hasLength: true });
    expect(read(200, {}, { kind: 'whole' })).toEqual({
      kind: 'body',
      facts: { total: undefined, etag: undefined, offersRanges: false },
      end: undefined,
      hasLength: false,
    });
  });

  it('accepts the requested part', () => {
    const headers = { 'content-range': 'bytes 400-999/1000', etag: '"a"' };
    expect(read(206, headers, rest)).toEqual({ kind: 'body', facts, end: 1000, hasLength: false });
    expect(read(206, { ...headers, 'content-length': '600' }, rest)).toMatchObject({ hasLength: true });
    expect(read(206, { ...headers, 'content-range': 'bytes 400-599/1000' }, part)).toMatchObject({ end: 600 });
    expect(read(206, { ...headers, 'content-range': 'bytes 400-499/1000' }, part)).toMatchObject({ end: 500 });
  });

  it.each<[string, number, Record<string, string>, RangeRequest]>([
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
  ])('restarts the download after %s', (...[, status, headers, range]) => {
    expect(read(status, headers, range)).toMatchObject({ kind: 'restart', noRanges: false });
  });

  it('distinguishes a host without ranges from a changed archive', () => {
    expect(read(200, { etag: '"a"' }, rest)).toMatchObject({ kind: 'restart', noRanges: true });
    expect(read(200, {}, rest)).toMatchObject({ kind: 'restart', noRanges: true });
    expect(read(200, { etag: '"b"' }, rest)).toMatchObject({ kind: 'restart', noRanges: false });
  });

  it('never accepts 206 as the complete archive, or any other status as a body', () => {
    fc.assert(
      fc.property(fc.integer({ min: 201, max: 599 }), (status) => {
        expect(read(status, { 'content-length': '1000', etag: '"a"' }, { kind: 'whole' }).kind).not.toBe('body');
      }),
    );
  });

  it('distinguishes refused links, redirects and failures', () => {
    expect(read(403, {}, rest)).toEqual({ kind: 'refused' });
    expect(read(307, { location: 'x' }, rest)).toEqual({ kind: 'redirect', location: 'x' });
    expect(read(503, { 'retry-after': '7' }, rest)).toMatchObject({
      kind: 'failed',
      failure: { status: 503, retryAfterMs: 7_000 },
    });
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
