// Runs nginx with the nginx.conf of the recipe, changing only its address and folder.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const MIME_TYPES = '/etc/nginx/mime.types';
/** nginx starts within milliseconds, but the machine may be busy. */
const START_TIMEOUT_MS = 15_000;

function replaceDirective(conf: string, directive: string, value: string): string {
  const parts = conf.split(directive);
  if (parts.length !== 2) throw new Error(`The recipe's nginx.conf must have "${directive}" exactly once.`);
  return parts.join(value);
}

/** The main configuration, which includes that of the recipe and uses folders that this process can write to. */
function mainConf(directory: string, siteConf: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path "${join(directory, kind)}";`)
    .join('\n');
  // As root, workers would switch to a user that may not be able to read the site.
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

/** Writes the policy to a file as the recipe does, and makes the configuration include it. */
function includePolicy(conf: string, policy: string, directory: string): string {
  const file = join(directory, 'policy.conf');
  writeFileSync(file, `add_header Content-Security-Policy "${policy}" always;\n`);
  return replaceDirective(conf, 'include /etc/nginx/policy.conf;', `include "${file}";`);
}

/** A free port of 127.0.0.1, for a program that cannot choose one. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function waitUntilReady(origin: string, failed: () => string | undefined): Promise<void> {
  const started = performance.now();
  for (;;) {
    const failure = failed();
    if (failure !== undefined) throw new Error(`nginx exited:\n${failure}`);
    if (await fetch(origin).catch(() => undefined)) return;
    if (performance.now() - started > START_TIMEOUT_MS) throw new Error('nginx does not respond.');
    await pause(50);
  }
}

export interface RunningNginx {
  readonly origin: string;
  /** Stops nginx and returns its error log. */
  readonly stop: () => Promise<string>;
}

export interface NginxOptions {
  readonly recipe: string;
  readonly site: string;
  /** The Content-Security-Policy, for a configuration that includes it. */
  readonly policy?: string;
  readonly directory: string;
}

/** Serves a site with the nginx.conf of the recipe on a free port of 127.0.0.1. */
export async function startNginx(
  program: string,
  { recipe, site, policy, directory }: NginxOptions,
): Promise<RunningNginx> {
  if (!existsSync(MIME_TYPES)) throw new Error(`File not found: ${MIME_TYPES}`);
  mkdirSync(directory, { recursive: true });
  const port = await freePort();
  const listening = replaceDirective(readFileSync(recipe, 'utf8'), 'listen 8080;', `listen 127.0.0.1:${port};`);
  const [siteConf, conf] = [join(directory, 'site.conf'), join(directory, 'main.conf')];
  const included = policy === undefined ? listening : includePolicy(listening, policy, directory);
  writeFileSync(siteConf, replaceDirective(included, 'root /usr/share/nginx/html;', `root "${site}";`));
  writeFileSync(conf, mainConf(directory, siteConf));
  const args = ['-p', directory, '-c', conf, '-e', 'stderr'];
  const check = spawnSync(program, ['-t', ...args], { encoding: 'utf8' });
  if (check.status !== 0 || check.stderr.includes('[warn]'))
    throw new Error(`nginx rejects the nginx.conf of the recipe:\n${check.stderr}`);
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (log += chunk));
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => (log += error.message)).once('close', resolve);
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(origin, () => (child.exitCode === null && child.pid !== undefined ? undefined : log));
  const stop = async (): Promise<string> => {
    child.kill('SIGTERM');
    await ended;
    return log;
  };
  return { origin, stop };
}
