import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import * as v from 'valibot';
import { NEXT_PAGE_RULES } from '#/lib/nextPageRules.ts';
import { bundleElement } from '#/features/hydration/ownIslandElement.ts';
import { withFixedPagesKey } from './fixedPages.ts';

/** Fields of Astro's own prerenderer that its type lacks; they are there after `setup`. */
const PrerendererSchema = v.object({
  app: v.object({
    manifest: v.object({
      clientDirectives: v.map(v.string(), v.string()),
      inlinedScripts: v.map(v.string(), v.string()),
    }),
  }),
});

const INLINE_SCRIPT = /<script\b[^>]*\bis:inline\b[^>]*(?<!\/)>(.*?)<\/script>/gs;

/** The text of each `is:inline` script of a component, which Astro prints unchanged. */
const inlineScriptsOf = (source: string) =>
  Array.from(source.matchAll(INLINE_SCRIPT), ([, text = '']) => text);

/** Reads the source of components: what this hook receives is already compiled. */
const readComponents = (found: Set<string>) => ({
  name: 'inline-scripts:read-components',
  transform: {
    filter: { id: /\.astro$/ },
    handler: async (_: string, file: string) => {
      for (const text of inlineScriptsOf(await readFile(file, 'utf8'))) found.add(text);
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
        updateConfig({ vite: { plugins: [readComponents(found)] } });
      },
      'astro:build:start': ({ setPrerenderer }) => {
        if (file === undefined) return;
        setPrerenderer((prerenderer) => ({
          // Also here, because Astro keeps only the last prerenderer that is set.
          ...withFixedPagesKey(prerenderer),
          setup: async () => {
            await prerenderer.setup?.();
            const { manifest } = v.parse(PrerendererSchema, prerenderer).app;
            const printed = [
              ...manifest.clientDirectives.values(),
              await bundleElement(),
              NEXT_PAGE_RULES,
            ];
            const scripts = [...found, ...manifest.inlinedScripts.values(), ...printed];
            await writeFile(file, JSON.stringify(scripts));
          },
        }));
      },
    },
  };
}
