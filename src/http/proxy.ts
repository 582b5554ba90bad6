import { BlockList, isIP } from 'node:net';
import { ActionError } from '../errors.ts';
import type { Environment } from '../runner/environment.ts';

export type { Environment };

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** A variable in lower or upper case; lower case wins, as curl has it. */
function variable(environment: Environment, name: string): { name: string; value: string } | undefined {
  for (const spelling of [name, name.toUpperCase()]) {
    const value = environment[spelling]?.trim();
    if (value) return { name: spelling, value };
  }
  return undefined;
}

/** Whether an address lies in a network such as 10.0.0.0/8. */
function inNetwork(entry: string, host: string): boolean {
  const [, network = '', prefix = ''] = /^([0-9a-f.:]+)\/(\d{1,3})$/.exec(entry) ?? [];
  const family = isIP(network);
  if (family === 0 || isIP(host) !== family || Number(prefix) > (family === 4 ? 32 : 128)) return false;
  const list = new BlockList();
  list.addSubnet(network, Number(prefix), family === 4 ? 'ipv4' : 'ipv6');
  return list.check(host, family === 4 ? 'ipv4' : 'ipv6');
}

/** One `no_proxy` entry against a host: `*`, a network, a name with all names below it, or an address with or without a port. */
function matches(entry: string, host: string, port: string): boolean {
  if (entry === '*' || inNetwork(entry, host)) return true;
  const [, name = '', entryPort] = /^(\[[^\]]*\]|[^:]*|[^:]*:[^:]*:.*?)(?::(\d+))?$/.exec(entry) ?? [];
  if (entryPort !== undefined && entryPort !== port) return false;
  const bare = name.replace(/^\*?\./, '').replace(/^\[|\]$|\.$/g, '');
  return bare !== '' && (host === bare || host.endsWith(`.${bare}`));
}

/** Whether `no_proxy` exempts the URL: entries split by commas or spaces, as curl reads them. */
function isExempt(url: URL, noProxy: string): boolean {
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase();
  const port = url.port || (DEFAULT_PORTS[url.protocol] ?? '');
  return noProxy
    .toLowerCase()
    .split(/[\s,]+/)
    .some((entry) => entry !== '' && matches(entry, host, port));
}

/** Whether user and password are percent-encoded as they should be: a bare `%` in them fails only when they are sent. */
function hasReadableCredentials({ username, password }: URL): boolean {
  return !/%(?![0-9a-f]{2})/i.test(username + password);
}

/**
 * The proxy a URL is reached through: `https_proxy` or `http_proxy` by the URL's scheme, unless `no_proxy` exempts it.
 * A value without a scheme is an http proxy, as curl has it.
 *
 * @returns undefined where the URL is reached directly
 * @throws ActionError `proxy-invalid` when the variable is no http or https URL: going direct would leave the way that
 *   the network's owner has prescribed
 */
export function proxyFor(url: URL, environment: Environment): URL | undefined {
  const setting = variable(environment, url.protocol === 'https:' ? 'https_proxy' : 'http_proxy');
  if (!setting || isExempt(url, variable(environment, 'no_proxy')?.value ?? '')) return undefined;
  const text = setting.value.includes('://') ? setting.value : `http://${setting.value}`;
  const proxy = URL.canParse(text) ? new URL(text) : undefined;
  if (
    !proxy ||
    !hasReadableCredentials(proxy) ||
    !['http:', 'https:'].includes(proxy.protocol) ||
    proxy.hostname === ''
  ) {
    throw new ActionError('proxy-invalid', `The environment variable ${setting.name} is not the URL of a proxy.`, {
      hint: `Give it the form http://host:port, or unset it. Nothing was sent: without a proxy the request would have left by a way that was not meant.`,
    });
  }
  return proxy;
}
