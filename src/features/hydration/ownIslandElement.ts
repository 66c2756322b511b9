import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

const ASTROS_OWN =
  /[\\/]astro[\\/]dist[\\/]runtime[\\/]server[\\/]astro-island\.prebuilt(-dev)?\.js$/;
const ELEMENT = fileURLToPath(new URL('./islandElement.ts', import.meta.url));

/** The text of our own island element, as pages print it. */
export async function bundleElement(): Promise<string> {
  const options = { bundle: true, minify: true, format: 'iife', write: false } as const;
  const { outputFiles } = await build({ ...options, entryPoints: [ELEMENT], target: 'es2022' });
  return (outputFiles[0]?.text ?? '').trim();
}

/** A Vite plugin that prints our own island element on pages instead of Astro's. */
export const ownIslandElement = () => ({
  name: 'client-intent:own-island-element',
  load: {
    filter: { id: ASTROS_OWN },
    handler: async () => `export default ${JSON.stringify(await bundleElement())};`,
  },
});
