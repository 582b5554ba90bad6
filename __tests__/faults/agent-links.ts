/** Values of `prLink` that are not a link to a pull request of the job's repository. */
export const HOSTILE_LINKS = [
  'http://github.example.com/example/docs/pull/7',
  'https://evil.example.org/example/docs/pull/7',
  'https://github.example.com@evil.example.org/example/docs/pull/7',
  'https://user:password@github.example.com/example/docs/pull/7',
  'https://github.example.com/example/other/pull/7',
  'https://github.example.com/example/docs/../../other/docs/pull/7',
  'https://github.example.com/example/docs/pull/7?token=x',
  'https://github.example.com/example/docs/pull/7<script>',
  'https://github.example.com/example/docs/pull/7\u001B[2J',
  'https://github.example.com/example/docs/pull/../../../settings',
  'https://github.example.com/example/docs/pull/7)[x](https://evil.example.org',
  'https://github.example.com/example/docs/pull/7" onmouseover="alert(1)',
  'https://github.example.com/example/docs/pull/NaN',
  '/example/docs/pull/7',
  42,
  ['https://github.example.com/example/docs/pull/7'],
] as const;
