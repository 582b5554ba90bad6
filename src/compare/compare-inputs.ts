import {
  accept,
  parseBoolean,
  parseFailOn,
  parsePath,
  parseToken,
  refuse,
  type Checked,
  type InputReader,
  type ValidInputs,
} from '../runner/input-reader.ts';
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

type Reader = InputReader<keyof typeof COMPARE_INPUTS>;

function parseSelectorText(text: string): Checked<string> {
  try {
    return accept(parseSelector(text).text);
  } catch (error) {
    if (!(error instanceof SelectorError)) throw error;
    return refuse(`${error.message}: \`${text}\`.`);
  }
}

function collectCompareInputs(reader: Reader) {
  const inputs = {
    before: reader.required('before', parsePath),
    after: reader.required('after', parsePath),
    redirects: reader.optional('redirects', parsePath),
    failOn: reader.optional('fail-on', (text) => parseFailOn(text, FAIL_ON)),
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
  return inputs;
}

const OPTIONAL = ['redirects', 'content', 'ignore', 'token'] as const;

/** Paths are absolute or relative to the workspace; `failOn` is empty for `never`; `content` and `ignore` are valid selectors. */
export type CompareInputs = ValidInputs<ReturnType<typeof collectCompareInputs>, (typeof OPTIONAL)[number]>;

/** @throws ActionError `invalid-input` that lists every mistake */
export function readCompareInputs(reader: Reader): CompareInputs {
  return reader.finish(collectCompareInputs(reader), OPTIONAL);
}
