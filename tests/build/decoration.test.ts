import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#/content/languages.ts';
import { openTestSite, testSetting } from '../fixtures/builtSite.ts';
import { languageOfRoute } from '../fixtures/pageLanguage.ts';

const MAX_BYTES = 40 * 1024;
/** The display font of a language with its own script is added to the total. */
const MAX_DISPLAY_FACE_BYTES = 12 * 1024;
const DRAWN = /<svg[\s\S]*?<\/svg>|<style[\s\S]*?<\/style>/g;

const site = openTestSite();
const fileOf = (route: string) => (route.endsWith('/') ? `${route}index.html` : route).slice(1);

/** Each script besides Latin may load one font of its own (contract, section 7). */
const OF_ANOTHER_SCRIPT = /hind-(?:gujarati|devanagari)-/;

/**
 * The compressed bytes of all drawings and patterns in a page, with their CSS, and of the fonts for
 * English.
 */
function weigh(html: string): number {
  const drawn = (html.match(DRAWN) ?? []).join('');
  const fonts = new Set(html.match(/\/_astro\/[^"')]+\.woff2/g));
  const fontBytes = [...fonts]
    .filter((font) => !OF_ANOTHER_SCRIPT.test(font))
    .map((font) => statSync(join(testSetting('TEST_SITE_DIR'), font)).size);
  return fontBytes.reduce((sum, size) => sum + size, brotliCompressSync(drawn).length);
}

test('decoration and fonts together stay within 40 KB on every route, and a display face of its own', () => {
  const maxOf = (route: string) =>
    MAX_BYTES + (languageOfRoute(route) === LANGUAGES.en ? 0 : MAX_DISPLAY_FACE_BYTES);
  const above = site.routes.filter((route) => weigh(site.read(fileOf(route))) > maxOf(route));
  expect(above).toEqual([]);
});

test('no decoration is a separate request, except lazy ones', () => {
  const pages = site.routes.map((route) => site.read(fileOf(route)));
  const asked = pages.flatMap(
    (html) => html.match(/<img[^>]*src="[^"]*\.svg"[^>]*>|url\(["']?[^"')]*\.svg/g) ?? [],
  );
  expect(asked.filter((tag) => !tag.includes(' loading="lazy"'))).toEqual([]);
});
