import type { UnpackLimits } from './limits.ts';

/** A path that stays in its folder on every system, as its names; an empty list is the archive's own root. */
export interface SafePath {
  readonly names: readonly string[];
}

/** Why a path is not accepted: a predicate that follows the entry's name in a message. */
export interface PathProblem {
  readonly problem: string;
}

/** C0 and C1 control characters and DEL; NUL is one of them. */
const CONTROL = /\p{Cc}/u;
/** Windows drops dots and spaces at a name's end, so that such a name meets another one. */
const TRAILING_DOT_OR_SPACE = /[. ]$/;
/** Device names of Windows, which stand for the device with any extension and in any folder (Win32 file naming). */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³]) *(?:\.|$)/i;
const DRIVE = /^[A-Za-z]:/;
// eslint-disable-next-line no-control-regex -- the whole of ASCII is meant
const ASCII_ONLY = /^[\u0000-\u007F]*$/;

/** Characters that Windows has no room for in a name; a colon opens a second stream of a file there. */
const FOREIGN_CHARACTER = /[?*|<>":]/;

/**
 * The rules for an entry's path, the same on every system: what could lead out of the folder on any of them is a problem on
 * all. Empty and `.` names are dropped, as in `./a//b`. Names that only some systems can hold are `isPortableName`'s concern.
 */
export function parseEntryPath(raw: string, limits: UnpackLimits): SafePath | PathProblem {
  const problem = wholePathProblem(raw, limits);
  if (problem !== undefined) return { problem };
  const names = raw.split('/').filter((name) => name !== '' && name !== '.');
  for (const name of names) {
    const nameIssue = nameProblem(name, limits);
    if (nameIssue !== undefined) return { problem: nameIssue };
  }
  return names.length > limits.depth ? { problem: `lies deeper than ${limits.depth} folders` } : { names };
}

function wholePathProblem(raw: string, limits: UnpackLimits): string | undefined {
  if (raw === '') return 'has no name';
  if (CONTROL.test(raw)) return 'has a control character in its name';
  if (raw.includes('\\')) return 'has a backslash in its name';
  if (raw.startsWith('/')) return 'is an absolute path';
  if (DRIVE.test(raw)) return 'is a path on a drive';
  if (Buffer.byteLength(raw) > limits.pathBytes) return `has a path longer than ${limits.pathBytes} bytes`;
  return undefined;
}

function nameProblem(name: string, limits: UnpackLimits): string | undefined {
  if (name === '..') return 'climbs out of its folder with ".."';
  if (Buffer.byteLength(name) > limits.nameBytes) return `has a name longer than ${limits.nameBytes} bytes`;
  return undefined;
}

/** Whether a name of a path exists on Windows, too. */
export function isPortableName(name: string): boolean {
  return !FOREIGN_CHARACTER.test(name) && !TRAILING_DOT_OR_SPACE.test(name) && !RESERVED.test(name);
}

/**
 * The form in which two names are the same file on a disk that ignores case or normalisation: NTFS folds letters one by
 * one, APFS folds fully (`ß` meets `ss`) and ignores normalisation. It folds as much as any of them does.
 */
export function foldName(name: string): string {
  if (ASCII_ONLY.test(name)) return name.toUpperCase();
  return name.normalize('NFD').toLowerCase().toUpperCase().normalize('NFD');
}

/**
 * The entry that a symbolic link names, read from the folder that the link lies in. Dots are resolved by the text alone,
 * which is right because no folder of an unpacked site is a link.
 *
 * @param linkNames the link's own path
 */
export function parseLinkTarget(
  linkNames: readonly string[],
  target: string,
  limits: UnpackLimits,
): SafePath | PathProblem {
  const names = linkNames.slice(0, -1);
  const issue = wholePathProblem(target, limits);
  if (issue !== undefined) return { problem: `is a link whose target ${issue}` };
  for (const name of target.split('/')) {
    if (name === '..') {
      if (names.pop() === undefined) return { problem: 'is a link that leaves the folder' };
    } else if (name !== '' && name !== '.') {
      names.push(name);
    }
  }
  return { names };
}
