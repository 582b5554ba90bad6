// All commands in the documents, and where each of them is run, so that no document shows a command that does not work. A
// contract test compares this list with the documents and with the files named here.
import { codeBlocks, documentFiles } from './documents.ts';

/** The file that runs a command, with the text to find there if it differs; or the reason why it is not run. */
export type CommandCoverage = { readonly runBy: string; readonly as?: string } | { readonly notRun: string };

const RELEASE_TEST = { runBy: '__tests__/process/release.test.ts', as: "commandsOf('RELEASING.md')" };

const EMULATOR_TEST = { runBy: '__tests__/emulator/lifecycle.test.ts', as: "commandsOf('emulator/README.md')" };

export const DOCUMENTED_COMMANDS: Readonly<Record<string, CommandCoverage>> = {
  'npm start': { runBy: '.ci/run', as: "check 'npm start' npm start" },
  'npm cit': { runBy: '.ci/run' },
  'npm run typecheck': { runBy: '.ci/run', as: 'npm run --silent typecheck' },
  'npm run lint': { runBy: '.ci/run', as: 'npm run --silent lint\n' },
  'npm run format:check': { runBy: '.ci/run', as: 'npm run --silent format:check' },
  'npm run readme -- --check': { runBy: '.ci/run', as: 'npm run --silent readme -- --check' },
  'npm run check:dist': { runBy: '.ci/run', as: 'npm run --silent check:dist' },
  'npm run lint:workflows -- --install': { runBy: '.ci/run', as: 'npm run --silent lint:workflows -- --install' },
  'npm run test:workflows -- --install': { runBy: '.ci/run', as: 'npm run --silent test:workflows -- --install' },
  'npm run test:recipes -- --install': { runBy: '.ci/run', as: 'npm run --silent test:recipes -- --install' },
  'sha256sum --check --strict SHA256SUMS': {
    runBy: 'scripts/recipes/air-gap.ts',
    as: "'sha256sum', '--check', '--strict', 'SHA256SUMS'",
  },
  'sh receive.sh carried site 0f3a…': {
    runBy: 'scripts/recipes/air-gap.ts',
    as: "'sh', script, 'carried', 'site', expectedSha256",
  },
  'npm run emulator -- --docs docs --pages 200 --agent-jobs': EMULATOR_TEST,
  [`find "$RUNNER_TOOL_CACHE" -maxdepth 1 -name 'static-export-*' -exec rm -r {} +`]: {
    runBy: '__tests__/process/documents.test.ts',
    as: "commandsOf('docs/operations.md')",
  },
  'find . -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum': {
    runBy: '__tests__/unit/bundle/unpack/round-trip.test.ts',
  },
  'npm version 1.2.3 --no-git-tag-version': RELEASE_TEST,
  'node scripts/release-notes.mjs v1.2.3': RELEASE_TEST,
  'git tag --annotate v1.2.3 --message v1.2.3': RELEASE_TEST,
  'git push origin v1.2.3': RELEASE_TEST,
  'gh attestation verify dist/index.js --repo OWNER/static-export-action': {
    notRun: 'Only a release that GitHub has published has an attestation.',
  },
};

const SHELLS = ['console', 'sh', 'bash', 'shell'];

/** The commands in a document's shell code blocks. A trailing backslash continues a line. */
export function commandsOf(file: string): string[] {
  return codeBlocks(file)
    .filter(({ language }) => SHELLS.includes(language))
    .flatMap(({ text }) => text.replaceAll(/\s*\\\n\s*/g, ' ').split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

export function shownCommands(): string[] {
  return documentFiles().flatMap(commandsOf);
}
