import { isLinkLocal, isLoopback, mayBeLoopback } from '../net/hosts.ts';

/** A presigned link is a few hundred characters; servers refuse request lines of more than 8 kB or so. */
const MAX_LINK_LENGTH = 8_192;

/** A presigned link, checked, or the reason why it can't be used. The reason never holds a part of the link. */
export type CheckedLink = { readonly ok: true; readonly url: URL } | { readonly ok: false; readonly reason: string };

function reject(reason: string): CheckedLink {
  return { ok: false, reason };
}

/** Why the action does not go where a link points to; undefined when it may. */
function objectionTo(url: URL, local: boolean): string | undefined {
  if (url.username !== '' || url.password !== '') return 'it carries credentials';
  if (isLinkLocal(url)) return 'its host is a link-local address';
  if (mayBeLoopback(url) && !local) return 'its host is this machine';
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url))) return 'it is not an https URL';
  return undefined;
}

/**
 * Checks a bundle link before anything trusts it: https, one plain line, no credentials, no host that reaches back into
 * the runner. Private addresses are fine, since air-gapped networks keep their object stores there. A
 * loopback host, and plain http to it, are fine only when the service itself is on loopback.
 */
export function checkLink(value: unknown, baseUrl: URL): CheckedLink {
  if (typeof value !== 'string' || value === '') return reject('it is missing or no text');
  if (value.length > MAX_LINK_LENGTH) return reject(`it is longer than ${MAX_LINK_LENGTH} characters`);
  if (!/^[\x21-\x7e]+$/.test(value)) return reject('it has a blank, a line break or another character that no URL has');
  if (!URL.canParse(value)) return reject('it is no URL');
  const url = new URL(value);
  const reason = objectionTo(url, isLoopback(baseUrl));
  return reason === undefined ? { ok: true, url } : reject(reason);
}

/** Parameters of presigned links that tell of the request and sign nothing (the documentation of S3, GCS and Azure Blob). */
const PUBLIC_PARAMETER =
  /^(x-(amz|goog)-(algorithm|date|expires|signedheaders|content-sha256)|response-.*|x-expires|expires|s[etvpr]|spr|versionid|partnumber)$/i;
/** A shorter value signs nothing, and taking it out of texts would take words out. */
const MIN_SIGNING_LENGTH = 8;

/**
 * The parts of a link that must not be shown: the whole of it, its query, and each value there that may sign it.
 *
 * @param known values that are public all the same, such as the job's id
 */
export function secretsOf(link: URL, known: readonly string[] = []): string[] {
  const pairs = link.search.slice(1).split('&');
  const signing = pairs.flatMap((pair) => {
    const at = pair.indexOf('=');
    const [name, raw] = at < 0 ? ['', pair] : [pair.slice(0, at), pair.slice(at + 1)];
    const value = new URLSearchParams(pair).get(name) ?? raw;
    const isPublic = PUBLIC_PARAMETER.test(name) || known.includes(value);
    return isPublic || raw.length < MIN_SIGNING_LENGTH ? [] : [...new Set([value, raw])];
  });
  return [link.href, ...(link.search.length > MIN_SIGNING_LENGTH ? [link.search.slice(1)] : []), ...signing];
}
