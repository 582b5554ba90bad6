import type { UnpackLimits } from './limits.ts';

/** The names of a path, none for the archive's root, or a predicate that follows the entry's name in a message. */
export type ParsedPath = { readonly names: readonly string[] } | { readonly problem: string };
const CONTROL = /\p{Cc}/u;
/** Windows removes dots and spaces at the end of a name. */
const TRAILING_DOT_OR_SPACE = /[. ]$/;
/** Device names of Windows, in any folder and with any extension (Win32 file naming). */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³]) *(?:\.|$)/i;
const DRIVE = /^[A-Za-z]:/;
const ASCII_ONLY = /^\p{ASCII}*$/u;
/** Not allowed in names on Windows, where a colon opens a second stream of a file. */
const WINDOWS_FORBIDDEN = /[?*|<>":]/;

/** The rules are the same on every system. Empty and `.` names are dropped. Names that only some systems can store pass. */
export function parseEntryPath(raw: string, limits: UnpackLimits): ParsedPath {
  const problem = pathProblem(raw, limits);
  if (problem !== undefined) return { problem };
  const names = raw.split('/').filter((name) => name !== '' && name !== '.');
  if (names.includes('..')) return { problem: 'leads out of its folder with ".."' };
  if (names.some((name) => Buffer.byteLength(name) > limits.nameBytes))
    return { problem: `has a name longer than ${limits.nameBytes} bytes` };
  return names.length > limits.depth ? { problem: `is nested deeper than ${limits.depth} folders` } : { names };
}

function pathProblem(raw: string, limits: UnpackLimits): string | undefined {
  if (raw === '') return 'has no name';
  if (CONTROL.test(raw)) return 'has a control character in its name';
  if (raw.includes('\\')) return 'has a backslash in its name';
  if (raw.startsWith('/')) return 'is an absolute path';
  if (DRIVE.test(raw)) return 'is a path with a drive letter';
  if (Buffer.byteLength(raw) > limits.pathBytes) return `has a path longer than ${limits.pathBytes} bytes`;
  return undefined;
}

export function isPortableName(name: string): boolean {
  return !WINDOWS_FORBIDDEN.test(name) && !TRAILING_DOT_OR_SPACE.test(name) && !RESERVED.test(name);
}

/** Folds as much as NTFS, letter by letter, and APFS, which folds fully (`ß` as `ss`) and ignores normalization. */
export function foldName(name: string): string {
  if (ASCII_ONLY.test(name)) return name.toUpperCase();
  return name.normalize('NFD').toLowerCase().toUpperCase().normalize('NFD');
}

/** Dots are resolved in the text, because no folder of an unpacked site is a link. */
export function parseLinkTarget(linkNames: readonly string[], target: string, limits: UnpackLimits): ParsedPath {
  const names = linkNames.slice(0, -1);
  const problem = pathProblem(target, limits);
  if (problem !== undefined) return { problem: `is a link whose target ${problem}` };
  for (const name of target.split('/')) {
    if (name === '..') {
      if (names.pop() === undefined) return { problem: 'is a link that points outside the folder' };
    } else if (name !== '' && name !== '.') {
      names.push(name);
    }
  }
  return { names };
}
