import { expect } from '@jest/globals';
import fc from 'fast-check';
import { parseContentRange, readResponse, strongEtag } from '../../src/bundle/download/archive-response.ts';
import { parseStoreError } from '../../src/bundle/download/archive-request.ts';
import { RestartDownload } from '../../src/bundle/download/transfer-error.ts';
import { parseEntryPath, parseLinkTarget } from '../../src/bundle/unpack/entry-path.ts';
import { DEFAULT_LIMITS } from '../../src/bundle/unpack/limits.ts';
import { parseArchiveRecord, parseSiteRecord } from '../../src/bundle/cache/cache-record.ts';
import { parsePax, parseTarHeader } from '../../src/bundle/unpack/tar-header.ts';
import { ActionError } from '../../src/errors.ts';
import { parsePullRequestLink } from '../../src/agent/pull-request-link.ts';
import { isIdentifier, isPlainJobId } from '../../src/identifiers.ts';
import { proxyFor } from '../../src/http/proxy.ts';
import { parseHttpDate, parseRetryAfter } from '../../src/http/retry-after.ts';
import { plainText } from '../../src/runner/plain-text.ts';
import { createRedactor } from '../../src/runner/redactor.ts';
import { readAgentJob } from '../../src/service/agent-client.ts';
import { checkLink } from '../../src/service/link.ts';
import {
  readBundle,
  readCount,
  readExport,
  readIdentifier,
  readLine,
  readPercent,
  readStatus,
  readTimestamp,
} from '../../src/service/schema.ts';

export const RUNS = 10_000;
export const SEED = 7_001;

export const text: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string(),
);
const json = fc.jsonValue();
const record = fc.dictionary(
  fc.constantFrom(
    'status',
    'progress',
    'pageCount',
    'error',
    'jobId',
    'sizeBytes',
    'expiresAt',
    'prLink',
    'source',
    'model',
    'createdAt',
    'archivedAt',
    'x',
  ),
  json,
);
const headers = fc.dictionary(
  fc.constantFrom('content-range', 'content-length', 'etag', 'retry-after', 'date', 'location', 'accept-ranges'),
  fc.oneof(text, fc.constantFrom('"a"', 'W/"a"', 'bytes 5-9/10', 'bytes */10', '-1', '10', 'bytes')),
);
const url = fc.oneof(
  text,
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  text.map((rest) => `https://a.example/${rest}`),
  fc.ipV4().map((ip) => `https://${ip}/x`),
  fc.ipV6().map((ip) => `https://[${ip}]/x`),
);
const pullRequestUrl = fc.oneof(
  url,
  fc
    .tuple(
      fc.constantFrom('github.example.com', 'gitlab.com', 'a@b.example'),
      fc.constantFrom('example', '..', 'x'),
      text,
    )
    .map(([host, owner, rest]) => `https://${host}/${owner}/docs/pull/7${rest}`),
);
const FACTS = { total: 10, etag: '"a"', offersRanges: true };

/** Whether a value is one line without control characters. */
function isPlain(value: string): boolean {
  return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value);
}

/** Undefined if the input is rejected with an expected error code. */
function resultOrRejected<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof ActionError && /^(archive-|proxy-invalid)/.test(error.code)) return undefined;
    if (error instanceof RestartDownload) return undefined;
    throw error;
  }
}

interface Parser {
  readonly name: string;
  readonly property: fc.IRawProperty<unknown>;
}

function parser<T>(name: string, inputs: fc.Arbitrary<T>, check: (value: T) => void): Parser {
  return { name, property: fc.property(inputs, check) };
}

