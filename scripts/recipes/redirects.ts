// Serves the redirects that the comparison proposes with nginx.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeProposals, type Proposal } from '../../src/compare/proposals.ts';
import { startNginx } from './nginx.ts';

/** Names that mean something to nginx, to a URL or to a regular expression. */
const NAMES = [
  ...[
    '$uri/x y',
    'a"b\\c',
    'new\nline',
    'star*',
    ':slug',
    '50%',
    '#h?',
    'é',
    '{b}',
    ';semi',
    "quote'",
    '~tilde',
    'back\\n',
  ],
  ...['default', 'include x', 'hostnames', 'volatile', 'A', 'a', '(a|b)+', 'a^b$', `${'long/'.repeat(60)}p`],
];

const PROPOSALS: readonly Proposal[] = NAMES.map((name) => ({
  from: `${name}.html`,
  to: `to/${name}.html`,
  kind: 'moved',
}));

const SERVER = `
server {
    listen 8080;
    root /usr/share/nginx/html;
    absolute_redirect off;
    if ($moved_page) { return 301 $moved_page; }
}
`;

/** Each proposed redirect must lead from the old page to the new one. */
export async function checkRedirects(nginx: string, directory: string): Promise<string[]> {
  mkdirSync(directory, { recursive: true });
  await writeProposals(directory, PROPOSALS);
  const recipe = join(directory, 'server.conf');
  writeFileSync(recipe, readFileSync(join(directory, 'nginx.conf'), 'utf8') + SERVER);
  const server = await startNginx(nginx, { recipe, site: directory, directory: join(directory, 'nginx') });
  const problems: string[] = [];
  try {
    for (const { from, to } of PROPOSALS) {
      const path = `/${from.split('/').map(encodeURIComponent).join('/')}`;
      const response = await fetch(server.origin + path, { redirect: 'manual' });
      const target = decodeURIComponent(response.headers.get('location') ?? '');
      if (response.status !== 301 || target !== `/${to}`)
        problems.push(`${JSON.stringify(from)}: ${response.status} to ${JSON.stringify(target)}`);
    }
  } finally {
    await server.stop();
  }
  return problems;
}
