import {
  accept,
  linesOf,
  parseChoice,
  parseFailOn,
  parsePath,
  refuse,
  type Checked,
  type InputReader,
} from '../runner/input-reader.ts';
import type { HostRules } from '../site/resolve.ts';
import { isAllowEntry } from './allow.ts';

/** Every input with its default; '' for those without one. audit/action.yml declares the same. */
export const AUDIT_INPUTS = {
  path: '',
  allow: '',
  'fail-on': 'required, missing',
  resolve: 'auto',
  browser: 'auto',
  'site-url': '',
} as const;

/** What can fail the step. */
const FAIL_ON = ['required', 'conditional', 'missing', 'broken-links', 'broken-anchors'] as const;

export type FailOn = (typeof FAIL_ON)[number];

export interface AuditInputs {
  /** Absolute, or relative to the workspace. */
  readonly path: string;
  readonly allow: readonly string[];
  /** Empty for `never`. */
  readonly failOn: readonly FailOn[];
  readonly resolve: HostRules;
  readonly browser: 'auto' | 'true' | 'false';
  readonly siteUrls: readonly URL[];
}

type Reader = InputReader<keyof typeof AUDIT_INPUTS>;

/** A longer list is a mistake. */
const MAX_LINES = 1_000;

function parseAllow(text: string): Checked<readonly string[]> {
  const lines = linesOf(text);
  if (lines.length > MAX_LINES) return refuse(`must have at most ${MAX_LINES} lines.`);
  return lines.every(isAllowEntry)
    ? accept(lines)
    : refuse(
        'must have one host (cdn.example.com, *.example.com) or URL prefix (https://cdn.example.com/lib/) per line.',
      );
}

function isSiteUrl(line: string): boolean {
  return /^https?:\/\/[^\s?#@]+$/i.test(line) && URL.canParse(line);
}

function parseSiteUrls(text: string): Checked<readonly URL[]> {
  const lines = linesOf(text);
  return lines.length <= MAX_LINES && lines.every(isSiteUrl)
    ? accept(lines.map((line) => new URL(line)))
    : refuse('must have one URL without query and fragment per line, such as https://docs.example.com/guide/.');
}

function parseResolve(text: string): Checked<HostRules> {
  return parseChoice(text, ['auto', 'exact', 'html', 'index']);
}

function parseBrowser(text: string): Checked<AuditInputs['browser']> {
  return parseChoice(text.toLowerCase(), ['auto', 'true', 'false']);
}

/** @throws ActionError `invalid-input` that lists every mistake */
export function readAuditInputs(reader: Reader): AuditInputs {
  const inputs = {
    path: reader.required('path', parsePath),
    allow: reader.text('allow') === '' ? [] : reader.optional('allow', parseAllow),
    failOn: reader.optional('fail-on', (text) => parseFailOn(text, FAIL_ON)),
    resolve: reader.optional('resolve', parseResolve),
    browser: reader.optional('browser', parseBrowser),
    siteUrls: reader.text('site-url') === '' ? [] : reader.optional('site-url', parseSiteUrls),
  };
  return reader.finish(inputs, []);
}
