import { describe, expect, test } from '@jest/globals';
import { AddressReader, createResolver, type HostRules, type Resolved } from '../../../src/site/resolve.ts';

const FILES = new Set([
  'index.html',
  'a.html',
  'b/index.html',
  'b/c.html',
  'both.html',
  'both/index.html',
  'x y#?.html',
  'data.json',
]);

interface Options {
  readonly page?: string;
  readonly base?: string;
  readonly rules?: HostRules;
  readonly publicUrls?: readonly string[];
}

function resolve(href: string, { page = 'b/c.html', base, rules = 'auto', publicUrls = [] }: Options = {}): Resolved {
  const urls = publicUrls.map((url) => new URL(url));
  return createResolver({ files: FILES, rules, publicUrls: urls }).resolve({ page, href, base });
}

const file = (path: string, fragment?: string, query = ''): Resolved => ({ kind: 'file', path, query, fragment });
const missing = (path: string): Resolved => ({ kind: 'missing', path, query: '', fragment: undefined });

describe('host rules', () => {
  test.each<[HostRules, string, Resolved]>([
    ['exact', '/a.html', file('a.html')],
    ['exact', '/a', missing('a')],
    ['exact', '/b', missing('b')],
    ['exact', '/b/', file('b/index.html')],
    ['exact', '/', file('index.html')],
    ['html', '/a', file('a.html')],
    ['html', '/b', missing('b')],
    ['html', '/a/', missing('a/')],
    ['index', '/a', missing('a')],
    ['index', '/b', file('b/index.html')],
    ['auto', '/a', file('a.html')],
    ['auto', '/a/', file('a.html')],
    ['auto', '/b', file('b/index.html')],
    ['auto', '/both', file('both.html')],
    ['auto', '/both/', file('both/index.html')],
    ['auto', '/data.json', file('data.json')],
    ['auto', '/A.html', missing('A.html')],
  ])('%s: %s', (rules, href, expected) => {
    expect(resolve(href, { rules })).toEqual(expected);
  });
});

describe('addresses in a page', () => {
  // Not by test.each: it would read the percent signs in the addresses as its own.
  const cases: [string, Resolved, Options?][] = [
    ['c.html', file('b/c.html')],
    ['./', file('b/index.html')],
    ['', file('b/c.html')],
    ['../a.html', file('a.html')],
    ['../../../../a.html', file('a.html')],
    ['/%61.html', file('a.html')],
    [' \n/a\n.html ', file('a.html')],
    ['\\a.html', file('a.html')],
    ['/x%20y%23%3F.html', file('x y#?.html')],
    ['#top', file('b/c.html', 'top')],
    ['#', file('b/c.html', '')],
    ['/a#caf%C3%A9', file('a.html', 'café')],
    ['/a?x=1#y', file('a.html', 'y', 'x=1')],
    ['/a%', missing('a%')],
    ['/%2e%2e/a.html', file('a.html')],
    ['/..%2fa.html', missing('../a.html')],
    ['#top', file('x y#?.html', 'top'), { page: 'x y#?.html' }],
    ['a.html', file('a.html'), { base: '/' }],
    ['a.html', { kind: 'external', url: 'https://other.example/v1/a.html' }, { base: 'https://other.example/v1/' }],
    ['a.html', missing('b/a.html'), { base: 'http://[' }],
  ];
  for (const [href, expected, options] of cases) {
    test(`${JSON.stringify(href)}, ${JSON.stringify(options ?? {})}`, () => {
      expect(resolve(href, options)).toEqual(expected);
    });
  }
});

describe('what is not in the folder', () => {
  test.each<[string, Resolved]>([
    ['https://other.example/a', { kind: 'external', url: 'https://other.example/a' }],
    ['//other.example/a', { kind: 'external', url: 'http://other.example/a' }],
    ['mailto:me@example.com', { kind: 'other', scheme: 'mailto' }],
    ['data:text/plain,a', { kind: 'other', scheme: 'data' }],
    ['JavaScript:void(0)', { kind: 'other', scheme: 'javascript' }],
    ['http://[', { kind: 'invalid' }],
  ])('%s', (href, expected) => {
    expect(resolve(href)).toEqual(expected);
  });
});

describe("the site's own public addresses", () => {
  const publicUrls = ['https://docs.example.com', 'https://example.com/docs'];

  test.each<[string, Resolved]>([
    ['https://docs.example.com/a', file('a.html')],
    ['http://docs.example.com/a#x', file('a.html', 'x')],
    ['//docs.example.com/b/', file('b/index.html')],
    ['https://docs.example.com', file('index.html')],
    ['https://docs.example.com:8443/a', { kind: 'external', url: 'https://docs.example.com:8443/a' }],
    ['https://example.com/docs/a', file('a.html')],
    ['https://example.com/docs', file('index.html')],
    ['https://example.com/docsearch', { kind: 'external', url: 'https://example.com/docsearch' }],
    ['/docs/a', file('a.html')],
    ['/a', file('a.html')],
  ])('%s', (href, expected) => {
    expect(resolve(href, { publicUrls })).toEqual(expected);
  });
});

test('an address is read without any files', () => {
  const address = new AddressReader().read({ page: 'a/b.html', href: '../c/?q#f' });
  expect(address).toEqual({ kind: 'internal', path: 'c/', query: 'q', fragment: 'f' });
});
