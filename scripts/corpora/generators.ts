// Generators of static sites that the corpora are built with, and how each builds one.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One build: the same content, another frame. */
export interface Build {
  /** Where the generator works. */
  readonly folder: string;
  readonly sources: string;
  readonly pages: readonly string[];
  readonly out: string;
  readonly footer: string;
  /** An entry more in the navigation. */
  readonly extraEntry: boolean;
}

export interface Generator {
  readonly name: string;
  readonly npm?: readonly string[];
  readonly pip?: readonly string[];
  build(build: Build): void;
}

function run(folder: string, command: string, ...args: readonly string[]): void {
  execFileSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NO_MKDOCS_2_WARNING: '1' },
  });
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const vitepress: Generator = {
  name: 'VitePress',
  npm: ['vitepress@1.6.4'],
  build({ folder, sources, pages, out, footer, extraEntry }) {
    cpSync(sources, join(folder, 'docs'), { recursive: true });
    const config = {
      title: 'Corpus',
      ignoreDeadLinks: true,
      themeConfig: {
        nav: extraEntry ? [{ text: 'News', link: 'https://news.example/' }] : [],
        sidebar: pages.map((page) => ({ text: page, link: `/${page}` })),
        footer: { message: footer },
      },
    };
    write(folder, { 'docs/.vitepress/config.mjs': `export default ${JSON.stringify(config)};\n` });
    run(folder, process.execPath, 'node_modules/vitepress/bin/vitepress.js', 'build', 'docs', '--outDir', out);
  },
};

const NEXT_PAGE = `import fs from 'node:fs';
import { Suspense } from 'react';
import Link from 'next/link';
import { marked } from 'marked';
const pages = JSON.parse(fs.readFileSync('pages.json', 'utf8'));
export const dynamicParams = false;
export const generateStaticParams = () => pages.map((page) => ({ slug: page.split('/') }));
const read = (slug) => fs.readFileSync('content/' + slug.join('/') + '.md', 'utf8');
export async function generateMetadata({ params }) {
  return { title: read((await params).slug).split('\\n')[0].slice(2) + ' | Corpus' };
}
async function Body({ slug }) {
  await new Promise((done) => setTimeout(done, 20));
  return <article dangerouslySetInnerHTML={{ __html: marked.parse(read(slug)) }} />;
}
export default async function Page({ params }) {
  const { slug } = await params;
  const at = pages.indexOf(slug.join('/'));
  return <main><Suspense fallback={<p>Loading…</p>}><Body slug={slug} /></Suspense>
    <div className="pager">{pages[at + 1] && <Link href={'/' + pages[at + 1]}>{pages[at + 1]} →</Link>}</div></main>;
}
`;

const next: Generator = {
  name: 'Next.js export',
  npm: ['next@16.4.6', 'react@19.3.1', 'react-dom@19.3.1', 'marked@18.2.1'],
  build({ folder, sources, pages, out, footer, extraEntry }) {
    rmSync(join(folder, '.next'), { recursive: true, force: true });
    cpSync(sources, join(folder, 'content'), { recursive: true });
    const entry = extraEntry ? '<a href="https://news.example/">News</a>' : '';
    write(folder, {
      'next.config.mjs': "export default { output: 'export' };\n",
      'pages.json': JSON.stringify(pages),
      'app/layout.js': `import fs from 'node:fs';
import Link from 'next/link';
export default function Layout({ children }) {
  return <html><body><header>Corpus ${entry}</header><div id="sidebar">{JSON.parse(fs.readFileSync('pages.json', 'utf8')).map((page) => <Link key={page} href={'/' + page}>{page}</Link>)}</div>{children}<footer>${footer}</footer></body></html>;
}
`,
      'app/page.js': 'export default function Home() { return <main><h1>Home</h1><p>Welcome.</p></main>; }\n',
      'app/[...slug]/page.js': NEXT_PAGE,
    });
    run(folder, process.execPath, 'node_modules/next/dist/bin/next', 'build');
    cpSync(join(folder, 'out'), out, { recursive: true });
  },
};

const material: Generator = {
  name: 'MkDocs Material',
  pip: ['mkdocs==1.6.1', 'mkdocs-material==9.8.1'],
  build({ folder, sources, out, footer, extraEntry }) {
    cpSync(sources, join(folder, 'docs'), { recursive: true });
    const color = extraEntry ? 'red' : 'indigo';
    write(folder, {
      'mkdocs.yml': `site_name: Corpus
copyright: ${footer}
theme: {name: material, palette: {primary: ${color}}, features: [navigation.footer, content.code.copy]}
repo_url: https://git.example/corpus
markdown_extensions: [toc: {permalink: true}]
${extraEntry ? 'extra: {social: [{icon: fontawesome/solid/paper-plane, link: "https://news.example/"}]}' : ''}
`,
    });
    run(folder, join(folder, 'venv/bin/mkdocs'), 'build', '-q', '-d', out);
  },
};

const sphinx: Generator = {
  name: 'Sphinx',
  pip: ['sphinx==9.0.4', 'myst-parser==5.2.0', 'furo==2025.12.19'],
  build({ folder, sources, pages, out, footer, extraEntry }) {
    cpSync(sources, join(folder, 'docs'), { recursive: true });
    const toctree = `\n\`\`\`{toctree}\n:hidden:\n${extraEntry ? 'News <https://news.example/>\n' : ''}${pages.join('\n')}\n\`\`\`\n`;
    write(folder, {
      'docs/index.md': readFileSync(join(sources, 'index.md'), 'utf8') + toctree,
      'docs/conf.py': `project = "Corpus"\ncopyright = "${footer}"\nextensions = ["myst_parser"]\nhtml_theme = "furo"\nsuppress_warnings = ["myst.xref_missing"]\n`,
    });
    run(folder, join(folder, 'venv/bin/sphinx-build'), '-q', '-E', '-b', 'html', 'docs', out);
  },
};

export const GENERATORS: readonly Generator[] = [vitepress, next, material, sphinx];

/** Installs what a generator needs into its folder, from the package registries. */
export function install({ npm, pip }: Generator, folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (npm !== undefined && !existsSync(join(folder, 'node_modules'))) {
    write(folder, { 'package.json': '{ "private": true, "type": "module" }\n' });
    run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--save-exact', ...npm);
  }
  if (pip !== undefined && !existsSync(join(folder, 'venv'))) {
    run(folder, 'python3', '-m', 'venv', 'venv');
    run(folder, join(folder, 'venv/bin/pip'), 'install', '--quiet', ...pip);
  }
}
