import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules', 'src/wire.ts', 'src/boards/*/wire.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      // `_` is an item that is only counted.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      // Sets and maps are made where they are needed and not kept: what a page keeps is `$state`.
      'svelte/prefer-svelte-reactivity': 'off',
      // It takes the reason behind the colon, which every svelte-ignore has here, for further codes.
      'svelte/no-unused-svelte-ignore': 'off',
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space where the formatter breaks a line
    },
  },
  { files: ['src/boards/**'], rules: { 'svelte/no-at-html-tags': 'off' } }, // only ever drawings of our own
);
