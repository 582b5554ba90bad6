import { ActionError } from '../../errors.ts';
import { plainText } from '../../runner/plain-text.ts';
import { isDiskCode } from '../disk-error.ts';
import { isPortableName } from './entry-path.ts';
import type { SiteTree } from './site-tree.ts';

const SHOWN = 20;
const SHOWN_CHARS = 120;
/** A character or the length of a name. */
const NAME_CODES = ['EINVAL', 'EILSEQ', 'ENAMETOOLONG'];
/** Errors of entries below a folder that could not be created. */
const CONSEQUENT_CODES = ['ENOENT', 'ENOTDIR', 'EEXIST'];

/** Names that the disk cannot store. They do not stop the unpacking, so that all of them can be reported. */
export class UnstorableNames {
  readonly #names: string[] = [];
  readonly #tree: SiteTree;

  constructor(tree: SiteTree) {
    this.#tree = tree;
  }

  get isEmpty(): boolean {
    return this.#names.length === 0;
  }

  /** Creates a path. Undefined if the disk cannot store its name. Throws other errors of the file system. */
  attempt<T>(path: string, create: () => T): T | undefined {
    // Windows would silently open a device or a second stream of a file, or drop the name's last dot.
    const isRefused = process.platform === 'win32' && !path.split('/').every(isPortableName);
    try {
      if (!isRefused) return create();
    } catch (error) {
      if (!this.#isAboutName(error)) throw error;
    }
    this.#names.push(path);
    return undefined;
  }

  throwIfAny(): void {
    const count = this.#names.length;
    if (count === 0) return;
    const names = this.#names.slice(0, SHOWN).map((name) => plainText(name, SHOWN_CHARS));
    const more = count > SHOWN ? [`and ${count - SHOWN} more`] : [];
    const subject = count === 1 ? 'one name' : `${count} names`;
    throw new ActionError('archive-refused', `The runner's disk cannot store ${subject} of the archive.`, {
      details: [...names, ...more],
      hint: 'Nothing was cached. Unpack the archive on Linux, where names are case-sensitive and can contain these characters, or use `download: true` without `extract` to get the archive as it is.',
    });
  }

  #isAboutName(error: unknown): boolean {
    if (isDiskCode(error, ...NAME_CODES)) return true;
    // The folder was empty, so an existing name belongs to another entry that this disk considers the same.
    if (this.#tree.hasTwins && isDiskCode(error, 'EEXIST')) return true;
    return !this.isEmpty && isDiskCode(error, ...CONSEQUENT_CODES);
  }
}
