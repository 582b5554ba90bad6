import { describe, expect, it } from '@jest/globals';
import { ActionError } from '../../../src/errors.ts';
import { proxyFor } from '../../../src/http/proxy.ts';

const API = new URL('https://api.example.com/v1');

describe('proxyFor', () => {
  it.each([
    { environment: {}, expected: undefined },
    { environment: { https_proxy: 'http://proxy:3128' }, expected: 'http://proxy:3128/' },
    { environment: { HTTPS_PROXY: 'http://upper:3128' }, expected: 'http://upper:3128/' },
    { environment: { https_proxy: 'http://lower:1', HTTPS_PROXY: 'http://upper:1' }, expected: 'http://lower:1/' },
    { environment: { https_proxy: 'proxy:3128' }, expected: 'http://proxy:3128/' },
    { environment: { https_proxy: 'https://proxy' }, expected: 'https://proxy/' },
    { environment: { https_proxy: '  ' }, expected: undefined },
    { environment: { http_proxy: 'http://proxy:3128' }, expected: undefined },
  ])('returns $expected for $environment', ({ environment, expected }) => {
    expect(proxyFor(API, environment)?.href).toBe(expected);
  });

  it.each([
    ['example.com', true],
    ['.example.com', true],
    ['*.example.com', true],
    ['api.example.com:443', true],
    ['api.example.com:8443', false],
    ['API.Example.COM', true],
    ['other.org api.example.com', true],
    ['other.org,,api.example.com', true],
    ['*', true],
    ['ple.com', false],
    ['xapi.example.com', false],
    ['', false],
  ])('is undefined for no_proxy %p: %p', (noProxy, exempt) => {
    const proxy = proxyFor(API, { https_proxy: 'http://proxy:3128', no_proxy: noProxy });
    expect(proxy === undefined).toBe(exempt);
  });

  it.each([
    ['http://[::1]:8080/', '::1', true],
    ['http://[::1]:8080/', '[::1]', true],
    ['http://[::1]:8080/', '[::1]:8080', true],
    ['http://[::1]:8080/', '[::1]:80', false],
    ['http://127.0.0.1/', '127.0.0.1', true],
  ])('is undefined for %s with no_proxy %p: %p', (url, noProxy, exempt) => {
    const proxy = proxyFor(new URL(url), { http_proxy: 'http://proxy:3128', no_proxy: noProxy });
    expect(proxy === undefined).toBe(exempt);
  });

  it.each(['://x', 'socks5://proxy:1080', 'http://', 'ftp://proxy', 'http://a b'])(
    'rejects %p without showing it',
    (value) => {
      const attempt = (): unknown => proxyFor(API, { https_proxy: value });
      expect(attempt).toThrow(ActionError);
      expect(attempt).toThrow('The environment variable https_proxy is not a valid proxy URL.');
    },
  );
});
