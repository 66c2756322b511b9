import type { Plugin } from 'vite';

/**
 * A Vite plugin that writes each text of the copy into the script that says it, so that no script needs a
 * file of words. A plugin, as Astro drops this setting where its own configuration gives it for browsers alone.
 */
export const inlineWords = (): Plugin => ({
  name: 'inline-words',
  configEnvironment: (name) =>
    name === 'client'
      ? { build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } } } }
      : null,
});
