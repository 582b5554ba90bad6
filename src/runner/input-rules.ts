import { isAbsolute, normalize } from 'node:path';
import { isLoopback } from '../http/hosts.ts';
import { isHostName, isIdentifier } from '../identifiers.ts';

/** A checked input, or the mistake in it as the rest of a sentence that begins with the input's name. */
export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly mistake: string };

function accept<T>(value: T): Checked<T> {
  return { ok: true, value };
}

function refuse(mistake: string): Checked<never> {
  return { ok: false, mistake };
}

/** Five days: no job runs longer on a self-hosted runner (GitHub's documentation of usage limits). */
const MAX_TIMEOUT_MINUTES = 7_200;

/** `base-url`: an https origin; http only on loopback, for a stand-in of the service. */
export function parseBaseUrl(text: string): Checked<URL> {
  if (!URL.canParse(text) || /[\s\p{Cc}?#]/u.test(text))
    return refuse('must be a URL such as https://api.example.com.');
  const url = new URL(text);
  if (url.username !== '' || url.password !== '')
    return refuse('must not carry credentials; the key goes into `api-key`.');
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url))) {
    return refuse('must be an https URL; http is only for this machine (127.0.0.1, localhost).');
  }
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    return refuse(`must be the origin alone, without a path: ${url.origin}.`);
  }
  return accept(url);
}

/** `api-key`: one token that can stand in a header. The mistake never repeats a part of it. */
export function parseApiKey(text: string): Checked<string> {
  if (/^Bearer\s/i.test(text)) return refuse('must be the key alone: leave `Bearer ` out.');
  return /^[\x21-\x7e]{8,}$/.test(text)
    ? accept(text)
    : refuse('must be one line of at least 8 characters without spaces, as the dashboard shows it.');
}

/** `domain`: the bare host name of the documentation. */
export function parseDomain(text: string): Checked<string> {
  if (isHostName(text)) return accept(text.toLowerCase());
  if (text.includes('://')) return refuse('must be the bare host name, without a scheme: docs.example.com.');
  if (text.includes('/')) return refuse('must be the bare host name, without a path or slash: docs.example.com.');
  if (text.includes(':')) return refuse('must be the bare host name, without a port: docs.example.com.');
  return refuse('must be a host name such as docs.example.com; a name in another script in its xn-- form.');
}

/** `job-id`: what an earlier run set as the output `jobId`. */
export function parseJobId(text: string): Checked<string> {
  return isIdentifier(text) ? accept(text) : refuse('must be the `jobId` of an earlier run: one word without spaces.');
}

/** `project-id`: one segment of an API path. */
export function parseProjectId(text: string): Checked<string> {
  return isIdentifier(text) ? accept(text) : refuse('must be one word without spaces, as the dashboard shows it.');
}

/** More jobs than this in one step are a mistake, or a load that the service would turn away. */
const MAX_AGENT_JOBS = 50;

/** The lines of a text without the blanks around them, the empty ones left out. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** `agent-job-id`: one id a line; repeated ones are removed. */
export function parseAgentJobIds(text: string): Checked<readonly [string, ...string[]]> {
  const [first, ...others] = new Set(linesOf(text));
  if (first === undefined || ![first, ...others].every(isIdentifier))
    return refuse('must be one id a line, each one word without spaces.');
  return others.length < MAX_AGENT_JOBS
    ? accept([first, ...others])
    : refuse(`must list at most ${MAX_AGENT_JOBS} jobs.`);
}

/** `fail-on`: the results that fail the step, separated by commas or lines; none for `never`. */
export function parseFailOn(text: string): Checked<readonly ('failed' | 'archived' | 'timed-out')[]> {
  const words = text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const results = (['failed', 'archived', 'timed-out'] as const).filter((result) => words.includes(result));
  if (words.length === 1 && words[0] === 'never') return accept([]);
  if (words.length > 0 && words.every((word) => results.some((result) => result === word))) return accept(results);
  const others = 'To fail without a pull request use `pull-request: required`; a cancelled step always fails.';
  return refuse(`must be \`never\`, or a list of \`failed\`, \`archived\` and \`timed-out\`. ${others}`);
}

/** `github-token`: one token that can stand in a header. The mistake never repeats a part of it. */
export function parseToken(text: string): Checked<string> {
  return /^[\x21-\x7e]+$/.test(text) ? accept(text) : refuse('must be one line without spaces: ${{ github.token }}.');
}

/** `commit-status`: the name that a branch protection rule lists. */
export function parseStatusName(text: string): Checked<string> {
  return /^[^\p{Cc}]{1,100}$/u.test(text) ? accept(text) : refuse('must be one line of at most 100 characters.');
}

