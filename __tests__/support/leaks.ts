import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where a secret was found, for the failing test's message. */
export interface Leak {
  readonly place: string;
  readonly form: string;
}

/** Base64 of a text as it stands inside a longer one: at each of the three alignments, without the uncertain ends. */
function base64Forms(secret: string): string[] {
  return [0, 1, 2].map((offset) =>
    Buffer.from('x'.repeat(offset) + secret)
      .toString('base64')
      .slice(offset === 0 ? 0 : 4)
      .replace(/.{2}={0,2}$/, ''),
  );
}

/** Both alphabets of base64 as one. */
function plainAlphabet(text: string): string {
  return text.replaceAll('-', '+').replaceAll('_', '/');
}

/** A text with every percent-encoded byte decoded, whoever has encoded which of them. */
function decoded(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}

function reversedLines(text: string): string {
  return text
    .split('\n')
    .map((line) => Array.from(line).toReversed().join(''))
    .join('\n');
}

/** The text in each way in which it may hide a secret. */
function readingsOf(text: string): readonly (readonly [form: string, reading: string])[] {
  const once = decoded(text);
  return [
    ['raw', text],
    ['URL-encoded', once],
    ['URL-encoded twice', decoded(once)],
    ['reversed', reversedLines(text)],
    ['reversed and URL-encoded', decoded(reversedLines(text))],
    ['URL-encoded and reversed', reversedLines(once)],
  ];
}

/** Looks for secrets in a text: as they are, URL-encoded, in base64 and backwards. */
export function findLeaks(place: string, text: string, secrets: readonly string[]): Leak[] {
  const readings = readingsOf(text);
  const base64 = plainAlphabet(text);
  return secrets.flatMap((secret) => [
    ...readings
      .filter(([, reading]) => reading.includes(secret) || reading.includes(decoded(secret)))
      .map(([form]) => ({ place, form })),
    ...base64Forms(secret)
      .filter((form) => base64.includes(plainAlphabet(form)))
      .map(() => ({ place, form: 'base64' })),
  ]);
}

/** All files below a folder, as paths. */
export function filesBelow(folder: string): string[] {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [folder] : [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Files larger than this are archives of pages, which no run writes a secret into. */
const SEARCHED_BYTES = 20_000_000;

/** Looks for secrets in every file below a folder. */
export function findLeaksInFiles(folder: string, secrets: readonly string[]): Leak[] {
  return filesBelow(folder)
    .filter((file) => statSync(file).size <= SEARCHED_BYTES)
    .flatMap((file) => findLeaks(file, readFileSync(file, 'latin1'), secrets));
}
