import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { build } from 'vite';

const ASTROS_OWN =
  /[\\/]astro[\\/]dist[\\/]runtime[\\/]server[\\/]astro-island\.prebuilt(-dev)?\.js$/;
const IN_DEVELOPMENT = /-dev\.js$/;
/** The dev server must run this before any island: it sets up hot reload of React components. */
const BEFORE_HYDRATION = '/@id/astro:scripts/before-hydration.js';
const ELEMENT = fileURLToPath(new URL('./islandElement.ts', import.meta.url));

const BuiltSchema = v.object({ output: v.looseTuple([v.object({ code: v.string() })]) });

/** Bundles our island element into the script that pages print. */
export async function bundleElement(): Promise<string> {
  const rolldownOptions = { input: ELEMENT, output: { format: 'iife' } } as const;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, target: 'es2022', minify: true, rolldownOptions },
  });
  return v.parse(BuiltSchema, built).output[0].code.trim();
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
