import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import islandElement from 'astro/runtime/server/astro-island.prebuilt.js';
import * as v from 'valibot';
import { minifySync } from 'vite';
import { NEXT_PAGE_RULES } from '#/lib/nextPageRules.ts';

/** Fields of Astro's own prerenderer that its type lacks; they are there after `setup`. */
const PrerendererSchema = v.object({
  app: v.object({
    manifest: v.object({
      clientDirectives: v.map(v.string(), v.string()),
      inlinedScripts: v.map(v.string(), v.string()),
    }),
  }),
});

const INLINE_SCRIPT = /(<script\b[^>]*\bis:inline\b[^>]*(?<!\/)>)(.*?)(?=<\/script>)/gs;

/**
 * Minifies each `is:inline` script of a component, which Astro prints as it is written, and adds its text
 * to `found`.
 */
const minifyComponents = (found: Set<string>) => ({
  name: 'inline-scripts:minify-components',
  apply: 'build' as const,
  load: {
    filter: { id: /\.astro$/ },
    handler: async (file: string) => {
      const source = await readFile(file, 'utf8');
      return source.replace(INLINE_SCRIPT, (_, tag: string, text: string) => {
        const { code } = minifySync(file, text, { module: false });
        found.add(code);
        return tag + code;
      });
    },
  },
});

/**
 * Writes every inline script that our code can print to `file`, before the first page is rendered: those
 * of components, of islands' directives, the island element and the next page's rules. No script that
 * comes from content can be among them.
 */
export function inlineScripts(file: string | undefined): AstroIntegration {
  const found = new Set<string>();
  return {
    name: 'inline-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [minifyComponents(found)] } });
      },
      'astro:build:start': ({ setPrerenderer }) => {
        if (file === undefined) return;
        setPrerenderer((prerenderer) => ({
          ...prerenderer,
          setup: async () => {
            await prerenderer.setup?.();
            const { manifest } = v.parse(PrerendererSchema, prerenderer).app;
            const printed = [
              ...manifest.clientDirectives.values(),
              ...manifest.inlinedScripts.values(),
              islandElement,
              NEXT_PAGE_RULES,
            ];
            await writeFile(file, JSON.stringify([...found, ...printed]));
          },
        }));
      },
    },
  };
}
