/** The forms of an HTTP date (RFC 9110, section 5.6.7); Date.parse accepts more. */
const HTTP_DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? [\w :-]+(GMT)?$/;

export function parseHttpDate(text: string | null): number | undefined {
  if (text === null || !HTTP_DATE.test(text.trim())) return undefined;
  // Asctime dates have no zone; every HTTP date is in GMT.
  const time = Date.parse(text.includes('GMT') ? text : `${text} GMT`);
  return Number.isNaN(time) ? undefined : time;
}

/** `Retry-After` (RFC 9110, section 10.2.3) in milliseconds. A date is compared with the response's own `Date` if it has one. */
export function parseRetryAfter(value: string | null, date: string | null, nowMs: number): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return Math.min(Number(text) * 1000, Number.MAX_SAFE_INTEGER);
  const until = parseHttpDate(text);
  return until === undefined ? undefined : Math.max(0, until - (parseHttpDate(date) ?? nowMs));
}
