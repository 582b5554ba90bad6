import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { comparePaths } from '../site/folder.ts';
import type { CompareReport } from './compare-report.ts';
import { addressesOf } from './verdict.ts';

/** A redirect from a page that is gone to one that is there. */
export interface Proposal {
  readonly from: string;
  /** Path of a page of `after`. */
  readonly to: string;
  readonly kind: 'moved' | 'removed';
}

/** The page of the nearest folder above, for a page that has no successor. */
function nearestIndex(page: string, pages: ReadonlySet<string>): string | undefined {
  for (let folder = page; folder !== '';) {
    folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '';
    const candidates = folder === '' ? ['index.html'] : [`${folder}/index.html`, `${folder}.html`];
    const found = candidates.find((path) => path !== page && pages.has(path));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Redirects for all pages that are gone and have no working one. */
export function proposeRedirects({ moved, removed }: CompareReport, pages: ReadonlySet<string>): Proposal[] {
  const proposals: Proposal[] = [];
  for (const { from, to, verdict } of moved) if (verdict !== 'redirected') proposals.push({ from, to, kind: 'moved' });
  for (const { page, verdict } of removed) {
    const to = verdict === 'redirected' ? undefined : nearestIndex(page, pages);
    if (to !== undefined) proposals.push({ from: page, to, kind: 'removed' });
  }
  return proposals.sort((a, b) => comparePaths(a.from, b.from));
}

/** A path in which nothing means anything but itself: to a URL, to a line of `_redirects`, to a pattern. */
function encodeAddress(address: string): string {
  return address
    .split('/')
    .map((part) =>
      encodeURIComponent(part).replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`),
    )
    .join('/');
}

/** The address that every host serves: the file itself, or the folder of an index. */
function fileTarget({ to }: Proposal): string {
  const folder = /^(?:.*\/)?(?=index\.html$)/.exec(to);
  return encodeAddress(`/${folder === null ? to : folder[0]}`);
}

/** The address in the style of `docs.json`, whose host finds the file of a page. */
function pageTarget({ to }: Proposal): string {
  return encodeAddress(addressesOf(to)[0] ?? `/${to}`);
}

/** A name may hold lone halves of a character, which have no encoding. */
function isEncodable({ from, to }: Proposal): boolean {
  return from.isWellFormed() && to.isWellFormed();
}

function redirectsFile(proposals: readonly Proposal[]): string {
  const lines = proposals.flatMap((proposal) => [
    ...(proposal.kind === 'removed'
      ? ['# Removed. The target is the nearest page above. Choose a better target if there is one.']
      : []),
    ...addressesOf(proposal.from).map((address) => `${encodeAddress(address)} ${fileTarget(proposal)} 301`),
  ]);
  return lines.map((line) => `${line}\n`).join('');
}

function docsJson(proposals: readonly Proposal[]): string {
  const redirects = proposals.map((proposal) => ({
    source: encodeAddress(addressesOf(proposal.from)[0] ?? ''),
    destination: pageTarget(proposal),
  }));
  return `${JSON.stringify({ redirects }, null, 2)}\n`;
}

function quoteNginx(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t')}"`;
}

/** nginx compares plain strings without regard to case, so that two that differ in it only need regular expressions. */
function nginxSource(address: string, ambiguous: ReadonlySet<string>): string {
  if (!ambiguous.has(address.toLowerCase())) return quoteNginx(address);
  return quoteNginx(`~^${address.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')}$`);
}

function ambiguousAddresses(addresses: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const ambiguous = new Set<string>();
  for (const address of new Set(addresses)) {
    const lower = address.toLowerCase();
    if (seen.has(lower)) ambiguous.add(lower);
    seen.add(lower);
  }
  return ambiguous;
}

/** nginx's bucket for a string: the string, its length and two pointers, aligned (ngx_hash.h). */
const BUCKET_OVERHEAD_BYTES = 32;
const DEFAULT_BUCKET_BYTES = 64;

function nginxFile(proposals: readonly Proposal[]): string {
  const entries = proposals.flatMap((proposal) =>
    addressesOf(proposal.from).map((address) => ({ address, target: fileTarget(proposal) })),
  );
  const ambiguous = ambiguousAddresses(entries.map(({ address }) => address));
  const longest = Math.max(0, ...entries.map(({ address }) => Buffer.byteLength(address))) + BUCKET_OVERHEAD_BYTES;
  const bucket = 2 ** Math.ceil(Math.log2(longest));
  const unique = [...new Map(entries.map((entry) => [entry.address, entry])).values()];
  return [
    '# Include this file in the http block. In the server block:',
    '#   if ($moved_page) { return 301 $moved_page; }',
    ...(bucket > DEFAULT_BUCKET_BYTES ? [`map_hash_bucket_size ${bucket};`] : []),
    ...(unique.length > 1_000 ? [`map_hash_max_size ${2 ** Math.ceil(Math.log2(unique.length * 2))};`] : []),
    'map $uri $moved_page {',
    '    default "";',
    ...unique.map(({ address, target }) => `    ${nginxSource(address, ambiguous)} ${quoteNginx(target)};`),
    '}',
    '',
  ].join('\n');
}

/** Writes the proposals for three kinds of hosts into a folder. */
export async function writeProposals(folder: string, proposals: readonly Proposal[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const usable = proposals.filter(isEncodable);
  await Promise.all([
    writeFile(join(folder, '_redirects'), redirectsFile(usable)),
    writeFile(join(folder, 'nginx.conf'), nginxFile(usable)),
    writeFile(join(folder, 'docs.json'), docsJson(usable)),
  ]);
}
