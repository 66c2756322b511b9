import type { Plugin } from 'vite';

/** The name of a query parameter of an island's file: the number of retries of React's file. */
export const REACT_QUERY = 'react';

/** The import of React's file in an island's file, as the bundler writes it before minification. */
const IMPORT = /^import \{(.+)\} from ("\.\/hydrate\..+");$/m;

/**
 * A Vite plugin that makes an island import React's file with the same query as the island itself:
 * browsers cache a failed import, so after a failure both need a new address.
 */
export const reactQuery = (): Plugin => ({
  name: 'client-intent:react-query',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  renderChunk: (code) =>
    code.replace(IMPORT, (_, names: string, file: string) => {
      const query = `(import.meta.url.match(/\\?${REACT_QUERY}=\\d+/) ?? "")`;
      return `const {${names.replaceAll(' as ', ': ')}} = await import(${file} + ${query});`;
    }),
});
