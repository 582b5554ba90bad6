// Two questions that the release workflow asks about tags. Both read the tags from standard input.
//   git ls-remote origin TAG TAG^{} | node scripts/release-tags.mjs verify TAG COMMIT
//   git tag --list                  | node scripts/release-tags.mjs major TAG
import { readFileSync } from 'node:fs';

/**
 * Whether the remote tag names the commit. The line of an annotated tag's commit ends in `^{}`.
 *
 * @param {readonly string[]} lines the output of `git ls-remote`
 * @param {string} tag
 * @param {string} commit
 */
function namesCommit(lines, tag, commit) {
  const refs = new Map(lines.map((line) => [line.split(/\s+/)[1], line.split(/\s+/)[0]]));
  return commit !== '' && (refs.get(`refs/tags/${tag}^{}`) ?? refs.get(`refs/tags/${tag}`)) === commit;
}

/** @param {string} tag the parts of a version that is no pre-release; undefined for any other tag */
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

const [, , question, tag = '', commit = ''] = process.argv;
const lines = readFileSync(0, 'utf8')
  .split('\n')
  .filter((line) => line !== '');
if (versionOf(tag) === undefined) {
  process.stderr.write(`"${tag}" is not the tag of a release, such as v1.2.3.\n`);
  process.exitCode = 1;
} else if (question === 'verify') {
  if (!namesCommit(lines, tag, commit)) {
    process.stderr.write(`The remote tag ${tag} does not name the commit ${commit}. Nothing was published.\n`);
    process.exitCode = 1;
  }
} else if (question === 'major') {
  const newest = newestOfMajor(lines, tag);
  if (newest === tag) process.stdout.write(`${tag.split('.')[0] ?? ''}\n`);
  else process.stderr.write(`${newest ?? ''} is newer: the major tag stays.\n`);
} else {
  process.stderr.write(`"${question ?? ''}" is neither "verify" nor "major".\n`);
  process.exitCode = 1;
}