/** `version`: a label, one line. */
export function parseVersion(text: string): Checked<string> {
  return /^[^\p{Cc}]{1,200}$/u.test(text) ? accept(text) : refuse('must be one line of at most 200 characters.');
}

/** A part of a path that names no page: what slashes at the ends or in a row leave, or a step up. */
function isNoPageName(part: string): boolean {
  return part === '' || part === '.' || part === '..';
}

/** `paths`: page paths, one a line, as the service names pages: `index`, `guides/getting-started`. */
export function parsePaths(text: string): Checked<readonly string[]> {
  const paths = linesOf(text);
  const wrong = paths.find((path) => !/^[^\s\p{Cc}?#,]+$/u.test(path) || path.split('/').some(isNoPageName));
  if (wrong === undefined) return accept([...new Set(paths)]);
  return refuse('must name one page a line, without a leading or trailing slash: guides/getting-started.');
}

/**
 * A decimal number without a sign.
 *
 * @param what names the number in the mistake
 */
function parseDecimal(text: string, what: string, min: number, max: number): Checked<number> {
  const value = /^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return accept(value);
  return refuse(`must be a ${what} from ${min} to ${max}, such as 30.`);
}

/** `timeout-minutes`, returned in milliseconds. */
export function parseTimeoutMs(text: string): Checked<number> {
  const minutes = parseDecimal(text, 'number of minutes', 0.001, MAX_TIMEOUT_MINUTES);
  return minutes.ok ? accept(minutes.value * 60_000) : minutes;
}

/** `poll-interval-seconds`, returned in milliseconds. Less than a tenth of a second would only load the service. */
export function parsePollIntervalMs(text: string): Checked<number> {
  const seconds = parseDecimal(text, 'number of seconds', 0.1, 3_600);
  return seconds.ok ? accept(seconds.value * 1_000) : seconds;
}

/** A presigned link lives seven days at most (Amazon's documentation of signature version 4). */
const MAX_LINK_MINUTES = 10_080;

/** `min-link-minutes`, returned in milliseconds. */
export function parseLinkLifeMs(text: string): Checked<number> {
  const minutes = parseDecimal(text, 'number of minutes', 0, MAX_LINK_MINUTES);
  return minutes.ok ? accept(minutes.value * 60_000) : minutes;
}

/** A number of pages: whole, at least `min`. */
export function parsePages(text: string, min: number): Checked<number> {
  const pages = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return pages >= min ? accept(pages) : refuse(`must be a whole number of at least ${min}, such as 120.`);
}

/** `max-page-drop-percent`. */
export function parsePercent(text: string): Checked<number> {
  return parseDecimal(text, 'percentage', 0, 100);
}

/** `values-file`: a file below the workspace, or an absolute path. */
export function parseFilePath(text: string): Checked<string> {
  if (/[\p{Cc}]/u.test(text) || /[/\\]$/.test(text)) return refuse('must be the path of a file.');
  if (/^~(?:[/\\]|$)/.test(text)) {
    return refuse(
      'starts with `~`, which nothing expands here: write ${{ runner.temp }}/values.yaml, or the whole path.',
    );
  }
  if (!isAbsolute(text) && /^\.\.(?:[/\\]|$)/.test(normalize(text))) {
    return refuse('must stay in the workspace, or be an absolute path such as ${{ runner.temp }}/values.yaml.');
  }
  return normalize(text) === '.' ? refuse('must be the path of a file.') : accept(text);
}

/** One of a closed list of words. */
export function parseChoice<const Choice extends string>(text: string, choices: readonly Choice[]): Checked<Choice> {
  const choice = choices.find((candidate) => candidate === text);
  return choice === undefined
    ? refuse(`must be ${choices.map((word) => `\`${word}\``).join(' or ')}.`)
    : accept(choice);
}

/** A boolean of YAML's core schema (YAML 1.2.2, section 10.3.2), as the toolkit has it; `yes` and `1` are none. */
export function parseBoolean(text: string): Checked<boolean> {
  if (/^(true|True|TRUE)$/.test(text)) return accept(true);
  return /^(false|False|FALSE)$/.test(text) ? accept(false) : refuse('must be `true` or `false`.');
}

/**
 * A SHA-256, returned in lower case.
 *
 * @param output the output that has such a digest
 */
export function parseSha256(text: string, output: 'sha256' | 'contentDigest'): Checked<string> {
  return /^[0-9a-f]{64}$/i.test(text)
    ? accept(text.toLowerCase())
    : refuse(`must be a SHA-256: 64 hexadecimal digits, as the output \`${output}\` has them.`);
}
