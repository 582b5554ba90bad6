// All commands in the documents, with what runs them. A contract test compares this list with the documents.
// `npm run documented-commands` prints the commands that .ci/run runs. Tests and scripts run the others, and read them from
// the documents, so that every command in a document works.
import { codeBlocks, documentFiles } from './documents.ts';

/** What runs a command: .ci/run, a file that reads the command from its document, or nothing. */
export type Runner = 'ci' | { readonly file: string } | { readonly notRun: string };

const AIR_GAP = { file: 'scripts/recipes/air-gap.ts' };
const CACHE_TEST = { file: '__tests__/process/documented-commands.test.ts' };
const DIGEST_TEST = { file: '__tests__/unit/bundle/unpack/round-trip.test.ts' };
const EMULATOR_TEST = { file: '__tests__/emulator/lifecycle.test.ts' };
const RELEASE_TEST = { file: '__tests__/process/release.test.ts' };

export const DOCUMENTED_COMMANDS: Readonly<Record<string, Runner>> = {
  // .ci/run runs this command separately, because it comes first and reports each test.
  'npm cit': { file: '.ci/run' },
  'npm start': 'ci',
  'npm run typecheck': 'ci',
  'npm run lint': 'ci',
  'npm run format:check': 'ci',
  'npm run readme -- --check': 'ci',
  'npm run check:dist': 'ci',
  'npm run lint:workflows -- --install': 'ci',
  'npm run test:workflows -- --install': 'ci',
  'npm run test:recipes -- --install': 'ci',
  'sha256sum --check --strict SHA256SUMS': AIR_GAP,
  'sh receive.sh docs-package site 0f3a…': AIR_GAP,
  'npm run emulator -- --docs docs --pages 200 --agent-jobs': EMULATOR_TEST,
  [`find "$RUNNER_TOOL_CACHE" -maxdepth 1 -name 'static-export-*' -exec rm -r {} +`]: CACHE_TEST,
  'find . -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum': DIGEST_TEST,
  'npm version 1.2.3 --no-git-tag-version': RELEASE_TEST,
  'node scripts/release-notes.mjs v1.2.3': RELEASE_TEST,
  'git tag --annotate v1.2.3 --message v1.2.3': RELEASE_TEST,
  'git push origin v1.2.3': RELEASE_TEST,
  'gh attestation verify dist/index.js --repo OWNER/static-export-action': {
    notRun: 'Only a release that GitHub has published has an attestation.',
  },
};

const SHELLS = ['console', 'sh', 'bash', 'shell'];

/** The commands in the shell blocks of a document, in order. A line that ends with a backslash continues on the next line. */
export function commandsOf(file: string): string[] {
  return codeBlocks(file)
    .filter(({ language }) => SHELLS.includes(language))
    .flatMap(({ text }) => text.replaceAll(/\s*\\\n\s*/g, ' ').split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/**
 * The command of a document that starts with `beginning`.
 *
 * @throws Error when there is none, or more than one
 */
export function commandOf(file: string, beginning: string): string {
  const [command, ...others] = commandsOf(file).filter((line) => line.startsWith(beginning));
  if (command === undefined || others.length > 0)
    throw new Error(`${file} must show one command that starts with "${beginning}".`);
  return command;
}

/** The commands of all documents. */
export function shownCommands(): string[] {
  return documentFiles().flatMap(commandsOf);
}

if (import.meta.main) {
  for (const [command, runner] of Object.entries(DOCUMENTED_COMMANDS)) if (runner === 'ci') console.log(command);
}
