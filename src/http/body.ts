import { TransportError } from './transport-error.ts';
import type { HttpResponse } from './fetch.ts';

/** The longest answer the API can have a reason for: its objects are a few hundred bytes, an HTML error page some kB. */
const MAX_ANSWER_BYTES = 1_048_576;

/**
 * Reads an API answer's body as text.
 *
 * @throws TransportError `too-large` for more than `maxBytes`, read no further than that; and what the body's stream throws
 */
export async function readText(response: HttpResponse, maxBytes: number = MAX_ANSWER_BYTES): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) {
      throw new TransportError('too-large', `the answer is longer than ${maxBytes} bytes`, {
        maybeProcessed: true,
      });
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** A text parsed as JSON, or undefined when it is none (JSON itself has no undefined). */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether a value from JSON is an object with named fields, and no array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
