// Sites with what people add to the defaults of their generator, for the comparison of the scan with Chromium.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GENERATORS, install, type Generator } from '../corpora/generators.ts';

export interface TruthSite {
  readonly name: string;
  /** The site's folder; undefined where it cannot be had on this machine. */
  readonly build: (folder: string) => string | undefined;
}

const PAGES = 24;
const numbers = Array.from({ length: PAGES }, (_, index) => index);

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function run(folder: string, command: string, ...args: readonly string[]): void {
  execFileSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NO_MKDOCS_2_WARNING: '1' },
  });
}

function generator(name: string): Generator {
  const found = GENERATORS.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no generator ${name}.`);
  return found;
}

/** Text with a URL that nothing may be made of. */
const CODE = '```html\n<script src="https://no.example.net/x.js"></script>\n```\n';

function markdown(index: number): string {
  return [
    `# Page ${index}`,
    'Text with **bold**, *italic* and `code`: https://no.example.net/text',
    index % 3 === 0 ? `![picture](https://img.example.net/${index}.png)` : '',
    index % 4 === 0 ? `![gone](./gone-${index}.png)` : '',
    index % 6 === 1 ? '<iframe src="https://video.example.net/embed"></iframe>' : '',
    index % 6 === 2 ? '<img src="https://img.example.net/lazy.png" loading="lazy">' : '',
    '## Part',
    CODE,
    `[next](./p${(index + 1) % PAGES}.md) [out](https://git.example.net/)`,
  ].join('\n\n');
}

const pageFiles = (root: string): Record<string, string> =>
  Object.fromEntries(numbers.map((index) => [`${root}/p${index}.md`, markdown(index)]));

const vitepress: TruthSite = {
  name: 'VitePress',
  build(folder) {
    install(generator('VitePress'), folder);
    const head = [
      ['link', { rel: 'preconnect', href: 'https://fontfiles.example.net' }],
      ['link', { rel: 'stylesheet', href: 'https://fonts.example.net/css2?family=Inter' }],
      ['script', { async: '', src: 'https://tags.example.net/gtag/js?id=1' }],
    ];
    const themeConfig = { logo: '/logo.svg', sidebar: numbers.map((at) => ({ text: `p${at}`, link: `/p${at}` })) };
    const config = {
      title: 'Site',
      ignoreDeadLinks: true,
      head,
      themeConfig,
      vite: { build: { assetsInlineLimit: 0 } },
    };
    const pages = Object.entries(pageFiles('docs')).map(([path, text], at): [string, string] => [
      path,
      at % 5 === 0 ? `${text.replace(/!\[gone\].*/, '')}\n\n<Stars />\n` : text.replace(/!\[gone\].*/, ''),
    ]);
    write(folder, {
      ...Object.fromEntries(pages),
      'docs/index.md': '---\nlayout: home\nhero:\n  name: Site\n---\n\n<img src="https://img.example.net/hero.png">\n',
      'docs/.vitepress/config.mjs': `export default ${JSON.stringify(config)};\n`,
      'docs/.vitepress/theme/index.js': `import Theme from 'vitepress/theme';
import Stars from './Stars.vue';
export default { extends: Theme, enhanceApp: ({ app }) => { app.component('Stars', Stars); } };
`,
      'docs/.vitepress/theme/Stars.vue': `<script setup>
import { onMounted, ref } from 'vue';
const stars = ref(0);
onMounted(() => fetch('https://api.example.net/repos/x').then((answer) => answer.json()).then((json) => { stars.value = json.stars; }).catch(() => 0));
</script>
<template><span>{{ stars }}</span></template>
`,
    });
    run(
      folder,
      process.execPath,
      'node_modules/vitepress/bin/vitepress.js',
      'build',
      'docs',
      '--outDir',
      join(folder, 'site'),
    );
    return join(folder, 'site');
  },
};

const NEXT_PAGE = `import Link from 'next/link';
import { Suspense } from 'react';
import Items from './items';
export const generateStaticParams = () => Array.from({ length: ${PAGES} }, (_, at) => ({ slug: 'p' + at }));
async function Slow({ at }) {
  await new Promise((done) => setTimeout(done, 20));
  return <img src={'https://slow.example.net/' + at + '.png'} />;
}
export default async function Page({ params }) {
  const { slug } = await params;
  const at = Number(slug.slice(1));
  return <article><h1>{slug}</h1><p>https://no.example.net/text</p>
    {at % 5 === 0 && <Items id={at} />}{at % 7 === 0 && <iframe src="https://video.example.net/embed" />}
    {at % 9 === 0 && <img src="https://img.example.net/n.png" />}<Suspense fallback="Loading">{at % 4 === 0 && <Slow at={at} />}</Suspense>
    {at % 6 === 0 && <img src={'/gone-' + at + '.png'} />}<Link href={'/docs/p' + ((at + 1) % ${PAGES})}>next</Link></article>;
}
`;

