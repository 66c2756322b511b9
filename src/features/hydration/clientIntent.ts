import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island on intent inside it, or inside elements that match the selector. */
    'client:intent'?: boolean | string;
  }
}

/** Adds `client:intent`, which hydrates an island when a visitor is about to use it. */
export const clientIntent = (): AstroIntegration => ({
  name: 'client-intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'intent', entrypoint: './src/features/hydration/directive.ts' });
    },
  },
});
