// Prints the changelog section of a release. Fails when the tag, package.json and CHANGELOG.md name different versions.
// It uses no packages, because the release workflow runs it in a job with write permissions, where nothing is installed.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The text below the heading `## [1.2.3] - 2026-01-31`, up to the next heading of that level or the list of links.
 *
 * @param {string} changelog
 * @param {string} version
 */
export function sectionOf(changelog, version) {
  const lines = changelog.split('\n');
  const dated = (line) => line.startsWith(`## [${version}] - `) && /^\d{4}-\d\d-\d\d$/.test(line.slice(-10));
  const start = lines.findIndex(dated);
  if (start < 0) throw new Error(`CHANGELOG.md has no dated heading for ${version}.`);
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith('## ') || /^\[[^\]]+\]: /.test(line));
  const section = lines.slice(start + 1, length < 0 ? undefined : start + 1 + length);
  if (section.join('').trim() === '') throw new Error(`CHANGELOG.md has no entries for ${version}.`);
  return section.join('\n').trim();
}

/**
 * Returns the notes of a release.
 *
 * @param {{ tag: string, packageVersion: string, changelog: string }} files
 */
export function releaseNotes({ tag, packageVersion, changelog }) {
  if (tag !== `v${packageVersion}`)
    throw new Error(`The tag is ${tag}, but the version in package.json is ${packageVersion}.`);
  return sectionOf(changelog, packageVersion);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = (file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  try {
    const packageVersion = JSON.parse(read('package.json')).version;
    const notes = releaseNotes({ tag: process.argv[2] ?? '', packageVersion, changelog: read('CHANGELOG.md') });
    process.stdout.write(`${notes}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
