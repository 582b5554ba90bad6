import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

/**
 * The rooms of src from the bottom up. A file imports from its own room and from the levels below it, never from a
 * sibling room or from above; docs/architecture.md tells why. Each entry is a list of rooms on one level.
 */
const LEVELS = [
  ['src/errors.ts', 'src/identifiers.ts'],
  ['src/runner'],
  ['src/net'],
  [
    'src/service',
    'src/wait',
    'src/bundle',
    'src/github',
    'src/report',
    'src/input-rules.ts',
    'src/outputs.ts',
    'src/site',
  ],
  ['src/input-reader.ts'],
  ['src/delivery-inputs.ts'],
  ['src/inputs.ts'],
  ['src/modes', 'src/compare', 'src/audit'],
  ['src/run.ts'],
  ['src/main.ts', 'src/compare.ts', 'src/audit.ts'],
];

/** What the room of the bundle is made of: corners beside each other, told to work together by the files at its top. */
const BUNDLE_CORNERS = {
  'src/bundle/fetch': ['src/bundle/unpack', 'src/bundle/keep'],
  'src/bundle/unpack': ['src/bundle/fetch', 'src/bundle/keep'],
  'src/bundle/keep': ['src/bundle/fetch'],
};

/** The only places that may import the toolkit or Octokit: everything else takes what it needs as an argument. */
const TOOLKIT_ROOMS = [
  'src/main.ts',
  'src/compare.ts',
  'src/audit.ts',
  'src/run.ts',
  'src/inputs.ts',
  'src/outputs.ts',
  'src/runner/**',
  'src/github/**',
  'src/bundle/store.ts',
];

const roomZones = LEVELS.flatMap((rooms, level) =>
  rooms.map((room) => ({
    target: `./${room}`,
    from: [...rooms.filter((other) => other !== room), ...LEVELS.slice(level + 1).flat()].map((other) => `./${other}`),
    message: 'Imports run downwards only: see docs/architecture.md.',
  })),
).filter((zone) => zone.from.length > 0);

const cornerZones = Object.entries(BUNDLE_CORNERS).map(([corner, others]) => ({
  target: `./${corner}`,
  from: others.map((other) => `./${other}`),
  message: 'This corner works without the other; files at the top of src/bundle join them: see docs/architecture.md.',
}));

export default tseslint.config(
  { ignores: ['dist/', 'lib/', '.work/', 'coverage/', 'node_modules/'] },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.js', '.mjs'] })] },
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ['*.js', 'scripts/*.mjs', 'docs/recipes/*/*.js'] } },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'import-x/no-cycle': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...roomZones,
            ...cornerZones,
            { target: './src', from: ['./emulator', './scripts', './bench', './__tests__'] },
            {
              target: './emulator',
              from: ['./src', './scripts', './bench', './__tests__'],
              message: 'The emulator shares nothing with src, so that one mistake cannot hide in both.',
            },
          ],
        },
      ],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 12],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['src/**'],
    ignores: TOOLKIT_ROOMS,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@actions/*', '@octokit/*'],
              message: 'Take it as an argument: the toolkit is imported only where docs/architecture.md says.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['__tests__/**', 'bench/**'],
    rules: {
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-floating-promises': ['error', { allowForKnownSafeCalls: [] }],
    },
  },
  { files: ['scripts/**', 'bench/**', 'emulator/main.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.js', '**/*.mjs'],
    ...tseslint.configs.disableTypeChecked,
    rules: {
      ...tseslint.configs.disableTypeChecked.rules,
      // Plain JavaScript tells its types in comments.
      '@typescript-eslint/explicit-module-boundary-types': 'off',
    },
    languageOptions: { globals: { process: 'readonly', URL: 'readonly' } },
  },
  // Called by its name from outside.
  { files: ['docs/recipes/**/*.js'], rules: { '@typescript-eslint/no-unused-vars': 'off' } },
);
