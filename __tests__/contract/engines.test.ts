import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

/** The oldest Node.js that the README requires. npm runs under it. */
const OLDEST_MAJOR = 20;

/** Packages that only run under Node 24. Older versions of undici, for older Node.js, end the process when a host closes. */
const NODE_24_ONLY = ['node_modules/undici'];

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly engines?: { readonly node?: string } }>>;
}

function acceptsOldest(range: string): boolean {
  return range.split('||').some((alternative) => {
    const [, operator = '', major = ''] = /^\s*(>=?|[~^]|)\s*(\d+|\*)/.exec(alternative) ?? [];
    if (major === '*') return true;
    return operator.startsWith('>') ? Number(major) <= OLDEST_MAJOR : Number(major) === OLDEST_MAJOR;
  });
}

it('every locked package accepts the oldest Node.js, except those that only run under Node 24', () => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package-lock.json'), 'utf8')) as LockFile;
  const rejecting = Object.entries(lock.packages)
    .filter(([, { engines }]) => engines?.node !== undefined && !acceptsOldest(engines.node))
    .map(([path]) => path);
  expect(rejecting).toEqual(NODE_24_ONLY);
});
