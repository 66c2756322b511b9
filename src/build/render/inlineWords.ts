import type { Plugin } from 'vite';

/**
 * A Vite plugin that writes each text of the copy into the script that says it, as if it stood there: no
 * script needs a file of words, nor a name for each. Astro leaves this setting out where it is given for one environment.
 */
export const inlineWords = (): Plugin => ({
  name: 'inline-words',
  configEnvironment: (name) =>
    name === 'client'
      ? { build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } } } }
      : null,
});
