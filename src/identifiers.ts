/**
 * A job id that can name a folder on any system: letters, digits, `_`, `-` and single dots inside. The service's ids are far
 * from these limits; anything else is no id, but an attempt to get somewhere else.
 */
const PLAIN_ID = /^(?!.*\.\.)[A-Za-z0-9](?:[A-Za-z0-9._-]{0,126}[A-Za-z0-9_-])?$/;

/** Whether a job id can name a folder. */
export function isPlainJobId(jobId: string): boolean {
  return PLAIN_ID.test(jobId);
}

/**
 * What ids are made of: no blank, no quote, no control character. `/`, `:` and others mean something in a URL, so whoever
 * builds a path of ids passes each through `encodeURIComponent`.
 */
const IDENTIFIER = /^[A-Za-z0-9._:~@=+/-]{1,256}$/;

/** Whether a text, encoded, can stand as one segment of an API path. Dots alone, which no encoding changes, walk up the path. */
export function isIdentifier(text: string): boolean {
  return IDENTIFIER.test(text) && !/^\.{1,2}$/.test(text);
}

/** A host name by RFC 1123, section 2.1, with the underscore that some names in use have. */
const HOST_NAME = /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*$/i;

/** Whether a text is a bare host name: no scheme, port or path. */
export function isHostName(text: string): boolean {
  return HOST_NAME.test(text);
}
