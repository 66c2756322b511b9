import type { AstroIntegration } from 'astro';
import { runtimeChunkOf } from './runtimeChunk.ts';
import { ownIslandElement } from './ownIslandElement.ts';
import { reactQuery } from './reactQuery.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island on intent inside it, or inside elements that match the selector. */
    'client:intent'?: boolean | string;
  }
}

/** `client:intent` hydrates an island when a visitor is about to use it. */
export const clientIntent = (): AstroIntegration => ({
  name: 'client-intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective, updateConfig }) => {
      addClientDirective({ name: 'intent', entrypoint: './src/features/hydration/directive.ts' });
      updateConfig({
        vite: {
          environments: {
            client: {
              build: {
                rolldownOptions: {
                  output: { codeSplitting: { groups: [{ name: runtimeChunkOf }] } },
                },
              },
            },
          },
          plugins: [
            ownIslandElement(),
            reactQuery(),
            {
              name: 'client-intent:one-runtime-file',
              apply: 'build',
              applyToEnvironment: ({ name }) => name === 'client',
              // Without this option the renderer's file only points to a third file with React, which
              // the browser discovers one round trip later. Astro sets another value, so it must be
              // set here.
              options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
            },
          ],
        },
      });
    },
  },
});
