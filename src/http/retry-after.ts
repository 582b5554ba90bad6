/** Days and months as HTTP writes them; other strings that Date.parse would take are no HTTP dates (RFC 9110, 5.6.7). */
const HTTP_DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? [\w :-]+(GMT)?$/;

/** An HTTP date as milliseconds since the epoch; undefined for anything else. */
export function parseHttpDate(text: string | null): number | undefined {
  if (text === null || !HTTP_DATE.test(text.trim())) return undefined;
  // asctime dates carry no zone; every HTTP date is in GMT.
  const time = Date.parse(text.includes('GMT') ? text : `${text} GMT`);
  return Number.isNaN(time) ? undefined : time;
}

/**
 * Reads a `Retry-After` header (RFC 9110, section 10.2.3): a number of seconds, or a date, which is measured from the
 * answer's own `Date`, so that a runner's wrong clock changes nothing.
 *
 * @param nowMs the wall-clock time in milliseconds, used where the answer carries no `Date`
 * @returns the pause asked for in milliseconds, 0 for a date that has passed, undefined when there is none to read
 */
export function parseRetryAfter(value: string | null, date: string | null, nowMs: number): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return Math.min(Number(text) * 1000, Number.MAX_SAFE_INTEGER);
  const until = parseHttpDate(text);
  return until === undefined ? undefined : Math.max(0, until - (parseHttpDate(date) ?? nowMs));
}
