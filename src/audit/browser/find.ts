import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome', 'microsoft-edge'];
const MAC = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const WINDOWS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function candidates(environment: Environment, platform: NodeJS.Platform): string[] {
  // GitHub's Linux images set CHROME_BIN; CHROME_PATH is what other tools read.
  const named = [environment['CHROME_PATH'], environment['CHROME_BIN']].filter(
    (path) => path !== undefined && path !== '',
  ) as string[];
  if (platform === 'win32') {
    const roots = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']
      .map((name) => environment[name])
      .filter((root) => root !== undefined);
    return [...named, ...WINDOWS.flatMap((path) => roots.map((root) => join(root, path)))];
  }
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder.startsWith('/'));
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return platform === 'darwin'
    ? [...named, ...MAC.map((path) => `/Applications/${path}`), ...inPath]
    : [...named, ...inPath, '/opt/google/chrome/chrome'];
}

/** The Chrome, Chromium or Edge of this machine; undefined where there is none. */
export function findBrowser(
  environment: Environment,
  platform: NodeJS.Platform = process.platform,
): string | undefined {
  return candidates(environment, platform).find(isProgram);
}