const next: TruthSite = {
  name: 'Next.js export',
  build(folder) {
    install(generator('Next.js export'), folder);
    rmSync(join(folder, '.next'), { recursive: true, force: true });
    write(folder, {
      'next.config.mjs': "export default { output: 'export' };\n",
      'app/layout.js': `import './style.css';
import Script from 'next/script';
import Late from './late';
export default function Layout({ children }) {
  return <html lang="en"><head><link rel="stylesheet" href="https://cdn.example.net/katex.min.css" /></head><body>{children}<Late />
    <Script src="https://analytics.example.net/a.js" /><Script src="https://late.example.net/b.js" strategy="lazyOnload" /></body></html>;
}
`,
      'app/style.css': 'body { margin: 0 } .home { background: url(https://background.example.net/a.png) }\n',
      'app/page.js': 'export default function Home() { return <main className="home"><h1>Home</h1></main>; }\n',
      'app/late.js': `'use client';
import dynamic from 'next/dynamic';
const Badge = dynamic(() => import('./badge'), { ssr: false });
export default function Late() { return <Badge />; }
`,
      'app/badge.js': 'export default function Badge() { return <img src="https://badge.example.net/b.svg" />; }\n',
      'app/docs/[slug]/page.js': NEXT_PAGE,
      'app/docs/[slug]/items.js': `'use client';
import { useEffect, useState } from 'react';
export default function Items({ id }) {
  const [text, setText] = useState('');
  useEffect(() => { fetch(\`https://api.example.net/items/\${id}\`).then((answer) => answer.text()).then(setText).catch(() => 0); }, [id]);
  return <p>{text}</p>;
}
`,
    });
    run(folder, process.execPath, 'node_modules/next/dist/bin/next', 'build');
    return join(folder, 'out');
  },
};

const material: TruthSite = {
  name: 'MkDocs Material',
  build(folder) {
    install(generator('MkDocs Material'), folder);
    write(folder, {
      ...pageFiles('docs'),
      'docs/index.md': '# Home\n\n[first](p0.md)\n<video src="https://video.example.net/a.mp4"></video>\n',
      'mkdocs.yml': `site_name: Site
theme: {name: material, features: [navigation.instant, content.code.copy]}
extra_javascript: ['https://cdn.example.net/mermaid.min.js']
extra_css: ['https://cdn.example.net/katex.min.css']
`,
    });
    run(folder, join(folder, 'venv/bin/mkdocs'), 'build', '-q', '-d', join(folder, 'site'));
    return join(folder, 'site');
  },
};

const sphinx: TruthSite = {
  name: 'Sphinx',
  build(folder) {
    install(generator('Sphinx'), folder);
    const raw = '\n\n```{raw} html\n<img src="_static/gone.png">\n```\n';
    const pages = Object.entries(pageFiles('docs')).map(([path, text], at): [string, string] => [
      path,
      `${text.replace(/!\[gone\].*/, '')}${at % 4 === 0 ? raw : ''}\n\nA formula: $x^${at}$\n`,
    ]);
    write(folder, {
      ...Object.fromEntries(pages),
      'docs/index.md': `# Home\n\n\`\`\`{toctree}\n${numbers.map((at) => `p${at}`).join('\n')}\n\`\`\`\n`,
      'docs/conf.py': `project = "Site"
extensions = ["myst_parser", "sphinx.ext.mathjax"]
myst_enable_extensions = ["dollarmath"]
html_theme = "furo"
html_js_files = ["https://analytics.example.net/script.js"]
suppress_warnings = ["myst", "image"]
`,
    });
    run(folder, join(folder, 'venv/bin/sphinx-build'), '-q', '-E', '-b', 'html', 'docs', join(folder, 'site'));
    return join(folder, 'site');
  },
};

/** A documentation package of Debian, unpacked without being installed. */
function debian(name: string, packageName: string, path: string): TruthSite {
  return {
    name,
    build(folder) {
      mkdirSync(folder, { recursive: true });
      const site = join(folder, 'unpacked', path);
      if (existsSync(site)) return site;
      try {
        run(folder, 'apt-get', 'download', packageName);
        const file = readdirSync(folder).find((one) => one.endsWith('.deb')) ?? '';
        run(folder, 'dpkg', '-x', file, 'unpacked');
      } catch {
        return undefined;
      }
      return site;
    },
  };
}

export const TRUTH_SITES: readonly TruthSite[] = [
  vitepress,
  next,
  material,
  sphinx,
  debian('git-doc', 'git-doc', 'usr/share/doc/git/html'),
  debian('sqlite3-doc', 'sqlite3-doc', 'usr/share/doc/sqlite3'),
  debian('python3-doc', 'python3.11-doc', 'usr/share/doc/python3.11/html'),
];
