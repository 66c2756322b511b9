import type { AstroIntegration } from 'astro';
import { runtimeChunkOf } from './runtimeChunk.ts';
import { ownIslandElement } from './ownIslandElement.ts';
import { reactQuery } from './reactQuery.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island on intent, inside it or inside what matches the selector. */
    'client:intent'?: boolean | string;
  }
}

/** `client:intent` hydrates an island when a visitor reaches for it (contract, section 6). */
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
              // Lets the renderer's file itself hold React; else it only points to a third file,
              // which the browser learns of a round trip too late. Astro sets this option for good.
              options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
            },
          ],
        },
      });
    },
  },
});
