import { isIP } from 'node:net';

export function bareHost(url: URL): string {
  return url.hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase();
}

/** The IPv4 address inside a mapped (`::ffff:7f00:1`), compatible (`::7f00:1`) or NAT64 (RFC 6052) IPv6 one; else the host itself. */
function unmappedHost(url: URL): string {
  const host = bareHost(url);
  const mapped = /^(?:::ffff:|64:ff9b::|::)([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(host);
  if (!mapped) return host;
  const [high, low] = [Number.parseInt(mapped[1] ?? '', 16), Number.parseInt(mapped[2] ?? '', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Whether the URL surely names this machine: `localhost` (RFC 6761, section 6.3), 127.0.0.0/8 or `::1`. */
export function isLoopback(url: URL): boolean {
  const host = unmappedHost(url);
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/** Whether a secret may be sent there: https, or http that does not leave this machine. */
export function isHttpsOrLoopback(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
}

/** Whether the URL may lead to this machine: beside loopback, names below `localhost` and unspecified addresses. */
export function mayBeLoopback(url: URL): boolean {
  const host = unmappedHost(url);
  return isLoopback(url) || host.endsWith('.localhost') || host === '::' || (isIP(host) === 4 && host.startsWith('0.'));
}

/** Whether the URL names a link-local address (169.254.0.0/16, fe80::/10), where clouds have their instance metadata. */
export function isLinkLocal(url: URL): boolean {
  const host = unmappedHost(url);
  return isIP(host) === 4 ? host.startsWith('169.254.') : isIP(host) === 6 && /^fe[89ab]/.test(host);
}
