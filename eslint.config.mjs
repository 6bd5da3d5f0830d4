import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * The flow has one direction: what the files of a room must not import, and why.
 * @param files the room
 * @param forbidden a regular expression over what stands between the quotes
 */
const wall = (files, forbidden, message) => ({
  files: [files],
  rules: {
    'no-restricted-imports': ['error', { patterns: [{ regex: forbidden, message }] }],
  },
});

export default defineConfig(
  {
    ignores: [
      '.build/',
      '.docusaurus/',
      'build/',
      // Samples are compiled and run by `npm run check`.
      'docs/',
      'static/',
      // Broken on purpose, or compared byte for byte.
      'tests/docs/broken/',
      'tests/samples/fixtures/',
      'tests/unit/samples/corpus/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      // The root's alone: it has every file, and with the browser tests' own beside it a quarter more time goes into types.
      parserOptions: { project: ['tsconfig.json'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // `T[]` for a name, `Array<…>` for what needs brackets of its own.
      '@typescript-eslint/array-type': ['error', { default: 'array-simple' }],
      // `() => close()` and `return next()` end a function that gives nothing; as two statements they say no more.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Search, widths and balances count code points, which is what the spread of a text gives.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // `noUncheckedIndexedAccess` doubts every index, also one that the line before has proved; `!` says so.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // `_` is what must be named to come to its neighbour, or to be left out of the rest.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // An empty text is as good as none, and `false` as good as missing.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { string: true, boolean: true } },
      ],
      // A number has one spelling in a text.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  wall('src/**', '(?:^|/)tests/', '网站不引入测试。'),
  wall(
    'src/data/**',
    '(?:^|/)(?:tests|components|theme|plugins|remark|search)/|^(?:react$|react-dom|@theme)',
    '数据喂给组件，不认识组件。',
  ),
  wall(
    'src/browser/**',
    '(?:^|/)(?:tests|components|theme|plugins|remark|search)/',
    '组件、搜索与插件都引入它；它不认识它们。',
  ),
  wall(
    'src/components/**',
    '(?:^|/)(?:tests|theme|remark|plugins/(?:first-view|html-pages|navigation))/',
    '门把组件放到位置上，规则写出组件的名字，页面的脚本把它们的行为合在一起；组件不认识它们。',
  ),
  wall(
    'src/plugins/**',
    '(?:^|/)(?:tests|theme)/|(?:^|/)docusaurus\\.config',
    'docusaurus.config.ts 装上插件；插件不认识它，也不认识门。',
  ),
  wall('src/remark/**', '(?:^|/)(?:tests|components|theme)/', '规则写出组件的名字，不引入组件。'),
  wall(
    'src/samples/**',
    '^(?:\\.{1,2}/)+(?:tests|components|css|data|environment|hosting|plugins|remark|search|theme|versions)(?:/|$)|^(?:@docusaurus|@theme|@site|react)',
    '示例的处理不认识网站：规则、测试和下载都调用它。',
  ),
  wall(
    'src/search/engine/**',
    '^(?!\\./\\w+$|algoliasearch/lite$)',
    '搜索引擎不认识 Docusaurus、React 和外面的文件，只认识自己与 Algolia 的客户端。',
  ),
  { files: ['**/*.tsx', '**/use*.ts'], extends: [reactHooks.configs.flat.recommended] },
  { files: ['src/**/*.tsx'], extends: [jsxA11y.flatConfigs.strict] },
  {
    files: ['tests/**'],
    rules: {
      // A test puts its own in a method's place, and takes variables of the machine away.
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // The site's scripts and the samples are run from their text, as a browser and Node.js run them.
      '@typescript-eslint/no-implied-eval': 'off',
      // A test asks whether something is there; the types promise what the page under test may fail to hold.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // What comes out of JSON, of a page's window and of a sample is looked at by `expect`.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // A stand-in answers as late as what it stands for.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['tests/samples/**', 'tests/unit/**'],
    rules: {
      // Packages of the samples, loaded when a sample needs them; parts under test, loaded after their stand-ins.
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
  { files: ['**/*.{js,mjs,cjs}'], extends: [tseslint.configs.disableTypeChecked] },
);
