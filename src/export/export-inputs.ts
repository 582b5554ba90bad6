import { isAbsolute, normalize } from 'node:path';
import { isHostName, isIdentifier, isPlainJobId } from '../identifiers.ts';
import {
  accept,
  linesOf,
  parseBoolean,
  parseDecimal,
  parseLine,
  refuse,
  type Checked,
  type InputReader,
  type ValidInputs,
} from '../runner/input-reader.ts';
import { readServiceInputs, type SERVICE_INPUTS } from '../service/service-inputs.ts';

export const EXPORT_INPUTS = {
  domain: '',
  'job-id': '',
  version: '',
  paths: '',
  download: 'false',
  extract: 'false',
  'expected-sha256': '',
  package: 'false',
  'values-file': '',
  'min-link-minutes': '5',
  'mask-bundle-url': 'false',
  'previous-content-digest': '',
  'min-pages': '',
  'previous-page-count': '',
  'max-page-drop-percent': '30',
} as const;

export type ExportSource =
  | { readonly kind: 'start'; readonly domain: string; readonly paths: readonly string[] | undefined }
  | { readonly kind: 'attach'; readonly jobId: string };

/** What is done with the bundle besides its link. Digests have 64 lower-case hexadecimal digits. */
export interface BundleOptions {
  readonly extract: boolean;
  readonly expectedSha256: string | undefined;
  readonly package: boolean;
}

type Reader = InputReader<keyof typeof EXPORT_INPUTS | keyof typeof SERVICE_INPUTS>;

function parseDomain(text: string): Checked<string> {
  const form = 'must be a host name such as docs.example.com, without a scheme, a port, a path or a slash.';
  return isHostName(text)
    ? accept(text.toLowerCase())
    : refuse(`${form} Use the xn-- form for names in other scripts.`);
}

function parseJobId(text: string): Checked<string> {
  return isIdentifier(text) ? accept(text) : refuse('must be the `jobId` of an earlier run: one word without spaces.');
}

