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
    expect(checkLink(link, SERVICE)).toEqual({ ok: true, url: new URL(link), text: link });
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
  ])('rejects %p without showing it', (link) => {
    const checked = checkLink(link, SERVICE);
    expect(checked.ok).toBe(false);
    if (!checked.ok && typeof link === 'string' && link.length > 12)
      expect(checked.reason).not.toContain(link.slice(8));
  });

  it('keeps the original text of the link', () => {
    const link = `https://bundles.example.com/b.tar.gz?X-Amz-Signature=it's"quoted"`;
    const checked = checkLink(link, SERVICE);
    expect(checked).toMatchObject({ ok: true, text: link });
  });

  it.each([
    ['b .tar.gz', 'U+0020'],
    ['b\r\nX', 'U+000D'],
    ['\u00FC', 'U+00FC'],
    ['\u{1F600}', 'U+1F600'],
  ])('names the invalid character in %j', (part, name) => {
    const checked = checkLink(`https://bundles.example.com/${part}`, SERVICE);
    expect(checked).toEqual({ ok: false, reason: `it contains the character ${name}, which is not allowed in a URL` });
  });

  it('accepts loopback addresses and http only from a service on loopback', () => {
    expect(checkLink('http://127.0.0.1:9000/b', LOCAL).ok).toBe(true);
    expect(checkLink('http://localhost:9000/b', LOCAL).ok).toBe(true);
    expect(checkLink('http://bundles.example.com/b', LOCAL).ok).toBe(false);
    expect(checkLink('http://169.254.169.254/b', LOCAL).ok).toBe(false);
  });
});

describe('secretsOf', () => {
  it.each([
    ['X-Amz-Signature', 'X-Amz-Credential'],
    ['x-amz-security-token', 'X-Amz-Signature'],
    ['Signature', 'AWSAccessKeyId'],
    ['X-Goog-Signature', 'X-Goog-Credential'],
    ['GoogleAccessId', 'Signature'],
    ['Policy', 'Key-Pair-Id'],
    ['x-oss-signature', 'OSSAccessKeyId'],
    ['q-signature', 'q-ak'],
    ['sig', 'token'],
  ])('returns the values of %s and %s', (first, second) => {
    const link = new URL(`https://s.example.com/b?${first}=0123456789abcdef&x=y&${second}=Zx81kQp2Lm`);
    expect(secretsOf(link)).toEqual(['0123456789abcdef', 'Zx81kQp2Lm']);
  });

  it('returns values raw and decoded', () => {
    const link = new URL('https://s.example.com/b?sig=abc%2Fdef%2Bghi%3Djkl0123&broken=%zz&token=%zz%zz%zz');
    expect(secretsOf(link)).toEqual(['abc/def+ghi=jkl0123', 'abc%2Fdef%2Bghi%3Djkl0123', '%zz%zz%zz']);
  });

  it('ignores dates, versions, file names, permissions, IDs and short values', () => {
    const queries = [
      'X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Date=20261121T040506Z&X-Amz-Expires=900&sig=short',
      'se=2026-11-21T05:00:00Z&ske=2026-11-21T05:00:00Z&sp=racwdl00&skoid=01234567-89ab&sv=2024-11-04',
      'filename=bundle.tar.gz&version=2026.11.21&job=se_0123456789abcdef&X-Expires=1795233906',
    ];
    expect(queries.flatMap((query) => secretsOf(new URL(`https://s.example.com/b?${query}`)))).toEqual([]);
  });
});
