import { plainText } from '../runner/plain-text.ts';
import type { Logger } from '../runner/logger.ts';

/** Characters of a path that are shown. */
const SHOWN_CHARS = 150;

/** Warns about paths that were unpacked here and cannot exist on every system; says nothing where there are none. */
export function warnAboutNames(
  { count, shown }: { readonly count: number; readonly shown: readonly string[] },
  logger: Logger,
): void {
  if (count === 0) return;
  const names = shown.map((name) => `"${plainText(name, SHOWN_CHARS)}"`).join(', ');
  const more = count > shown.length ? `, and ${count - shown.length} more` : '';
  logger.warning(
    `${count === 1 ? 'One name' : `${count} names`} cannot exist on Windows or macOS: ${names}${more}. They are unpacked as they are. Use the archive instead of the folder where the site goes on to such a system.`,
    'Names that are not portable',
  );
}
