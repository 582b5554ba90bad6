import { accept, linesOf, parseBoolean, refuse, type Checked, type InputReader } from '../runner/input-reader.ts';
import { parseSelector, SelectorError } from '../site/selectors.ts';

/** Every input with its default; '' for those without one. compare/action.yml declares the same. */
export const COMPARE_INPUTS = {
  before: '',
  after: '',
  redirects: '',
  'fail-on': 'never',
  content: '',
  ignore: '',
  'github-token': '',
  comment: 'false',
} as const;

const FAIL_ON = ['removed', 'broken-redirects', 'lost-anchors'] as const;

export type FailOn = (typeof FAIL_ON)[number];

export interface CompareInputs {
  /** Paths that are absolute or relative to the workspace. */
  readonly before: string;
  readonly after: string;
  readonly redirects: string | undefined;
  /** Empty for `never`. */
  readonly failOn: readonly FailOn[];
  /** Valid CSS selectors. */
  readonly content: string | undefined;
  readonly ignore: string | undefined;
  readonly token: string | undefined;
  readonly comment: boolean;
}

type Reader = InputReader<keyof typeof COMPARE_INPUTS>;

function parsePath(text: string): Checked<string> {
  return text.includes('\0') ? refuse('must be a path.') : accept(text);
}

function parseFailOn(text: string): Checked<readonly FailOn[]> {
  const words = linesOf(text.replaceAll(',', '\n'));
  if (words.length === 1 && words[0] === 'never') return accept([]);
  const known = FAIL_ON.filter((value) => words.includes(value));
  const isList = words.length > 0 && words.every((word) => known.some((value) => value === word));
  return isList
    ? accept(known)
    : refuse('must be `never`, or a list of `removed`, `broken-redirects` and `lost-anchors`.');
}

function parseSelectorText(text: string): Checked<string> {
  try {
    return accept(parseSelector(text).text);
  } catch (error) {
    if (!(error instanceof SelectorError)) throw error;
    return refuse(`${error.message}: \`${text}\`.`);
  }
}

function parseToken(text: string): Checked<string> {
  return /^[\x21-\x7e]+$/.test(text)
    ? accept(text)
    : refuse('must be one line without spaces, such as ${{ github.token }}.');
}

/** @throws ActionError `invalid-input` that lists every mistake */
export function readCompareInputs(reader: Reader): CompareInputs {
  const inputs = {
    before: reader.required('before', parsePath),
    after: reader.required('after', parsePath),
    redirects: reader.optional('redirects', parsePath),
    failOn: reader.optional('fail-on', parseFailOn),
    content: reader.optional('content', parseSelectorText),
    ignore: reader.optional('ignore', parseSelectorText),
    token: reader.optional('github-token', parseToken),
    comment: reader.optional('comment', parseBoolean),
  };
  if (inputs.failOn?.includes('broken-redirects') === true && reader.text('redirects') === '')
    reader.mistake('fail-on', 'with `broken-redirects` requires `redirects`.');
  if (inputs.comment === true && reader.text('github-token') === '') {
    const needs = 'requires `github-token`. Pass `github-token: ${{ github.token }}`, and give the job the permission';
    reader.mistake('comment', `${needs} \`pull-requests: write\`.`);
  }
  return reader.finish(inputs, ['redirects', 'content', 'ignore', 'token']);
}