/** Page paths as the service names them, one per line: `index`, `guides/getting-started`. */
function parsePaths(text: string): Checked<readonly string[]> {
  const isPage = (path: string): boolean =>
    /^[^\s\p{Cc}?#,]+$/u.test(path) && !path.split('/').some((part) => ['', '.', '..'].includes(part));
  const paths = linesOf(text);
  if (paths.every(isPage)) return accept([...new Set(paths)]);
  return refuse('must contain one page per line, without a leading or trailing slash, such as guides/getting-started.');
}

function parsePages(text: string, min: number): Checked<number> {
  const pages = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return pages >= min ? accept(pages) : refuse(`must be a whole number of at least ${min}, such as 120.`);
}

function parseFilePath(text: string): Checked<string> {
  if (/\p{Cc}/u.test(text) || /[/\\]$/.test(text) || normalize(text) === '.')
    return refuse('must be the path of a file.');
  const example = '${{ runner.temp }}/values.yaml';
  if (/^~(?:[/\\]|$)/.test(text))
    return refuse(`starts with \`~\`, which is not expanded here. Use ${example} or an absolute path.`);
  return !isAbsolute(text) && /^\.\.(?:[/\\]|$)/.test(normalize(text))
    ? refuse(`must stay in the workspace, or be an absolute path such as ${example}.`)
    : accept(text);
}

function parseSha256(text: string): Checked<string> {
  return /^[0-9a-f]{64}$/i.test(text)
    ? accept(text.toLowerCase())
    : refuse('must be a SHA-256 of 64 hexadecimal digits, such as the output `sha256`.');
}

/** A digest of any version, since an earlier version of this action may have set it. */
function parseContentDigest(text: string): Checked<string> {
  return /^(?:[a-z]\d{1,3}:)?[0-9a-f]{64}$/i.test(text)
    ? accept(text.toLowerCase())
    : refuse('must be `c1:` and 64 hexadecimal digits, such as the output `contentDigest`.');
}

function readSource(reader: Reader): ExportSource | undefined {
  const [domainText, jobIdText] = [reader.text('domain'), reader.text('job-id')];
  if (domainText === '' && jobIdText === '') {
    const missing = 'or `job-id` is required: `domain` starts an export, `job-id` resumes one.';
    reader.mistake('domain', `${missing} If the value is the output of another step, check that the step ran.`);
  }
  if (domainText !== '' && jobIdText !== '')
    reader.mistake('domain', 'and `job-id` cannot be combined. Set exactly one of them.');
  const domain = reader.optional('domain', parseDomain);
  const jobId = reader.optional('job-id', parseJobId);
  const paths = reader.optional('paths', parsePaths);
  if (domain !== undefined) return { kind: 'start', domain, paths };
  if (jobId === undefined) return undefined;
  if (reader.text('paths') !== '') reader.mistake('paths', 'requires `domain`. It cannot be used with `job-id`.');
  if (reader.text('version') !== '' && reader.text('values-file') === '')
    reader.mistake('version', 'requires `domain` or `values-file`. It has no effect with `job-id` alone.');
  return { kind: 'attach', jobId };
}

/** Whether a flag is false. A flag that is neither true nor false is a mistake itself, and causes no others. */
function isOff(reader: Reader, name: 'download' | 'extract'): boolean {
  const flag = parseBoolean(reader.text(name));
  return flag.ok && !flag.value;
}

/** Undefined when the bundle is not downloaded. `extract` implies `download`. A bundle's folder is named after its job, so the ID must be a valid folder name. */
function readBundleOptions(reader: Reader, source: ExportSource | undefined): BundleOptions | undefined {
  const isOn = (name: 'extract' | 'download' | 'package'): boolean => reader.optional(name, parseBoolean) ?? false;
  const [extract, download, wantsPackage] = [isOn('extract'), isOn('download'), isOn('package')];
  const expectedSha256 = reader.optional('expected-sha256', parseSha256);
  if (isOff(reader, 'download') && isOff(reader, 'extract')) {
    if (expectedSha256 !== undefined) reader.mistake('expected-sha256', 'requires `download` or `extract`.');
    if (wantsPackage) reader.mistake('package', 'requires `download` or `extract`.');
  }
  if (!download && !extract) return undefined;
  if (source?.kind === 'attach' && !isPlainJobId(source.jobId)) {
    const when = 'when `download` or `extract` is set';
    reader.mistake('job-id', `may contain only letters, digits, \`_\`, \`-\` and single dots ${when}.`);
  }
  return { extract, expectedSha256, package: wantsPackage };
}

function readPreviousDigest(reader: Reader): string | undefined {
  const digest = reader.optional('previous-content-digest', parseContentDigest);
  if (digest !== undefined && isOff(reader, 'extract'))
    reader.mistake(
      'previous-content-digest',
      'requires `extract: true`, because the digest is computed from the unpacked site.',
    );
  return digest;
}

/** A presigned link is valid for seven days at most (Amazon's documentation of signature version 4). */
const LINK_MINUTES = { what: 'number of minutes', min: 0, max: 10_080, factor: 60_000 };
const PERCENTAGE = { what: 'percentage', min: 0, max: 100 };
const DEFAULT_LINK_MS = Number(EXPORT_INPUTS['min-link-minutes']) * LINK_MINUTES.factor;

function collectExportInputs(reader: Reader) {
  const service = readServiceInputs(reader);
  const version = reader.optional('version', (text) => parseLine(text, 200));
  const source = readSource(reader);
  const bundle = readBundleOptions(reader, source);
  const previousContentDigest = readPreviousDigest(reader);
  const valuesFile = reader.optional('values-file', parseFilePath);
  const minLinkMs = reader.optional('min-link-minutes', (text) => parseDecimal(text, LINK_MINUTES));
  return {
    mode: 'export' as const,
    ...service,
    source,
    bundle,
    version,
    valuesFile,
    previousContentDigest,
    minLinkMs,
    // Then a later step needs the link, even if the bundle is downloaded.
    isMinLinkChosen: minLinkMs !== DEFAULT_LINK_MS,
    // Masking keeps the link from reaching other jobs.
    maskLink: reader.optional('mask-bundle-url', parseBoolean),
    minPages: reader.optional('min-pages', (text) => parsePages(text, 1)),
    previousPages: reader.optional('previous-page-count', (text) => parsePages(text, 0)),
    maxDropPercent: reader.optional('max-page-drop-percent', (text) => parseDecimal(text, PERCENTAGE)),
  };
}

const OPTIONAL = ['bundle', 'version', 'valuesFile', 'previousContentDigest', 'minPages', 'previousPages'] as const;
export type ExportInputs = ValidInputs<ReturnType<typeof collectExportInputs>, (typeof OPTIONAL)[number]>;

export function readExportInputs(reader: Reader): ExportInputs {
  return reader.finish(collectExportInputs(reader), OPTIONAL);
}
