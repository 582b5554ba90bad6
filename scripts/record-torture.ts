// Records what Chromium asks for on each page of torture: __tests__/support/torture/observed.json.
//
//   node scripts/record-torture.ts [names…]
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { TORTURE_PAGES, writeTorturePages } from '../__tests__/support/torture/pages.ts';
import { openObserver, type Observation } from './observe-requests.ts';

const record = fileURLToPath(new URL('../__tests__/support/torture/observed.json', import.meta.url));
const directory = mkdtempSync(join(tmpdir(), 'torture-'));
writeTorturePages(directory);
const observer = await openObserver();
const wanted = process.argv.slice(2);
const before = wanted.length === 0 ? {} : (JSON.parse(readFileSync(record, 'utf8')) as Record<string, unknown>);
const observed = { ...before };
const names = wanted.length === 0 ? Object.keys(TORTURE_PAGES) : wanted;
const queue = [...names];
const onlyTruth = (page: Observation[string] | undefined): unknown =>
  page && { requests: page.requests, missing: page.missing };
const work = async (): Promise<void> => {
  for (let name = queue.shift(); name !== undefined; name = queue.shift())
    observed[name] = onlyTruth((await observer.observe(join(directory, name), ['index.html']))['index.html']);
};
await Promise.all([work(), work(), work()]);
await observer.close();
rmSync(directory, { recursive: true, force: true });
const sorted = Object.fromEntries(Object.keys(TORTURE_PAGES).map((name) => [name, observed[name]]));
writeFileSync(record, await format(JSON.stringify(sorted), { parser: 'json', printWidth: 120 }));
console.log(`${names.length} pages recorded`);
