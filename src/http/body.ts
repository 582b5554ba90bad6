import type { HttpResponse } from './fetch.ts';
import { TransportError } from './transport-error.ts';

/** The API's objects are a few hundred bytes, an HTML error page some kB. */
const MAX_BODY_BYTES = 1_048_576;

/** @throws TransportError `too-large` for more than `maxBytes`, without reading the rest; and the body stream's errors */
export async function readBody(response: HttpResponse, maxBytes: number = MAX_BODY_BYTES): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new TransportError('too-large', `the response is longer than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export type Fields = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asFields(value: unknown): Fields {
  return isRecord(value) ? value : {};
}
