import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

const ASTROS_OWN = /[\\/]astro[\\/]dist[\\/]runtime[\\/]server[\\/]astro-island\.prebuilt\.js$/;
const ELEMENT = fileURLToPath(new URL('./islandElement.ts', import.meta.url));

async function bundleElement(): Promise<string> {
  const options = { bundle: true, minify: true, format: 'iife', write: false } as const;
  const { outputFiles } = await build({ ...options, entryPoints: [ELEMENT], target: 'es2022' });
  return (outputFiles[0]?.text ?? '').trim();
}

/** A Vite plugin that prints our own island element on pages instead of Astro's. */
export const shortIslandElement = () => ({
  name: 'client-intent:short-island-element',
  apply: 'build' as const,
  load: {
    filter: { id: ASTROS_OWN },
    handler: async () => `export default ${JSON.stringify(await bundleElement())};`,
  },
});
