import { isPlainJobId } from '../identifiers.ts';
import type { InputReader } from '../runner/input-reader.ts';
import {
  parseBoolean,
  parseFilePath,
  parseLinkLifeMs,
  parsePages,
  parsePercent,
  parseSha256,
} from '../runner/input-rules.ts';

/** What is wanted of the bundle beside its link. */
export interface BundleOptions {
  /** Whether the site is unpacked, too. */
  readonly extract: boolean;
  /** 64 lower-case hexadecimal digits. */
  readonly expectedSha256: string | undefined;
  /** Whether a folder to carry to another network is made. */
  readonly package: boolean;
}

/** How the export is handed over to what deploys it. */
export interface DeployOptions {
  /** The version that a deployment pins. */
  readonly version: string | undefined;
  /** Where the chart's values go: an absolute path, or one below the workspace. */
  readonly valuesFile: string | undefined;
  /** How long the link has to be good for. */
  readonly minLinkMs: number;
  /** Whether that was set to another value than the default: then a later step needs the link, whatever else is asked for. */
  readonly isLinkLifeChosen: boolean;
  /** 64 lower-case hexadecimal digits. */
  readonly previousContentDigest: string | undefined;
}

/** What the number of pages must be for the export to be handed over. */
export interface PageRules {
  readonly minPages: number | undefined;
  readonly previousPages: number | undefined;
  readonly maxDropPercent: number;
}

/** The default of `min-link-minutes` in milliseconds. */
const DEFAULT_MIN_LINK_MS = 300_000;

/** The inputs that are read here, and those that they go with. */
type Reader = InputReader<
  | 'job-id'
  | 'download'
  | 'extract'
  | 'expected-sha256'
  | 'package'
  | 'values-file'
  | 'min-link-minutes'
  | 'previous-content-digest'
  | 'min-pages'
  | 'previous-page-count'
  | 'max-page-drop-percent'
>;

/** Whether a flag is set to false. One that is neither true nor false is a mistake already, and what goes with it none. */
function isOff(reader: Reader, name: 'download' | 'extract'): boolean {
  const flag = parseBoolean(reader.text(name));
  return flag.ok && !flag.value;
}

function refuseWithoutBundle(isSet: Readonly<Record<'expected-sha256' | 'package', boolean>>, reader: Reader): void {
  if (isSet['expected-sha256']) reader.mistake('expected-sha256', 'goes with `download` or `extract`.');
  if (isSet.package) reader.mistake('package', 'goes with `download` or `extract`.');
}

/** `extract` implies `download`. A bundle's folder is named after its job, so the id has to be fit for that. */
export function readBundleWish(reader: Reader, attachTo: string | undefined): BundleOptions | undefined {
  const extract = reader.optional('extract', parseBoolean) ?? false;
  const download = reader.optional('download', parseBoolean) ?? false;
  const expectedSha256 = reader.optional('expected-sha256', (text) => parseSha256(text, 'sha256'));
  const wantsPackage = reader.optional('package', parseBoolean) ?? false;
  if (!download && !extract) {
    const useless = { 'expected-sha256': expectedSha256 !== undefined, package: wantsPackage };
    if (isOff(reader, 'download') && isOff(reader, 'extract')) refuseWithoutBundle(useless, reader);
    return undefined;
  }
  if (attachTo !== undefined && !isPlainJobId(attachTo)) {
    const when = 'when `download` or `extract` is set';
    reader.mistake('job-id', `may contain only letters, digits, \`_\`, \`-\` and single dots ${when}.`);
  }
  return { extract, expectedSha256, package: wantsPackage };
}

/** How the export is handed over. */
export function readHandOver(reader: Reader, version: string | undefined): DeployOptions | undefined {
  const previousContentDigest = reader.optional('previous-content-digest', (text) =>
    parseSha256(text, 'contentDigest'),
  );
  if (previousContentDigest !== undefined && isOff(reader, 'extract')) {
    const why = 'what the site holds is known once it is unpacked.';
    reader.mistake('previous-content-digest', `needs \`extract: true\`: ${why}`);
  }
  const valuesFile = reader.optional('values-file', parseFilePath);
  const minLinkMs = reader.optional('min-link-minutes', parseLinkLifeMs);
  const isLinkLifeChosen = minLinkMs !== DEFAULT_MIN_LINK_MS;
  return minLinkMs === undefined
    ? undefined
    : { version, valuesFile, minLinkMs, isLinkLifeChosen, previousContentDigest };
}

/** The rules of the number of pages. A count of before that is empty is none: the first run has nothing to go by. */
export function readPageRules(reader: Reader): PageRules | undefined {
  const minPages = reader.optional('min-pages', (text) => parsePages(text, 1));
  const previousPages = reader.optional('previous-page-count', (text) => parsePages(text, 0));
  const maxDropPercent = reader.optional('max-page-drop-percent', parsePercent);
  return maxDropPercent === undefined ? undefined : { minPages, previousPages, maxDropPercent };
}