export const PARSERS: readonly Parser[] = [
  parser('readExport', record, (fields) => {
    const { phase, status, percent, pageCount } = readExport(fields);
    expect(phase === 'completed').toBe(status === 'completed');
    if (percent !== undefined) expect(percent >= 0 && percent <= 100).toBe(true);
    if (pageCount !== undefined) expect(Number.isSafeInteger(pageCount) && pageCount >= 0).toBe(true);
    if (status !== undefined) expect(isPlain(status)).toBe(true);
  }),
  parser('readAgentJob', record, (fields) => {
    expect(readAgentJob(fields).phase === 'completed').toBe(readStatus(fields['status']) === 'completed');
  }),
  parser(
    'readIdentifier',
    fc.oneof(
      record,
      text.map((jobId) => ({ jobId })),
    ),
    (fields) => {
      const id = readIdentifier(fields.jobId);
      if (id !== undefined)
        expect([
          isIdentifier(id),
          new URL(`/v1/${encodeURIComponent(id)}/x`, 'https://a.example').pathname.split('/').length,
        ]).toEqual([true, 4]);
    },
  ),
  parser('readBundle, readTimestamp, readCount', record, (fields) => {
    const { expiresAt } = readBundle(fields);
    if (expiresAt !== undefined) expect(Number.isNaN(Date.parse(expiresAt))).toBe(false);
    expect(readTimestamp(fields['expiresAt'])).toBe(expiresAt);
    expect(readCount(fields['sizeBytes']) ?? 0).toBeGreaterThanOrEqual(0);
  }),
  parser('readPercent', fc.oneof(json, text, fc.double()), (value) => {
    const percent = readPercent(value) ?? 0;
    expect(percent >= 0 && percent <= 100).toBe(true);
  }),
  parser('readLine', text, (value) => {
    expect(isPlain(readLine(value) ?? '')).toBe(true);
  }),
  parser('checkLink', url, (value) => {
    const checked = checkLink(value, new URL('https://api.example'));
    if (!checked.ok) {
      if (value.length > 12) expect(checked.reason).not.toContain(value);
      return;
    }
    expect(checked.url.protocol).toBe('https:');
    expect(checked.url.username + checked.url.password).toBe('');
    expect(checked.url.hostname).not.toMatch(
      /^(localhost$|(127|0)\.\d+\.\d+\.\d+$|169\.254\.\d+\.\d+$|\[::1\]|\[fe[89ab])/,
    );
  }),
  parser('parsePullRequestLink', pullRequestUrl, (value) => {
    const parsed = parsePullRequestLink(value, {
      repository: 'https://github.example.com/example/docs',
      workflow: { host: undefined, repository: undefined },
      mergeDecides: false,
    });
    if (parsed.ok) {
      const { host, repository } = parsed.value;
      expect([host, repository]).toEqual(['github.example.com', 'example/docs']);
    }
  }),
  parser('parseRetryAfter, parseHttpDate', fc.tuple(text, fc.option(text)), ([value, date]) => {
    const pause = parseRetryAfter(value, date, 0);
    if (pause !== undefined) expect(pause >= 0 && Number.isFinite(pause)).toBe(true);
    expect(parseHttpDate(value)).not.toBeNaN();
  }),
  parser('readResponse of the store', fc.tuple(fc.integer({ min: 100, max: 599 }), headers), ([status, values]) => {
    const head = { status, headers: { get: (name: string): string | null => values[name] ?? null } };
    // A part is accepted only when it is proved to be the requested one.
    if (resultOrRejected(() => readResponse(head, { offset: 5, end: undefined, facts: FACTS })))
      expect([
        status,
        parseContentRange(values['content-range'] ?? null)?.first,
        strongEtag(values['etag'] ?? null),
      ]).toEqual([206, 5, '"a"']);
    expect(resultOrRejected(() => readResponse(head, undefined)) !== undefined).toBe(status === 200);
  }),
  parser('parseStoreError', text, (value) => {
    expect(parseStoreError(`<Code>${value}</Code>`).code).toMatch(/^[A-Za-z0-9]{0,64}$/);
  }),
  parser('proxyFor', fc.tuple(text, text), ([proxy, exempt]) => {
    const found = resultOrRejected(() =>
      proxyFor(new URL('https://a.example'), { https_proxy: proxy, no_proxy: exempt }),
    );
    if (found) expect(['http:', 'https:']).toContain(found.protocol);
  }),
  parser(
    'parseEntryPath, parseLinkTarget',
    fc.oneof(
      text,
      fc.array(fc.constantFrom('..', '.', 'a', '', 'CON', 'a:', '\\', 'é')).map((parts) => parts.join('/')),
    ),
    (value) => {
      const parsed = parseEntryPath(value, DEFAULT_LIMITS);
      if ('names' in parsed) expect(parsed.names).not.toContain('..');
      const target = parseLinkTarget(['a', 'link'], value, DEFAULT_LIMITS);
      if ('names' in target) expect(target.names).not.toContain('..');
    },
  ),
  parser('parseTarHeader', fc.uint8Array({ minLength: 512, maxLength: 512 }), (block) => {
    resultOrRejected(() => parseTarHeader(Buffer.from(block)));
  }),
  parser(
    'parsePax',
    fc.oneof(
      fc.uint8Array(),
      text.map((value) => Buffer.from(`${value.length + 9} path=${value}\n`)),
    ),
    (data) => {
      resultOrRejected(() => parsePax(Buffer.from(data), 'x'));
    },
  ),
  parser(
    'parseArchiveRecord, parseSiteRecord',
    fc.oneof(
      text,
      json.map((value) => JSON.stringify(value)),
    ),
    (value) => {
      expect(parseArchiveRecord(value)?.file ?? '').not.toMatch(/[/\\]/);
      expect(parseSiteRecord(value)?.rootDir ?? '').not.toMatch(/[/\\]/);
    },
  ),
  parser('isPlainJobId', text, (value) => {
    if (isPlainJobId(value)) expect(value).toMatch(/^[\w.-]+$/);
  }),
  parser('plainText', text, (value) => {
    expect(isPlain(plainText(value))).toBe(true);
    expect(plainText(value)).not.toMatch(/^\s*::|##\[/);
  }),
  parser('redact', fc.tuple(text, text), ([before, after]) => {
    const redactor = createRedactor();
    redactor.add('adm_0123456789abcdef');
    expect(redactor.redact(`${before}adm_0123456789abcdef${after}`)).not.toContain('adm_0123456789abcdef');
  }),
];
