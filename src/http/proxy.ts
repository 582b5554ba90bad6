import { BlockList, isIP } from 'node:net';
import { ActionError } from '../errors.ts';
import type { Environment } from '../runner/environment.ts';
import { bareHost } from './hosts.ts';

/** A variable in lower or upper case; lower case wins, as in curl. */
function readVariable(environment: Environment, lowerCase: string): { name: string; value: string } | undefined {
  return [lowerCase, lowerCase.toUpperCase()]
    .map((name) => ({ name, value: environment[name]?.trim() ?? '' }))
    .find(({ value }) => value !== '');
}

function inNetwork(entry: string, host: string): boolean {
  const [, network = '', prefix = ''] = /^([0-9a-f.:]+)\/(\d{1,3})$/.exec(entry) ?? [];
  const version = isIP(network);
  if (version === 0 || isIP(host) !== version || Number(prefix) > (version === 4 ? 32 : 128)) return false;
  const list = new BlockList();
  list.addSubnet(network, Number(prefix), `ipv${version === 4 ? 4 : 6}`);
  return list.check(host, `ipv${version === 4 ? 4 : 6}`);
}

/** One `no_proxy` entry against a host: `*`, a network, a name with all names below it, or an address with or without a port. */
function matches(entry: string, host: string, port: string): boolean {
  if (entry === '*' || inNetwork(entry, host)) return true;
  const [, name = '', entryPort] = /^(\[[^\]]*\]|[^:]*|[^:]*:[^:]*:.*?)(?::(\d+))?$/.exec(entry) ?? [];
  if (entryPort !== undefined && entryPort !== port) return false;
  const bare = name.replace(/^\*?\./, '').replace(/^\[|\]$|\.$/g, '');
  return bare !== '' && (host === bare || host.endsWith(`.${bare}`));
}

function isExempt(url: URL, noProxy: string): boolean {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  const entries = noProxy.toLowerCase().split(/[\s,]+/);
  return entries.some((entry) => entry !== '' && matches(entry, bareHost(url), port));
}

/** Whether a URL is that of a proxy. A `%` in user or password that encodes nothing would fail only when they are sent. */
function isProxyUrl({ protocol, hostname, username, password }: URL): boolean {
  return /^https?:$/.test(protocol) && hostname !== '' && !/%(?![0-9a-f]{2})/i.test(username + password);
}

/** The proxy for a URL, if any. Throws `proxy-invalid`, because a direct request might bypass a required proxy. */
export function proxyFor(url: URL, environment: Environment): URL | undefined {
  const setting = readVariable(environment, url.protocol === 'https:' ? 'https_proxy' : 'http_proxy');
  if (!setting || isExempt(url, readVariable(environment, 'no_proxy')?.value ?? '')) return undefined;
  const text = setting.value.includes('://') ? setting.value : `http://${setting.value}`;
  const proxy = URL.canParse(text) ? new URL(text) : undefined;
  if (proxy && isProxyUrl(proxy)) return proxy;
  throw new ActionError('proxy-invalid', `The environment variable ${setting.name} is not a valid proxy URL.`, {
    hint: `Set it to the form http://host:port, or unset it. No request was sent, because a request without the proxy could bypass the rules of your network.`,
  });
}
