import { ActionError } from '../../errors.ts';
import { plainText } from '../../runner/plain-text.ts';
import { isDiskCode } from '../disk-error.ts';
import { isPortableName } from './entry-path.ts';
import type { EntryTree } from './entry-tree.ts';
import { NameList } from './name-list.ts';

/** Names that the failure lists. */
const SHOWN = 20;
/** Characters of a path that are shown. */
const SHOWN_CHARS = 120;
/** What a disk says of a name that it cannot hold: a character or a length that it does not have. */
const NAME_CODES = ['EINVAL', 'EILSEQ', 'ENAMETOOLONG'];
/** What follows for the entries below a folder that could not be made. */
const FOLLOWING_CODES = ['ENOENT', 'ENOTDIR', 'EEXIST'];

/** Finds out which of an archive's names the runner's disk cannot hold, mostly by trying them. */
export class DiskNames {
  readonly lost = new NameList(SHOWN);
  readonly #tree: EntryTree;

  constructor(tree: EntryTree) {
    this.#tree = tree;
  }

  /** Runs what creates this path. Undefined when the disk cannot hold it; other errors of the file system are thrown. */
  attempt<T>(path: readonly string[], create: () => T): T | undefined {
    // Windows would open a device or a file's second stream, or drop the name's last dot, without a word.
    const isRefused = process.platform === 'win32' && !path.every(isPortableName);
    try {
      if (!isRefused) return create();
    } catch (error) {
      if (!this.#isAboutName(error)) throw error;
    }
    this.lost.add(path.join('/'));
    return undefined;
  }

  /** Throws `archive-refused` with all names that were lost. */
  throwIfLost(): void {
    const { count, shown } = this.lost;
    if (count === 0) return;
    const names = shown.map((name) => plainText(name, SHOWN_CHARS));
    const more = count > shown.length ? [`and ${count - shown.length} more`] : [];
    throw new ActionError(
      'archive-refused',
      `The runner's disk cannot hold ${count === 1 ? 'one name' : `${count} names`} of the archive.`,
      {
        details: [...names, ...more],
        hint: 'Nothing of it was kept. Unpack it on Linux, whose disks tell upper and lower case apart and hold these characters, or use `download: true` without `extract`, which gives you the archive as it is.',
      },
    );
  }

  #isAboutName(error: unknown): boolean {
    if (isDiskCode(error, ...NAME_CODES)) return true;
    // The folder was empty, so a name that is there was made from another entry that this disk takes for the same.
    if (this.#tree.hasTwins && isDiskCode(error, 'EEXIST')) return true;
    return this.lost.count > 0 && isDiskCode(error, ...FOLLOWING_CODES);
  }
}
