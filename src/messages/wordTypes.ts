import type { AstroIntegration } from 'astro';
import { defaultLanguage, languages } from './languages.ts';
import { listWordFiles } from './messages.ts';

const typeOf = (code: string, name: string) =>
  `    ${name}: typeof import('../../../src/messages/${code}/${name}.json');`;

const typesOf = (code: string) =>
  listWordFiles(code)
    .map((name) => typeOf(code, name))
    .join('\n');

/** The types of all word files, for `words.ts`: a page with words of its own is entered in no list. */
function describeWords(): string {
  const others = languages
    .filter(({ code }) => code !== defaultLanguage.code)
    .map(({ code }) => `  ${code}: {\n${typesOf(code)}\n  };`);
  return `interface EnglishWords {\n${typesOf(defaultLanguage.code)}\n}
interface TranslatedWords {\n${others.join('\n')}\n}\n`;
}

/** Writes the types of the word files, and shows changed words at once in `npm run dev`. */
export const wordTypes = (): AstroIntegration => ({
  name: 'words',
  hooks: {
    'astro:config:done': ({ injectTypes }) => {
      injectTypes({ filename: 'words.d.ts', content: describeWords() });
    },
    'astro:server:setup': ({ server }) => {
      server.watcher.add('src/messages');
      server.watcher.on('change', (file) => {
        if (file.endsWith('.json')) void server.restart();
      });
    },
  },
});
