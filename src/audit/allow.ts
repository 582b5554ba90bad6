/** Says whether a URL is on the list of what a site may ask for. */
export type AllowList = (url: string) => boolean;

/** A line of the list: a host name, perhaps with `*.` before it, or the beginning of a URL. */
export function isAllowEntry(line: string): boolean {
  if (/^https?:\/\//i.test(line)) return URL.canParse(line);
  return /^(?:\*\.)?[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}_])?(?::\d{1,5})?$/u.test(line);
}

export function withoutScheme(url: string): string {
  return url.replace(/^(?:https?|wss?):/i, '');
}

/** A host in the form that URLs have it in. */
function hostOf(entry: string): string {
  const wildcard = entry.startsWith('*.');
  const name = wildcard ? entry.slice(2) : entry;
  const parsed = URL.canParse(`http://${name}/`) ? new URL(`http://${name}/`).host : name.toLowerCase();
  return wildcard ? `*.${parsed}` : parsed;
}

/** The beginning of a URL matches whole path segments: `https://a.example/js` is not the beginning of `/json`. */
function startsWith(url: string, prefix: string): boolean {
  const [whole, beginning] = [withoutScheme(url), withoutScheme(new URL(prefix).href)];
  if (!whole.startsWith(beginning)) return false;
  return whole.length === beginning.length || /[/?=&]$/.test(beginning) || /^[/?#]/.test(whole.slice(beginning.length));
}

/** Makes a list of hosts and URL prefixes. The scheme does not count: the same host over `http` is the same host. */
export function createAllowList(entries: readonly string[]): AllowList {
  const prefixes = entries.filter((entry) => /^https?:\/\//i.test(entry));
  const hosts = entries.filter((entry) => !prefixes.includes(entry)).map(hostOf);
  return (url) => {
    const { host, hostname } = new URL(url);
    return (
      hosts.some(
        (name) => name === host || name === hostname || (name.startsWith('*.') && host.endsWith(name.slice(1))),
      ) || prefixes.some((prefix) => startsWith(url, prefix))
    );
  };
}
