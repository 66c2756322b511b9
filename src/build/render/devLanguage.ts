import type { AstroIntegration } from 'astro';
import { languages } from '#/config.ts';
import { LANGUAGES, type LanguageCode } from '#/content/languages.ts';

/** The path of a page; paths with `_`, `@` or `.` belong to Astro and Vite. */
const PAGE = /^\/(?![_@.])(?:.*\/)?$/;

const languageOf = (url: string): LanguageCode =>
  languages.find((code) => code !== 'en' && url.startsWith(`${LANGUAGES[code].path}/`)) ?? 'en';

function describeOther(shown: LanguageCode, asked: LanguageCode): string {
  const { name, path } = LANGUAGES[shown];
  return `<!doctype html><html lang="en"><title>Another language</title>
<p>This server shows only <a href="${path}/">${name}</a>. For ${LANGUAGES[asked].name}, stop it and run
<code>npm run dev -- --language ${asked}</code></p></html>`;
}

/**
 * Serves one language at its own addresses in `npm run dev`. As in a build, Astro itself renders at
 * addresses without the language. A page of another language says how to show that one.
 */
export const devLanguage = (shown: LanguageCode): AstroIntegration => ({
  name: 'dev-language',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, response, next) => {
        const url = request.url ?? '';
        const asked = languageOf(url);
        if (asked === shown) {
          request.url = url.slice(LANGUAGES[shown].path.length);
        } else if (PAGE.test(url.replace(/\?.*/, ''))) {
          response.statusCode = 404;
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(describeOther(shown, asked));
          return;
        }
        next();
      });
    },
  },
});
