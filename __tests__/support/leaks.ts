import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where and in which form a secret was found. */
export interface Leak {
  readonly place: string;
  readonly form: string;
}

/** Base64 of a secret inside a longer text: at each of the three alignments, without the ends that depend on the neighbors. */
function base64Forms(secret: string): string[] {
  return [0, 1, 2].map((offset) =>
    Buffer.from('x'.repeat(offset) + secret)
      .toString('base64')
      .slice(offset === 0 ? 0 : 4)
      .replace(/.{2}={0,2}$/, ''),
  );
}

/** Converts URL-safe base64 to the standard alphabet. */
function standardAlphabet(text: string): string {
  return text.replaceAll('-', '+').replaceAll('_', '/');
}

/** Decodes every percent-encoded byte. */
function percentDecode(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}

function reverseLines(text: string): string {
  return text
    .split('\n')
    .map((line) => Array.from(line).toReversed().join(''))
    .join('\n');
}

/** The text, decoded from each form that could hide a secret. */
function decodeForms(text: string): readonly (readonly [form: string, decoded: string])[] {
  const once = percentDecode(text);
  return [
    ['raw', text],
    ['URL-encoded', once],
    ['URL-encoded twice', percentDecode(once)],
    ['reversed', reverseLines(text)],
    ['reversed and URL-encoded', percentDecode(reverseLines(text))],
    ['URL-encoded and reversed', reverseLines(once)],
  ];
}

/** Searches a text for secrets: raw, URL-encoded, in base64 and reversed. */
export function findLeaks(place: string, text: string, secrets: readonly string[]): Leak[] {
  const forms = decodeForms(text);
  const base64 = standardAlphabet(text);
  return secrets.flatMap((secret) => [
    ...forms
      .filter(([, decoded]) => decoded.includes(secret) || decoded.includes(percentDecode(secret)))
      .map(([form]) => ({ place, form })),
    ...base64Forms(secret)
      .filter((form) => base64.includes(standardAlphabet(form)))
      .map(() => ({ place, form: 'base64' })),
  ]);
}

/** The paths of all files below a folder. */
export function filesBelow(folder: string): string[] {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [folder] : [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Larger files are archives of pages, in which no run writes a secret. */
const SEARCHED_BYTES = 20_000_000;

/** Searches every file below a folder for secrets. */
export function findLeaksInFiles(folder: string, secrets: readonly string[]): Leak[] {
  return filesBelow(folder)
    .filter((file) => statSync(file).size <= SEARCHED_BYTES)
    .flatMap((file) => findLeaks(file, readFileSync(file, 'latin1'), secrets));
}
