// Every command that the documents show, with what runs it. A contract test compares this list with the documents.
// `npm run documented-commands` prints those that .ci/run runs word for word. The tests and scripts that run the others read
// them from the documents, too, so a document cannot show a command that does not work.
import { codeBlocks, documentFiles } from './documents.ts';

/** What runs a command: `.ci/run` from this list, or a file that reads the command from its document, or nothing. */
export type Runner = 'ci' | { readonly file: string } | { readonly notRun: string };

const AIR_GAP = { file: 'scripts/recipes/air-gap.ts' };
const CACHE_TEST = { file: '__tests__/process/documented-commands.test.ts' };
const DIGEST_TEST = { file: '__tests__/unit/bundle/unpack/round-trip.test.ts' };
const EMULATOR_TEST = { file: '__tests__/emulator/lifecycle.test.ts' };
const RELEASE_TEST = { file: '__tests__/process/release.test.ts' };

export const DOCUMENTED_COMMANDS: Readonly<Record<string, Runner>> = {
  // Comes first and counts the tests one by one, so .ci/run names it itself.
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

/** The commands in a document's shell blocks, in order. A line that ends with a backslash continues on the next one. */
export function commandsOf(file: string): string[] {
  return codeBlocks(file)
    .filter(({ language }) => SHELLS.includes(language))
    .flatMap(({ text }) => text.replaceAll(/\s*\\\n\s*/g, ' ').split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/**
 * The only command of a document that begins like this.
 *
 * @throws Error when there is none, or more than one
 */
export function commandOf(file: string, beginning: string): string {
  const [command, ...others] = commandsOf(file).filter((line) => line.startsWith(beginning));
  if (command === undefined || others.length > 0)
    throw new Error(`${file} must show one command that begins with "${beginning}".`);
  return command;
}

/** The commands of all documents. */
export function shownCommands(): string[] {
  return documentFiles().flatMap(commandsOf);
}

if (import.meta.main) {
  for (const [command, runner] of Object.entries(DOCUMENTED_COMMANDS)) if (runner === 'ci') console.log(command);
}
