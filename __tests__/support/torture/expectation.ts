import { RequestScanner } from '../../../src/site/requests/scanner.ts';
import type { PageRequest } from '../../../src/site/requests/types.ts';
import { createResolver } from '../../../src/site/resolve.ts';
import { filesOf, type TorturePage } from './pages.ts';

/** What the scan says of a page, in the form of the record: URLs, and paths of missing files. */
export interface ScannedPage {
  readonly required: readonly string[];
  readonly conditional: readonly string[];
  readonly hints: readonly string[];
  readonly possible: readonly string[];
}

const addressOf = ({ target }: PageRequest): string => (target.type === 'external' ? target.url : `/${target.path}`);

/** Scans a page of torture, its frames included. */
export async function scanTorturePage(torture: TorturePage): Promise<ScannedPage> {
  const files = new Map(Object.entries(filesOf(torture)));
  const resolver = createResolver({ files: new Set(files.keys()) });
  const read = (path: string): Buffer => Buffer.from(files.get(path) ?? '');
  const scanner = await RequestScanner.create({ resolver, read });
  const requests: PageRequest[] = [];
  const pending = ['index.html'];
  const seen = new Set(pending);
  for (let page = pending.pop(); page !== undefined; page = pending.pop()) {
    const scan = scanner.scan(page, files.get(page) ?? '');
    requests.push(...scan.requests, ...scan.shared.flat());
    for (const frame of scan.frames) if (!seen.has(frame)) pending.push(frame);
    for (const frame of scan.frames) seen.add(frame);
  }
  const required = new Set(requests.filter((one) => one.class === 'required').map(addressOf));
  const others = (name: PageRequest['class']): string[] => [
    ...new Set(requests.filter((one) => one.class === name && !required.has(addressOf(one))).map(addressOf)),
  ];
  return {
    required: [...required].sort(),
    conditional: others('conditional'),
    hints: others('hint'),
    possible: others('possible'),
  };
}
