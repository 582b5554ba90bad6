// Checks tags for the release workflow. Reads the tags from standard input.
//   git ls-remote origin TAG TAG^{} | node scripts/release-tags.mjs verify TAG COMMIT
//   git tag --list                  | node scripts/release-tags.mjs major TAG
import { readFileSync } from 'node:fs';

/**
 * Whether the remote tag points to the commit. The commit of an annotated tag is on the line that ends in `^{}`.
 *
 * @param {readonly string[]} lines the output of `git ls-remote`
 * @param {string} tag
 * @param {string} commit
 */
function pointsTo(lines, tag, commit) {
  const refs = new Map(lines.map((line) => [line.split(/\s+/)[1], line.split(/\s+/)[0]]));
  return commit !== '' && (refs.get(`refs/tags/${tag}^{}`) ?? refs.get(`refs/tags/${tag}`)) === commit;
}

/** @param {string} tag @returns the parts of the version; undefined for pre-releases and other tags */
function versionOf(tag) {
  return /^v(\d+)\.(\d+)\.(\d+)$/.exec(tag)?.slice(1).map(Number);
}

/**
 * The newest version among the tags with the same major number. Pre-releases do not count.
 *
 * @param {readonly string[]} tags
 * @param {string} tag
 */
function newestOfMajor(tags, tag) {
  const [major] = versionOf(tag) ?? [];
  const versions = [...tags, tag].flatMap((candidate) => {
    const version = versionOf(candidate);
    return version && version[0] === major ? [{ candidate, version }] : [];
  });
  versions.sort(({ version: a }, { version: b }) => (b[1] ?? 0) - (a[1] ?? 0) || (b[2] ?? 0) - (a[2] ?? 0));
  return versions[0]?.candidate;
}

const [, , command, tag = '', commit = ''] = process.argv;
const lines = readFileSync(0, 'utf8')
  .split('\n')
  .filter((line) => line !== '');
if (versionOf(tag) === undefined) {
  process.stderr.write(`"${tag}" is not a release tag, such as v1.2.3.\n`);
  process.exitCode = 1;
} else if (command === 'verify') {
  if (!pointsTo(lines, tag, commit)) {
    process.stderr.write(`The remote tag ${tag} does not point to the commit ${commit}. Nothing was published.\n`);
    process.exitCode = 1;
  }
} else if (command === 'major') {
  const newest = newestOfMajor(lines, tag);
  if (newest === tag) process.stdout.write(`${tag.split('.')[0] ?? ''}\n`);
  else process.stderr.write(`${newest ?? ''} is newer, so the major tag does not move.\n`);
} else {
  process.stderr.write(`"${command ?? ''}" is not a command. Use "verify" or "major".\n`);
  process.exitCode = 1;
}
