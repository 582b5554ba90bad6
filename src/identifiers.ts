/** Letters, digits, `_`, `-` and single dots inside. The service's own IDs are far from these limits. */
const PLAIN_ID = /^(?!.*\.\.)[A-Za-z0-9](?:[A-Za-z0-9._-]{0,126}[A-Za-z0-9_-])?$/;

/** Whether a job ID is a valid folder name on any system. */
export function isPlainJobId(jobId: string): boolean {
  return PLAIN_ID.test(jobId);
}

/** No blanks, quotes or control characters. `/`, `:` and others have a meaning in URLs and must be encoded. */
const IDENTIFIER = /^[A-Za-z0-9._:~@=+/-]{1,256}$/;

/** Whether a text, encoded, is a valid segment of an API path. Dots alone, which no encoding changes, are not. */
export function isIdentifier(text: string): boolean {
  return IDENTIFIER.test(text) && !/^\.{1,2}$/.test(text);
}

/** A host name by RFC 1123, section 2.1, with the underscore that some names contain. */
const HOST_NAME = /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*$/i;

export function isHostName(text: string): boolean {
  return HOST_NAME.test(text);
}
