import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

const ASTROS_OWN =
  /[\\/]astro[\\/]dist[\\/]runtime[\\/]server[\\/]astro-island\.prebuilt(-dev)?\.js$/;
const IN_DEVELOPMENT = /-dev\.js$/;
/** The dev server must run this before any island: it sets up hot reload of React components. */
const BEFORE_HYDRATION = '/@id/astro:scripts/before-hydration.js';
const ELEMENT = fileURLToPath(new URL('./islandElement.ts', import.meta.url));

/** Bundles our island element into the script that pages print. */
export async function bundleElement(): Promise<string> {
  const options = { bundle: true, minify: true, format: 'iife', write: false } as const;
  const { outputFiles } = await build({ ...options, entryPoints: [ELEMENT], target: 'es2022' });
  return (outputFiles[0]?.text ?? '').trim();
}

/** A Vite plugin that puts our island element on pages instead of Astro's. */
export const ownIslandElement = () => ({
  name: 'client-intent:own-island-element',
  load: {
    filter: { id: ASTROS_OWN },
    handler: async (id: string) => {
      const element = await bundleElement();
      const script = IN_DEVELOPMENT.test(id)
        ? `import('${BEFORE_HYDRATION}').then(() => {${element}})`
        : element;
      return `export default ${JSON.stringify(script)};`;
    },
  },
});
