// Every command that a document shows, and what runs it, so that none is shown that does not work. A contract test compares
// this list with the documents, and looks into the files that are named here.
import { codeBlocks, documentFiles } from './documents.ts';

/** Who runs a command: a file that has it word for word, or as `as` says it. Or why nothing here can. */
export type Runner = { readonly ranBy: string; readonly as?: string } | { readonly notRun: string };

const RELEASE_TEST = { ranBy: '__tests__/process/release.test.ts', as: "commandsOf('RELEASING.md')" };

/** Runs every command of `emulator/README.md`, word for word. */
const EMULATOR_TEST = { ranBy: '__tests__/emulator/lifecycle.test.ts', as: "commandsOf('emulator/README.md')" };

export const DOCUMENTED_COMMANDS: Readonly<Record<string, Runner>> = {
  'npm start': { ranBy: '.ci/run', as: "check 'npm start' npm start" },
  'npm cit': { ranBy: '.ci/run' },
  'npm run typecheck': { ranBy: '.ci/run', as: 'npm run --silent typecheck' },
  'npm run lint': { ranBy: '.ci/run', as: 'npm run --silent lint\n' },
  'npm run format:check': { ranBy: '.ci/run', as: 'npm run --silent format:check' },
  'npm run readme -- --check': { ranBy: '.ci/run', as: 'npm run --silent readme -- --check' },
  'npm run check:dist': { ranBy: '.ci/run', as: 'npm run --silent check:dist' },
  'npm run lint:workflows -- --install': { ranBy: '.ci/run', as: 'npm run --silent lint:workflows -- --install' },
  'npm run test:workflows -- --install': { ranBy: '.ci/run', as: 'npm run --silent test:workflows -- --install' },
  'npm run test:recipes -- --install': { ranBy: '.ci/run', as: 'npm run --silent test:recipes -- --install' },
  'sha256sum --check --strict SHA256SUMS': {
    ranBy: 'scripts/recipes/air-gap.ts',
    as: "'sha256sum', '--check', '--strict', 'SHA256SUMS'",
  },
  'sh receive.sh carried site 0f3a…': {
    ranBy: 'scripts/recipes/air-gap.ts',
    as: "'sh', script, 'carried', 'site', told",
  },
  'npm run emulator -- --docs docs --pages 200 --agent-jobs': EMULATOR_TEST,
  [`find "$RUNNER_TOOL_CACHE" -maxdepth 1 -name 'static-export-*' -exec rm -r {} +`]: {
    ranBy: '__tests__/process/documents.test.ts',
    as: "commandsOf('docs/operations.md')",
  },
  'find . -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum': {
    ranBy: '__tests__/unit/bundle/unpack/round-trip.test.ts',
  },
  'npm version 1.2.3 --no-git-tag-version': RELEASE_TEST,
  'node scripts/release-notes.mjs v1.2.3': RELEASE_TEST,
  'git tag --annotate v1.2.3 --message v1.2.3': RELEASE_TEST,
  'git push origin v1.2.3': RELEASE_TEST,
  'gh attestation verify dist/index.js --repo OWNER/static-export-action': {
    notRun: 'There is an attestation only of a release that GitHub has published.',
  },
};

const SHELLS = ['console', 'sh', 'bash', 'shell'];

/** The commands in a document's blocks for a shell, in order; a line that ends with a backslash goes on. */
export function commandsOf(file: string): string[] {
  return codeBlocks(file)
    .filter(({ language }) => SHELLS.includes(language))
    .flatMap(({ text }) => text.replaceAll(/\s*\\\n\s*/g, ' ').split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** The commands of all documents. */
export function shownCommands(): string[] {
  return documentFiles().flatMap(commandsOf);
}
