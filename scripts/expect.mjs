// For the end-to-end workflow: compares environment variables with expectations and fails when one differs.
// `name=value` expects an exact value (`name=` an empty one), `name~pattern` a match of a regular expression.
import { fileURLToPath } from 'node:url';

/**
 * Returns one line for each expectation that is not met.
 *
 * @param {readonly string[]} expectations
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export function unmetExpectations(expectations, environment) {
  return expectations.flatMap((expectation) => {
    const [, name, operator, expected] = /^(\w+)([=~])(.*)$/s.exec(expectation) ?? [];
    if (name === undefined) return [`"${expectation}" is not a valid expectation.`];
    const actual = environment[name];
    if (actual === undefined) return [`${name} is not set.`];
    const met = operator === '=' ? actual === expected : new RegExp(expected, 'v').test(actual);
    return met ? [] : [`${name} is "${actual}", expected ${operator === '=' ? `"${expected}"` : `/${expected}/`}.`];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = unmetExpectations(process.argv.slice(2), process.env);
  for (const line of found) process.stderr.write(`${line}\n`);
  if (found.length > 0) process.exitCode = 1;
  else process.stdout.write(`As expected: ${process.argv.slice(2).join(', ')}\n`);
}
