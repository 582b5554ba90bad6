import type { HttpResponse, ResponseBody } from './types.ts';

const NO_BYTES = Buffer.alloc(0);

export function json(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: { type: 'json', value },
  };
}

/** The Error object of the contract ("Resources and their fields", Error). */
export function error(status: number, message: string, headers: Readonly<Record<string, string>> = {}): HttpResponse {
  return json(status, { error: message }, headers);
}

export function empty(status: number, headers: Readonly<Record<string, string>> = {}): HttpResponse {
  return { status, headers, body: { type: 'bytes', data: NO_BYTES } };
}

/** Serializes a JSON body to bytes; other bodies are returned unchanged. */
export function serializeJson(body: ResponseBody): Exclude<ResponseBody, { type: 'json' }> {
  if (body.type !== 'json') return body;
  // Despite its declared type, JSON.stringify(undefined) is undefined, and a patch may return undefined.
  const text = JSON.stringify(body.value) as string | undefined;
  return { type: 'bytes', data: Buffer.from(text ?? '') };
}
