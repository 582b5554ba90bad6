import { parseSelector, SelectorError } from '../site/selectors.ts';
import { CompareError } from './failure.ts';

/** Every input with its default; compare/action.yml declares the same. */
export const COMPARE_INPUT_DEFAULTS = {
  before: '',
  after: '',
  redirects: '',
  'fail-on': 'never',
  content: '',
  ignore: '',
  'github-token': '',
  comment: 'false',
} as const;

export type CompareInputName = keyof typeof COMPARE_INPUT_DEFAULTS;

const FAIL_ON = ['removed', 'broken-redirects', 'lost-anchors'] as const;

export type FailOn = (typeof FAIL_ON)[number];

export interface CompareInputs {
  /** Paths as they were given. */
  readonly before: string;
  readonly after: string;
  readonly redirects: string | undefined;
  /** Empty for `never`. */
  readonly failOn: readonly FailOn[];
  /** CSS selectors that were checked. */
  readonly content: string | undefined;
  readonly ignore: string | undefined;
  readonly token: string | undefined;
  readonly comment: boolean;
}

class Reader {
  readonly mistakes: string[] = [];
  readonly #read: (name: CompareInputName) => string;

  constructor(read: (name: CompareInputName) => string) {
    this.#read = read;
  }

  text(name: CompareInputName): string {
    return this.#read(name).trim() || COMPARE_INPUT_DEFAULTS[name];
  }

  optional(name: CompareInputName): string | undefined {
    return this.text(name) || undefined;
  }

  path(name: CompareInputName, required: boolean): string | undefined {
    const path = this.optional(name);
    if (path === undefined && required) this.mistakes.push(`\`${name}\` is required.`);
    if (path?.includes('\0') === true) this.mistakes.push(`\`${name}\` must be a path.`);
    return path;
  }

  selector(name: 'content' | 'ignore'): string | undefined {
    const text = this.optional(name);
    if (text === undefined) return undefined;
    try {
      return parseSelector(text).text;
    } catch (error) {
      if (!(error instanceof SelectorError)) throw error;
      this.mistakes.push(`\`${name}\` ${error.message}: \`${text}\`.`);
      return undefined;
    }
  }

  failOn(): readonly FailOn[] {
    const words = this.text('fail-on')
      .split(/[,\n]/)
      .map((word) => word.trim());
    if (words.length === 1 && words[0] === 'never') return [];
    const known = FAIL_ON.filter((value) => words.includes(value));
    if (words.every((word) => known.some((value) => value === word))) return known;
    this.mistakes.push('`fail-on` must be `never`, or a list of `removed`, `broken-redirects` and `lost-anchors`.');
    return [];
  }

  boolean(name: CompareInputName): boolean {
    const text = this.text(name);
    if (text !== 'true' && text !== 'false') this.mistakes.push(`\`${name}\` must be \`true\` or \`false\`.`);
    return text === 'true';
  }
}

/**
 * Reads and checks all inputs.
 *
 * @throws CompareError that lists every mistake
 */
export function readCompareInputs(read: (name: CompareInputName) => string): CompareInputs {
  const reader = new Reader(read);
  const inputs: CompareInputs = {
    before: reader.path('before', true) ?? '',
    after: reader.path('after', true) ?? '',
    redirects: reader.path('redirects', false),
    failOn: reader.failOn(),
    content: reader.selector('content'),
    ignore: reader.selector('ignore'),
    token: reader.optional('github-token'),
    comment: reader.boolean('comment'),
  };
  if (inputs.failOn.includes('broken-redirects') && inputs.redirects === undefined) {
    reader.mistakes.push('`fail-on: broken-redirects` needs `redirects`.');
  }
  if (inputs.comment && inputs.token === undefined) reader.mistakes.push('`comment: true` needs `github-token`.');
  if (inputs.token !== undefined && !/^[\x21-\x7e]+$/.test(inputs.token)) {
    reader.mistakes.push('`github-token` must be one line without spaces.');
  }
  if (reader.mistakes.length > 0) {
    throw new CompareError('invalid-input', 'Invalid inputs.', {
      details: reader.mistakes,
      hint: 'Correct the inputs listed above; compare/action.yml describes each of them.',
    });
  }
  return inputs;
}
