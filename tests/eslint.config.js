import { fileURLToPath, URL } from 'node:url';
import css from '@eslint/css';
import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, includeIgnoreFile } from 'eslint/config';
import tseslint from 'typescript-eslint';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What each folder of `src` may import besides its own files, pictures and styles. */
const BELOW_PAGES = ['business', 'messages', 'routes.ts', 'lib'];
const BELOW = {
  tools: [
    ...['sample', 'publisher', 'pipeline', 'hosts', 'system', 'components', 'features'],
    ...BELOW_PAGES,
  ],
  sample: ['pipeline', 'hosts', 'system', 'components', 'features', ...BELOW_PAGES],
  publisher: ['pipeline', 'hosts', 'system', ...BELOW_PAGES],
  pipeline: ['hosts', 'system', 'api', 'features', ...BELOW_PAGES],
  hosts: ['system', ...BELOW_PAGES],
  system: [],
  pages: ['layouts', 'components', 'features', 'api', 'system', ...BELOW_PAGES],
  layouts: ['components', 'features', 'api', ...BELOW_PAGES],
  components: ['features', 'system', ...BELOW_PAGES],
  features: BELOW_PAGES,
  api: BELOW_PAGES,
  business: ['brand', 'system', 'messages', 'routes.ts', 'lib'],
  messages: ['routes.ts', 'lib'],
  brand: [],
  assets: [],
  lib: [],
};

/** The Astro plugin's file name for the `<script>` blocks of a component. */
const SCRIPTS_IN_ASTRO = '**/*.astro/*.ts';

/** What each folder but `brand` may also import; of `api` most only types. */
const SHARED = ['api', 'assets', 'styles'];

const importDirection = Object.entries(BELOW).map(([folder, below]) => ({
  files: [`src/${folder}/**/*.{ts,tsx,astro}`],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          { regex: '^\\.\\./', message: 'Between folders import #/…, inside one ./….' },
          {
            regex: `^#/(?!(?:${[folder, ...(folder === 'brand' ? [] : SHARED), ...below].join('|')})(?:/|$))`,
            message: `${folder}/ may import from ${below.join(', ') || 'no other folder'}.`,
          },
          ...(folder === 'api' || below.includes('api')
            ? []
            : [
                {
                  regex: '^#/api/',
                  allowTypeImports: true,
                  message: `${folder}/ gets data from above; from api/ it may only import types.`,
                },
              ]),
        ],
      },
    ],
  },
}));

/** The Astro plugin's processor; also passes the `<style>` blocks of a component to the CSS rules. */
const scriptsOfAstro = astro.processors['client-side-ts'];
const astroProcessor = {
  ...scriptsOfAstro,
  preprocess(text, file) {
    const styles = [...text.matchAll(/(?<=<style[^>]*>)[^]*?(?=<\/style>)/g)].map((match) => ({
      text: text.slice(0, match.index).replace(/\S/g, ' ') + match[0], // keeps lines and columns
      filename: `${match.index}.css`,
    }));
    return [...scriptsOfAstro.preprocess(text, file), ...styles];
  },
  postprocess: (messages) => messages.flat(),
};

/** CSS of 2023, and newer CSS with what an older browser does instead. */
const OLDEST_BROWSERS = {
  available: 2023,
  allowAtRules: [
    'page', // printed margins are the browser's
    'view-transition', // pages change without a transition
  ],
  allowProperties: [
    'accent-color', // the tick has the browser's colour
    'content-visibility', // the whole page is laid out at once
    'forced-color-adjust', // Safari has no forced colours
    'line-clamp', // `-webkit-line-clamp` does the same
    'overscroll-behavior', // the end of a list scrolls the page
    'overscroll-behavior-x',
    'print-color-adjust', // the browser decides how the brochure's cover is printed
    'resize', // a field cannot be enlarged
    'scrollbar-width', // the scrollbar has its usual width
    'text-size-adjust', // the prefixed names do the same
    'text-wrap', // lines break where they are full
  ],
  allowPropertyValues: {
    'break-after': ['avoid'], // a printed heading may be the last line of a page
  },
  allowSelectors: [
    'details-content', // closed answers are printed closed
    'marker', // a bullet has the colour of its text
    'selection', // selected text has the browser's colours
    'view-transition-group',
  ],
};

