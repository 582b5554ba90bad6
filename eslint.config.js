import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

/**
 * The folders of src from the top down. A file imports from its own folder and from those below it; folders on one line do
 * not import each other. docs/architecture.md gives the reasons.
 */
const LAYERS = [
  ['src/main.ts'],
  ['src/static-export.ts'],
  ['src/action', 'src/export', 'src/agent'],
  ['src/jobs'],
  ['src/service'],
  ['src/bundle'],
  ['src/github'],
  ['src/http'],
  ['src/runner'],
  ['src/errors.ts', 'src/identifiers.ts'],
];

/** The parts of src/bundle, which are joined in src/export. */
const BUNDLE_LAYERS = [
  ['src/bundle/cache'],
  ['src/bundle/download', 'src/bundle/unpack'],
  ['src/bundle/disk-error.ts', 'src/bundle/release-buffer.ts'],
];

/** The only files that may import the toolkit or Octokit. All others take what they need as an argument. */
const TOOLKIT_FILES = ['src/action/**', 'src/runner/**', 'src/github/**', 'src/bundle/cache/**'];

/** Forbids imports from the layers above a folder and from the other folders of its layer. */
function zonesOf(layers) {
  return layers
    .flatMap((layer, level) =>
      layer.map((folder) => ({
        target: `./${folder}`,
        from: [...layers.slice(0, level).flat(), ...layer.filter((other) => other !== folder)].map(
          (other) => `./${other}`,
        ),
        message: 'Imports go downwards only. See docs/architecture.md.',
      })),
    )
    .filter((zone) => zone.from.length > 0);
}

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
            ...zonesOf(LAYERS),
            ...zonesOf(BUNDLE_LAYERS),
            { target: './src', from: ['./emulator', './scripts', './bench', './__tests__'] },
            {
              target: './emulator',
              from: ['./src', './scripts', './bench', './__tests__'],
              message: 'The emulator shares no code with src, so that a bug cannot be in both.',
            },
          ],
        },
      ],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 3],
      complexity: ['error', 12],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['src/**'],
    ignores: TOOLKIT_FILES,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@actions/*', '@octokit/*'],
              message: 'Pass it as an argument. docs/architecture.md lists the files that may import the toolkit.',
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
      // The cases of a test table are positional.
      'max-params': ['error', 4],
      '@typescript-eslint/no-floating-promises': ['error', { allowForKnownSafeCalls: [] }],
    },
  },
  { files: ['scripts/**', 'bench/**', 'emulator/main.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.js', '**/*.mjs'],
    ...tseslint.configs.disableTypeChecked,
    rules: {
      ...tseslint.configs.disableTypeChecked.rules,
      // JavaScript files declare types in JSDoc.
      '@typescript-eslint/explicit-module-boundary-types': 'off',
    },
    languageOptions: { globals: { process: 'readonly', URL: 'readonly' } },
  },
  // The CDN calls these functions by name.
  { files: ['docs/recipes/**/*.js'], rules: { '@typescript-eslint/no-unused-vars': 'off' } },
);
