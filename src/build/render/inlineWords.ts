import type { Plugin } from 'vite';

/**
 * A Vite plugin that inlines each text of the copy into the script that uses it, so that no script loads a
 * file of words. It is a plugin because Astro drops this option if its own configuration sets it for
 * browsers only.
 */
export const inlineWords = (): Plugin => ({
  name: 'inline-words',
  configEnvironment: (name) =>
    name === 'client'
      ? { build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } } } }
      : null,
});