/** Allows `{ key: _, ...rest }` and `using` variables that are only disposed. */
const UNUSED = { ignoreRestSiblings: true, ignoreUsingDeclarations: true };

const NEVER_WRITTEN = [
  {
    selector: 'TSAsExpression > TSAsExpression',
    message: 'A double assertion silences the compiler: check the value instead.',
  },
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Text is escaped everywhere; nothing prints raw HTML.',
  },
  {
    selector: 'JSXAttribute[name.name=/^on[a-z]/]',
    message: 'No inline handlers: the Content-Security-Policy would refuse them.',
  },
  {
    selector: 'JSXAttribute[name.namespace.name="client"][name.name.name!="intent"]',
    message: 'Islands hydrate on intent: use client:intent.',
  },
];

export default defineConfig(
  includeIgnoreFile(`${ROOT}.gitignore`),
  { ...js.configs.recommended, ignores: ['**/*.css'] },
  {
    files: ['src/**/*.css'],
    language: 'css/css',
    plugins: { css },
    rules: { 'css/no-important': 'error', 'css/use-baseline': ['error', OLDEST_BROWSERS] },
  },
  {
    files: ['src/features/**/*.{ts,tsx}', 'src/components/**/*.ts', 'src/**/*.astro/*.ts'],
    ...compat.configs['flat/recommended'],
    settings: {
      targets: ['chrome 120', 'safari 17.2', 'firefox 130'],
      polyfills: ['requestIdleCallback'], // Safari uses `setTimeout` instead
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: [SCRIPTS_IN_ASTRO],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { project: 'tsconfig.json', tsconfigRootDir: ROOT } },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }], // code points
      '@typescript-eslint/no-unused-vars': ['error', UNUSED],
      '@typescript-eslint/no-unnecessary-type-parameters': 'off', // `readSnapshotFile<Post>()`
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['**/*.astro', SCRIPTS_IN_ASTRO],
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', UNUSED],
      'no-undef': 'off', // `astro check` knows the globals of pages and browsers, ESLint does not
    },
  },
  astro.configs.recommended,
  astro.configs['jsx-a11y-strict'],
  { files: ['**/*.astro'], processor: astroProcessor },
  {
    files: ['**/*.astro'],
    rules: {
      'astro/jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['ul'] }], // a scrollable list
    },
  },
  {
    files: ['**/*.astro'],
    // The only raw output: the escaping helper, a constant text, and drawings, which a test checks
    // to contain only shapes.
    ignores: [
      'src/components/seo/JsonLd.astro',
      'src/layouts/InlineScript.astro',
      'src/assets/drawings/Illustration.astro',
    ],
    rules: { 'astro/no-set-html-directive': 'error' },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.configs.strict, reactHooks.configs.flat.recommended],
  },
  {
    files: ['tests/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.object.name=/^(test|describe)$/][callee.property.name=/^(skip|only|todo|fixme)$/]:matches([arguments.0.type="Literal"], [arguments.0.type="TemplateLiteral"])',
          message: 'Every test runs, but where the site lacks its page: testOf(…) or isLeftOut(…).',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx,astro}'],
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-assertions': [
        'error',
        { assertionStyle: 'as', objectLiteralTypeAssertions: 'never' },
      ],
      'no-restricted-syntax': ['error', ...NEVER_WRITTEN],
    },
  },
  {
    files: ['src/features/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...NEVER_WRITTEN,
        {
          selector:
            'JSXElement:has(> JSXText[value=/\\S/]):has(> JSXElement, > JSXExpressionContainer)',
          message:
            'Text is all that its element holds: a translator wraps it, and React would lose it.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx,astro}'],
    // The last three request videos or our own files.
    ignores: [
      'src/pipeline/fetch/**',
      'src/features/forms/**',
      'src/features/video/checkVideo.ts',
      'src/features/finder/nearMe.ts',
    ],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Only pipeline/fetch/ and the forms talk to the API.' },
      ],
    },
  },
  ...importDirection,
);
