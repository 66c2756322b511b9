import type { Plugin } from 'vite';

/** Begins the query of an island's file: how often React's file had to be asked for anew. */
export const REACT_QUERY = 'react';

/** How the bundler writes, before it makes names short, what an island takes out of React's file. */
const IMPORT = /^import \{(.+)\} from ("\.\/hydrate\..+");$/m;

/**
 * A Vite plugin that lets an island ask for React's file under the query that it was itself asked for
 * with: a browser remembers an address that failed, so both have to come under a fresh one.
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
