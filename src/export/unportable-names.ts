import type { Logger } from '../runner/logger.ts';
import { plainText } from '../runner/plain-text.ts';

const MAX_SHOWN = 3;
const SHOWN_CHARS = 150;

export function warnAboutNames(paths: readonly string[], logger: Logger): void {
  const count = paths.length;
  if (count === 0) return;
  const shown = paths.slice(0, MAX_SHOWN).map((path) => `"${plainText(path, SHOWN_CHARS)}"`);
  const more = count > MAX_SHOWN ? `, and ${count - MAX_SHOWN} more` : '';
  logger.warning(
    `${count === 1 ? 'One name is' : `${count} names are`} not valid on Windows or macOS: ${shown.join(', ')}${more}. The files were unpacked with these names. To use the site on such a system, copy the archive instead of the folder.`,
    'Non-portable names',
  );
}
