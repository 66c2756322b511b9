import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, envField, sharpImageService } from 'astro/config';
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { basename, parse, relative, resolve } from 'node:path';
import process from 'node:process';
import { clientIntent } from './src/features/hydration/clientIntent.ts';
import { clientFiles } from './src/pipeline/render/clientFiles.ts';
import { pictureServer } from './src/pipeline/render/pictureServer.ts';
import { inlineScripts } from './src/lib/browser.ts';
import { createSitemapEntries } from './src/pipeline/render/sitemapEntries.ts';
import { defaultLanguage, languages } from './src/messages/languages.ts';

const codes = languages.map(({ code }) => code);
const defaultLocale = defaultLanguage.code;
const locales = Object.fromEntries(codes.map((code) => [code, code]));

const text = (fallback) =>
  envField.string({ context: 'server', access: 'public', default: fallback });

// npm run build sets these variables; the fallbacks only serve editors and type checks.
const {
  SITE_URL = 'http://localhost:4321',
  RENDER_DIR = './.astro/rendered',
  SITE_PREVIEW,
} = process.env;

/** Shortens `title` of `Field.module.css` to `title-9a1`, because every page contains the class names. */
const shortClass = (name, file) =>
  `${name}-${createHash('sha256').update(basename(file)).digest('hex').slice(0, 3)}`;

const digestOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

// Without `ios16.4` the compiler drops the prefixes that only iPhones need.
const browsers = ['chrome109', 'safari16.4', 'ios16.4', 'firefox115'];

/** Writes the type of our texts: that of each English file, by its name. */
const typeOfMessages = () => {
  const files = globSync('src/messages/en/*.json').sort();
  const lines = files.map(
    (file) => `${parse(file).name}: typeof import('#/${relative('src', file)}');`,
  );
  return `interface EnglishMessages {\n${lines.join('\n')}\n}\n`;
};

/** Messages are read as files, not imported, so the dev server must restart when one changes. */
const messages = {
  name: 'messages',
  hooks: {
    'astro:config:setup': ({ addWatchFile }) => {
      globSync('src/messages/*/*.json').forEach((file) => addWatchFile(resolve(file)));
    },
    'astro:config:done': ({ injectTypes }) => {
      injectTypes({ filename: 'types.d.ts', content: typeOfMessages() });
    },
  },
};

export default defineConfig({
  site: SITE_URL,
  trailingSlash: 'always',
  scopedStyleStrategy: 'class',
  i18n: { locales: codes, defaultLocale },
  outDir: RENDER_DIR,
  cacheDir: process.env.ASTRO_CACHE_DIR ?? './.cache/astro',
  build: {
    format: 'directory',
    inlineStylesheets: 'always',
    concurrency: 8, // while one page is written, others are rendered
  },
  // The place step reads from this policy which scripts and styles are ours, and writes each page's own.
  security: { csp: { scriptDirective: { hashes: inlineScripts.map(digestOf) } } },
  devToolbar: { enabled: false },
  // Encoded like pictures of the API: a tenth smaller, three times as fast, and no difference on a phone.
  image: { service: sharpImageService({ avif: { chromaSubsampling: '4:2:0', effort: 3 } }) },
  integrations: [
    react(),
    messages,
    !SITE_PREVIEW &&
      sitemap({ i18n: { defaultLocale, locales }, serialize: createSitemapEntries() }),
    pictureServer(),
    clientIntent(),
  ],
  vite: {
    // Its default is in `node_modules`, where the publisher's user may not write.
    cacheDir: process.env.VITE_CACHE_DIR ?? './.cache/vite',
    build: {
      target: browsers,
      cssTarget: browsers,
    },
    plugins: [clientFiles()],
    css: { modules: { generateScopedName: shortClass } },
  },
  env: {
    schema: {
      API_BASE_URL: text('http://localhost:4322'),
      MEDIA_BASE_URL: text('http://localhost:4322'),
      CSRF_COOKIE_PATH: text(''),
      CSRF_COOKIE_NAME: text('XSRF-TOKEN'),
      CSRF_HEADER_NAME: text('X-XSRF-TOKEN'),
      SITE_PREVIEW: text(''),
    },
    validateSecrets: false,
  },
});
