import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import * as v from 'valibot';
import { NEXT_PAGE_RULES } from '#/lib/nextPageRules.ts';
import { bundleElement } from '#/features/hydration/ownIslandElement.ts';
import { withFixedPagesKey } from './fixedPages.ts';

/** What Astro's own prerenderer holds beside what its type tells, once it is set up. */
const PrerendererSchema = v.object({
  app: v.object({
    manifest: v.object({
      clientDirectives: v.map(v.string(), v.string()),
      inlinedScripts: v.map(v.string(), v.string()),
    }),
  }),
});

const INLINE_SCRIPT = /<script\b[^>]*\bis:inline\b[^>]*(?<!\/)>(.*?)<\/script>/gs;

/** The text of each script of a component that is printed as it stands there. */
const inlineScriptsOf = (source: string) =>
  Array.from(source.matchAll(INLINE_SCRIPT), ([, text = '']) => text);

/** Reads the components that pages are made of; what this hook gets is compiled already. */
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
 * Writes to `file`, before the first page is rendered, every inline script that this code can print: those
 * of components, of islands' directives, the island element and the next page's rules. So none of them can stem from content.
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
          ...withFixedPagesKey(prerenderer), // here too, for Astro takes one alone
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
