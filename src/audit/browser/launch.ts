import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { CdpConnection } from './cdp.ts';

export interface LaunchOptions {
  readonly program: string;
  /** A folder for the profile, which is removed in the end. */
  readonly temp: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The only address that the browser may connect to, a proxy on this machine. */
  readonly proxy: string;
}

export interface RunningBrowser {
  readonly connection: CdpConnection;
  readonly isSandboxed: boolean;
  readonly close: () => Promise<void>;
}

/** Variables that a browser needs; nothing else of the step reaches the process that runs the site's scripts. */
const PASSED_ON = [
  'PATH',
  'LANG',
  'LC_ALL',
  'TZ',
  'SystemRoot',
  'windir',
  'ProgramFiles',
  'ProgramFiles(x86)',
  'ProgramData',
  'LOCALAPPDATA',
  'TEMP',
  'TMP',
];
const START_TIMEOUT_MS = 30_000;
const END_TIMEOUT_MS = 3_000;

/**
 * Nothing leaves the machine: every request goes to the proxy, those to this machine too; no name has an address; and what
 * does not go through proxies (QUIC, WebRTC over UDP) is off.
 */
function isolation(proxy: string): string[] {
  return [
    `--proxy-server=${proxy}`,
    '--proxy-bypass-list=<-loopback>',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    '--dns-prefetch-disable',
    '--disable-quic',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-domain-reliability',
    '--disable-client-side-phishing-detection',
    '--disable-sync',
    '--disable-extensions',
    '--disable-default-apps',
    '--disable-breakpad',
    '--disable-crash-reporter',
    '--no-pings',
    '--no-service-autorun',
    '--metrics-recording-only',
    '--disable-features=BackForwardCache,AutofillServerCommunication,CertificateTransparencyComponentUpdater,DialMediaRouteProvider,DnsOverHttps,InterestFeedContentSuggestions,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,Translate,WebTransport',
  ];
}

const APPEARANCE = [
  '--headless=new',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--window-size=1280,720',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
  '--mute-audio',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--deny-permission-prompts',
  '--block-new-web-contents',
  '--password-store=basic',
  '--use-mock-keychain',
  '--disable-blink-features=FileSystemAccess',
];

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      resolve();
    }),
  );
  await Promise.race([ended, sleep(END_TIMEOUT_MS, undefined, { ref: false })]);
  if (hasEnded(child)) return;
  child.kill('SIGKILL');
  await Promise.race([ended, sleep(END_TIMEOUT_MS, undefined, { ref: false })]);
}

/** Starts the browser's process in a profile of its own. */
function startProcess(
  { program, environment, proxy }: LaunchOptions,
  profile: string,
  isSandboxed: boolean,
): ChildProcess {
  const args = [
    ...APPEARANCE,
    ...isolation(proxy),
    `--user-data-dir=${profile}`,
    ...(isSandboxed ? [] : ['--no-sandbox']),
    'about:blank',
  ];
  const passed = Object.fromEntries(
    PASSED_ON.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]])),
  );
  return spawn(program, args, {
    env: { ...passed, HOME: profile, XDG_CONFIG_HOME: profile, XDG_CACHE_HOME: profile },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    cwd: profile,
  });
}

/** Waits until the browser answers. Rejects when it ends before that, or does not answer in time. */
async function waitForBrowser(child: ChildProcess, connection: CdpConnection): Promise<void> {
  const failed = new Promise<never>((_resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      reject(new Error(`The browser ended while it started (${signal ?? `exit code ${code ?? 'none'}`}).`));
    });
  });
  failed.catch(() => undefined);
  const late = new AbortController();
  const timeout = sleep(START_TIMEOUT_MS, undefined, { signal: late.signal }).then(() => {
    throw new Error('The browser did not start in 30 s.');
  });
  try {
    await Promise.race([connection.send('Browser.getVersion'), failed, timeout]);
  } finally {
    late.abort();
    timeout.catch(() => undefined);
  }
}

/** Starts the browser. Rejects when it does not come up. */
export async function launchBrowser(options: LaunchOptions): Promise<RunningBrowser> {
  await mkdir(options.temp, { recursive: true });
  const profile = await mkdtemp(join(options.temp, 'browser-'));
  // Chrome does not start as root with its sandbox.
  const isSandboxed = process.getuid?.() !== 0;
  const child = startProcess(options, profile, isSandboxed);
  // Without a listener an error would end this process; waitForBrowser reports it.
  child.on('error', () => undefined);
  const [output, input] = [child.stdio[3], child.stdio[4]];
  if (!(output instanceof Writable) || !(input instanceof Readable)) throw new Error('The browser has no pipe.');
  const connection = new CdpConnection(output, input);
  const close = async (): Promise<void> => {
    const asked = connection.send('Browser.close').catch(() => undefined);
    await Promise.race([asked, sleep(END_TIMEOUT_MS, undefined, { ref: false })]);
    connection.close();
    await endProcess(child);
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }).catch(() => undefined);
  };
  try {
    await waitForBrowser(child, connection);
    return { connection, isSandboxed, close };
  } catch (error) {
    child.kill('SIGKILL');
    await close();
    throw error;
  }
}
