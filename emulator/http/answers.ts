import type { Answer, AnswerBody } from './types.ts';

const NO_BYTES = Buffer.alloc(0);

/** A JSON answer. */
export function json(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: { type: 'json', value },
  };
}

/** The Error object of the contract ("Resources and their fields", Error). */
export function error(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Answer {
  return json(status, { error: message }, headers);
}

/** An answer without a body. */
export function empty(status: number, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, headers, body: { type: 'bytes', data: NO_BYTES } };
}

/** The same body with JSON made into bytes; streams stay streams. */
export function encoded(body: AnswerBody): Exclude<AnswerBody, { type: 'json' }> {
  if (body.type !== 'json') return body;
  // JSON.stringify gives undefined for undefined, against its declared type: a patch may return that.
  const text = JSON.stringify(body.value) as string | undefined;
  return { type: 'bytes', data: Buffer.from(text ?? '') };
}
