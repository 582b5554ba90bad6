import { describe, expect, it } from '@jest/globals';
import { checkLink, secretsOf } from '../../../src/service/link.ts';

const SERVICE = new URL('https://api.example.com');
const LOCAL = new URL('http://127.0.0.1:8080');

describe('checkLink', () => {
  it.each([
    'https://bundles.example.com/b.tar.gz?X-Amz-Signature=0123456789abcdef',
    'https://10.1.2.3/b.tar.gz?sig=x',
    'https://192.168.7.7:9000/b.tar.gz',
    'https://[fd00::1]/b.tar.gz',
    'https://minio.internal:9000/b',
  ])('accepts %s', (link) => {
    expect(checkLink(link, SERVICE)).toEqual({ ok: true, url: new URL(link) });
  });

  it.each([
    'http://bundles.example.com/b.tar.gz',
    'https://127.0.0.1/b.tar.gz',
    'https://127.1/b.tar.gz',
    'https://0x7f000001/b.tar.gz',
    'https://localhost/b.tar.gz',
    'https://x.localhost/b.tar.gz',
    'https://[::1]/b.tar.gz',
    'https://[::ffff:127.0.0.1]/b.tar.gz',
    'https://0.0.0.0/b.tar.gz',
    'https://localhost.:8443/b.tar.gz',
    'https://x.localhost./b.tar.gz',
    'https://[64:ff9b::7f00:1]/b.tar.gz',
    'https://[::127.0.0.1]/b.tar.gz',
    'https://169.254.169.254/latest',
    'https://[::ffff:169.254.169.254]/latest',
    'https://[fe80::1]/b.tar.gz',
    'https://user@bundles.example.com/b.tar.gz',
    'https://bundles.example.com/b .tar.gz',
    'https://bundles.example.com/b.tar.gz\r\nX: y',
    'https://bündles.example.com/b.tar.gz',
    `https://bundles.example.com/${'x'.repeat(9000)}`,
    'javascript:alert(1)',
    'b.tar.gz',
    '',
    undefined,
    {},
  ])('refuses %p, and its reason holds nothing of it', (link) => {
    const checked = checkLink(link, SERVICE);
    expect(checked.ok).toBe(false);
    if (!checked.ok && typeof link === 'string' && link.length > 12)
      expect(checked.reason).not.toContain(link.slice(8));
  });

  it('accepts loopback, with http too, only from a service on loopback', () => {
    expect(checkLink('http://127.0.0.1:9000/b', LOCAL).ok).toBe(true);
    expect(checkLink('http://localhost:9000/b', LOCAL).ok).toBe(true);
    expect(checkLink('http://bundles.example.com/b', LOCAL).ok).toBe(false);
    expect(checkLink('http://169.254.169.254/b', LOCAL).ok).toBe(false);
  });
});

describe('secretsOf', () => {
  it('names the link, its query and every long value in it, raw and decoded', () => {
    const link = new URL('https://s.example.com/b?X-Expires=1795233906&sig=abc%2Fdef%2Bghi%3Djkl0123');
    expect(secretsOf(link)).toEqual([
      link.href,
      'X-Expires=1795233906&sig=abc%2Fdef%2Bghi%3Djkl0123',
      'abc/def+ghi=jkl0123',
      'abc%2Fdef%2Bghi%3Djkl0123',
    ]);
  });

  it('leaves what is public: the algorithm, the dates, and the job that the link is of', () => {
    const query =
      'X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Date=20261121T040506Z&job=se_0123456789abcdef&token=Zx81kQp2Lm';
    const link = new URL(`https://s.example.com/b?${query}`);
    expect(secretsOf(link, ['se_0123456789abcdef'])).toEqual([link.href, query, 'Zx81kQp2Lm']);
  });
});
