import type { Logger } from '../runner/logger.ts';
import { plainText } from '../runner/plain-text.ts';

/** Characters of a path that are shown. */
const SHOWN_CHARS = 150;

/** Warns about unpacked paths that cannot exist on every operating system. */
export function warnAboutNames(
  { count, shown }: { readonly count: number; readonly shown: readonly string[] },
  logger: Logger,
): void {
  if (count === 0) return;
  const names = shown.map((name) => `"${plainText(name, SHOWN_CHARS)}"`).join(', ');
  const more = count > shown.length ? `, and ${count - shown.length} more` : '';
  logger.warning(
    `${count === 1 ? 'One name' : `${count} names`} cannot exist on Windows or macOS: ${names}${more}. The files were unpacked with these names. To use the site on such a system, copy the archive instead of the folder.`,
    'Names that are not portable',
  );
}
