// Runs Debian's nginx with the recipe's nginx.conf, of which only the address and the folder are changed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const MIME_TYPES = '/etc/nginx/mime.types';
/** Ample for a busy machine: nginx listens within milliseconds. */
const START_MS = 15_000;

/** Replaces a directive of the recipe, which must have it exactly once. */
function replaceDirective(conf: string, directive: string, value: string): string {
  const parts = conf.split(directive);
  if (parts.length !== 2) throw new Error(`The recipe's nginx.conf must have "${directive}" exactly once.`);
  return parts.join(value);
}

/** What surrounds the recipe in the image: nginx's own file, which includes it, here with folders of our own. */
function mainConf(directory: string, siteConf: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path "${join(directory, kind)}";`)
    .join('\n');
  // Workers would else give up root's rights, and not be able to read the folder of somebody who works as root.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}daemon off;
worker_processes 1;
pid "${join(directory, 'nginx.pid')}";
error_log stderr warn;
events { worker_connections 64; }
http {
  include ${MIME_TYPES};
  default_type application/octet-stream;
  access_log off;
${temporary}
  include "${siteConf}";
}
`;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilItAnswers(origin: string, failed: () => string | undefined): Promise<void> {
  const started = performance.now();
  for (;;) {
    const failure = failed();
    if (failure !== undefined) throw new Error(`nginx has ended:\n${failure}`);
    if (await fetch(origin).catch(() => undefined)) return;
    if (performance.now() - started > START_MS) throw new Error('nginx does not answer.');
    await pause(50);
  }
}

export interface RunningNginx {
  readonly origin: string;
  /** Ends it, and tells what it has written to its error log. */
  readonly stop: () => Promise<string>;
}

/** Serves a site with the recipe's nginx.conf on a free port of this machine alone. */
export async function startNginx(
  program: string,
  { recipe, site, directory }: { readonly recipe: string; readonly site: string; readonly directory: string },
): Promise<RunningNginx> {
  if (!existsSync(MIME_TYPES)) throw new Error(`There is no ${MIME_TYPES}.`);
  mkdirSync(directory, { recursive: true });
  const port = await freePort();
  const listening = replaceDirective(readFileSync(recipe, 'utf8'), 'listen 8080;', `listen 127.0.0.1:${port};`);
  const [siteConf, conf] = [join(directory, 'site.conf'), join(directory, 'main.conf')];
  writeFileSync(siteConf, replaceDirective(listening, 'root /usr/share/nginx/html;', `root "${site}";`));
  writeFileSync(conf, mainConf(directory, siteConf));
  const args = ['-p', directory, '-c', conf, '-e', 'stderr'];
  const check = spawnSync(program, ['-t', ...args], { encoding: 'utf8' });
  if (check.status !== 0 || check.stderr.includes('[warn]'))
    throw new Error(`nginx does not like the recipe's nginx.conf:\n${check.stderr}`);
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (log += chunk));
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => (log += error.message)).once('close', resolve);
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilItAnswers(origin, () => (child.exitCode === null && child.pid !== undefined ? undefined : log));
  const stop = async (): Promise<string> => {
    child.kill('SIGTERM');
    await ended;
    return log;
  };
  return { origin, stop };
}
