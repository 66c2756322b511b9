import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

const CLIENT = './src/features/hydration/hydrate.ts';

/** Astro's React renderer, with our own client entry. */
export function reactIslands(): AstroIntegration {
  const astros = react();
  const setUp = astros.hooks['astro:config:setup'];
  return {
    ...astros,
    hooks: {
      ...astros.hooks,
      'astro:config:setup': (options) =>
        setUp?.({
          ...options,
          addRenderer: (renderer) => options.addRenderer({ ...renderer, clientEntrypoint: CLIENT }),
        }),
    },
  };
}
