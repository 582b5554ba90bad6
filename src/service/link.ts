import { isHttpsOrLoopback, isLinkLocal, isLoopback, mayBeLoopback } from '../http/hosts.ts';

/** A presigned link is a few hundred characters; servers refuse request lines of more than 8 kB or so. */
const MAX_LINK_LENGTH = 8_192;

/** `text` is the link as it was sent: the URL parser encodes quotes. A reason has no part of the link but a refused character. */
export type CheckedLink =
  { readonly ok: true; readonly url: URL; readonly text: string } | { readonly ok: false; readonly reason: string };

function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function objectionTo(text: string, baseUrl: URL): string | undefined {
  if (text === '') return 'it is missing or is not text';
  if (text.length > MAX_LINK_LENGTH) return `it is longer than ${MAX_LINK_LENGTH} characters`;
  const refused = /[^\x21-\x7e]/u.exec(text)?.[0];
  if (refused !== undefined)
    return `it contains the character ${codePointName(refused)}, which is not allowed in a URL`;
  if (!URL.canParse(text)) return 'it is not a valid URL';
  const url = new URL(text);
  if (url.username + url.password !== '') return 'it contains credentials';
  if (isLinkLocal(url)) return 'its host is a link-local address';
  if (mayBeLoopback(url) && !isLoopback(baseUrl)) return 'its host is the runner itself';
  return isHttpsOrLoopback(url) ? undefined : 'it is not an https URL';
}

/** Accepts private addresses, where air-gapped networks have object stores; loopback only when the service itself is on loopback. */
export function checkLink(value: unknown, baseUrl: URL): CheckedLink {
  const text = typeof value === 'string' ? value : '';
  const reason = objectionTo(text, baseUrl);
  return reason === undefined ? { ok: true, url: new URL(text), text } : { ok: false, reason };
}

/** Query parameters that sign a link: of S3, GCS, Azure, CloudFront, OSS and COS by their documentation, then common ones. */
const SECRET_PARAMETERS: ReadonlySet<string> = new Set([
  ...['x-amz-signature', 'x-amz-credential', 'x-amz-security-token', 'signature', 'awsaccesskeyid'],
  ...['x-goog-signature', 'x-goog-credential', 'x-goog-security-token', 'googleaccessid', 'sig'],
  ...['policy', 'key-pair-id'],
  ...['x-oss-signature', 'x-oss-credential', 'x-oss-security-token', 'ossaccesskeyid', 'security-token'],
  ...['q-signature', 'q-ak', 'x-cos-security-token'],
  ...['x-signature', 'x-credential', 'x-token', 'x-security-token', 'sign', 'hmac', 'token', 'access_token'],
  ...['access-token', 'accesstoken', 'auth', 'auth_token', 'authorization', 'apikey', 'api_key', 'api-key'],
  ...['access_key', 'access-key', 'key', 'secret', 'password', 'credential', 'jwt', 'hdnts', 'hdnea', '__token__'],
]);
/** A shorter value protects nothing, and could be an ordinary word. */
const MIN_SECRET_VALUE_LENGTH = 8;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** The parts of a link that must not be shown: its signature and credentials, as they are and decoded. */
export function secretsOf(link: URL): string[] {
  const values = link.search
    .slice(1)
    .split('&')
    .flatMap((pair) => {
      const at = pair.indexOf('=');
      if (at < 0 || !SECRET_PARAMETERS.has(decoded(pair.slice(0, at)).toLowerCase())) return [];
      return [decoded(pair.slice(at + 1)), pair.slice(at + 1)];
    });
  const secrets = [...values, link.username, link.password];
  return [...new Set(secrets.filter((secret) => secret.length >= MIN_SECRET_VALUE_LENGTH))];
}
