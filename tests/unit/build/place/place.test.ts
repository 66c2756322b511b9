import { createHash } from 'node:crypto';
import {
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { readSettings } from '#/build/settings.ts';
import { headersFile } from '#/hosts/headersFile.ts';
import { placeSite } from '#/build/place/place.ts';
import { restorePlace } from '#/build/place/swapSite.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

const SETTINGS = readSettings({ API_BASE_URL: 'https://api.example/v1' });
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (body: string, needs = '') =>
  `<!doctype html><meta charset="utf-8"><meta name="page-policy" content="${needs}">${body}`;

let root = '';
const at = (...parts: string[]) => join(root, ...parts);
const read = (file: string) => readFile(at('dist', file), 'utf8');

async function render(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(at('rendered', file)), { recursive: true });
    await writeFile(at('rendered', file), text);
  }
}

const place = (routes = ['/']) =>
  placeSite({
    settings: SETTINGS,
    renderedDir: at('rendered'),
    outDir: at('dist'),
    pictureStoreDir: at('pictures'),
    cacheDir: root,
    inlineScripts: new Set(['go();', 'come();']),
    routes,
    extraFiles: { _headers: headersFile() },
  });

beforeEach(async () => {
  root = await makeTemporaryFolder();
  await mkdir(at('pictures'));
});

describe('placing', () => {
  test('gives each page a policy with the hashes of its own scripts and styles', async () => {
    await render({ 'index.html': page('<style>b{margin:0}</style><script>go();</script><b>') });
    await place();
    const html = await read('index.html');
    expect(html).toContain(
      `script-src 'self' ${sha('go();')};style-src 'self' ${sha('b{margin:0}')};`,
    );
    expect(html).not.toContain('page-policy');
    expect(html).not.toContain('unsafe-eval');
  });

  test('joins scripts of ours that stand side by side', async () => {
    await render({ 'index.html': page('<script>go();</script><script>come();</script>') });
    await place();
    expect(await read('index.html')).toContain(`script-src 'self' ${sha('go(),come();')};`);
  });

  test('allows the API and the media host only on pages that need them', async () => {
    await render({ 'index.html': page(''), 'contact/index.html': page('', 'api') });
    await place();
    expect(await read('index.html')).not.toContain('api.example');
    expect(await read('contact/index.html')).toContain("connect-src 'self' https://api.example\"");
  });

  test('allows to fetch our own pages ahead, and no plugin, frame or form', async () => {
    await render({ 'index.html': page('') });
    await place();
    const html = await read('index.html');
    for (const part of [
      "default-src 'self';",
      "object-src 'none';",
      "frame-src 'none';",
      "base-uri 'none';",
      "form-action 'none'",
    ])
      expect(html).toContain(part);
  });

  test('gives data blocks no hash', async () => {
    await render({ 'index.html': page('<script type="application/ld+json">{}</script>') });
    await place();
    expect(await read('index.html')).toContain("script-src 'self';");
  });

  test('adds the pictures that pages point to, and the files of the host', async () => {
    await writeFile(at('pictures', 'a-320.avif'), 'avif');
    await writeFile(at('pictures', 'unused-320.avif'), 'avif');
    await render({ 'index.html': page('<img srcset="/_media/a-320.avif 320w">') });
    await place();
    expect(await read('_media/a-320.avif')).toBe('avif');
    expect(await read('_headers')).toBe(headersFile());
    await expect(stat(at('dist/_media/unused-320.avif'))).rejects.toThrow('ENOENT');
  });

  test('writes a page anew that somebody changed where it stands', async () => {
    await render({ 'index.html': page('ours') });
    await place();
    const html = await read('index.html');
    await writeFile(at('dist/index.html'), 'an older build');
    await place();
    expect(await read('index.html')).toBe(html);
  });

  test('shares an unchanged file with the pages that were there', async () => {
    await render({ 'index.html': page('same'), 'b/index.html': page('one') });
    await place();
    const before = await stat(at('dist/index.html'));
    await render({ 'b/index.html': page('two') });
    await place();
    expect((await stat(at('dist/index.html'))).ino).toBe(before.ino);
    expect(await read('b/index.html')).toContain('two');
  });

  describe('the Markdown of a page', () => {
    const article = (text: string) =>
      page(
        `<link rel="canonical" href="https://site.example/b/"><link rel="alternate" type="text/markdown" href="/b/index.md"><main><p>${text}</main>`,
      );

    beforeEach(async () => {
      await render({ 'index.html': page('no address'), 'b/index.html': article('one') });
      await place();
    });

    test('stands beside a page that has an address of its own', async () => {
      expect(await read('b/index.md')).toContain('one');
      await expect(stat(at('dist/index.md'))).rejects.toThrow('ENOENT');
    });

    test('is shared while its page is the same, and written anew with it', async () => {
      const before = await stat(at('dist/b/index.md'));
      await place();
      expect((await stat(at('dist/b/index.md'))).ino).toBe(before.ino);
      await render({ 'b/index.html': article('two') });
      await place();
      expect(await read('b/index.md')).toContain('two');
    });

    test.each([
      ['changed', () => writeFile(at('dist/b/index.md'), 'another')],
      ['removed', () => rm(at('dist/b/index.md'))],
    ])('comes back where somebody has %s it', async (_, spoil) => {
      await spoil();
      await place();
      expect(await read('b/index.md')).toContain('one');
    });

    test('must be there where a page names it', async () => {
      await render({ 'c.html': article('three').replace('/b/index.md', '/c/index.md') });
      await expect(place()).rejects.toThrow('/c/index.md is not there');
    });
  });

  test.each(['', '{"key":"', 'null', '{}'])(
    'starts anew where the memory of the last one is %j',
    async (memory) => {
      await render({ 'index.html': page('one') });
      await place();
      await writeFile(at('placed.json'), memory);
      await render({ 'index.html': page('two') });
      await place();
      expect(await read('index.html')).toContain('two');
    },
  );
});

describe('a site that is not whole', () => {
  beforeEach(async () => {
    await render({ 'index.html': page('good') });
    await place();
  });

  test.each([
    ['a page is missing', { 'index.html': page('new') }, ['/', '/about/'], '/about/: the page is'],
    ['a link leads nowhere', { 'index.html': page('<a href="/x/">x</a>') }, ['/'], '/x/ is not'],
    [
      'a picture is missing',
      { 'index.html': page('<img src="/_media/b.jpg">') },
      ['/'],
      '/_media/b',
    ],
    [
      'a script is missing',
      { 'index.html': page('<script src="/a.js"></script>') },
      ['/'],
      '/a.js',
    ],
    [
      'an island is missing',
      { 'index.html': page('<b component-url="/i.js"></b>') },
      ['/'],
      '/i.js',
    ],
    [
      'a script got in',
      { 'index.html': page('<main><script>steal();</script>') },
      ['/'],
      '/: no code of ours writes the inline script "steal();", in main',
    ],
    [
      'a script got in beside one of ours',
      { 'index.html': page('<script>go();</script><script>steal();</script>') },
      ['/'],
      'no code of ours writes the inline script "go(),steal();"',
    ],
    ['a page asks for no policy', { 'index.html': '<p>new' }, ['/'], 'no page-policy'],
  ])('leaves the old pages where they are when %s', async (_, files, routes, message) => {
    await render(files);
    await expect(place(routes)).rejects.toThrow(message);
    expect(await read('index.html')).toContain('good');
  });
});

test('the old pages come back after a placing that was killed half-way', async () => {
  await render({ 'index.html': page('good') });
  await place();
  await rename(at('dist'), at('dist.old'));
  await restorePlace(at('dist'));
  expect(await read('index.html')).toContain('good');
});

test('links to names in other scripts are found', async () => {
  await render({
    'index.html': page('<a href="/city/અમદાવાદ/">a</a><a href="/city/%E0%AA%85/">b</a>'),
    'city/અમદાવાદ/index.html': page(''),
    'city/અ/index.html': page(''),
  });
  await expect(place(['/', '/city/%E0%AA%85/'])).resolves.toMatchObject({ pages: 3 });
});

describe('a site that is a link to where a web server has its pages', () => {
  beforeEach(async () => {
    await render({ 'index.html': page('first') });
    await place();
    await mkdir(at('www'));
    await rename(at('dist'), at('www/site'));
    await symlink('www/site', at('dist'));
    await render({ 'index.html': page('second') });
  });

  test('is replaced there, and stays a link', async () => {
    await place();
    expect(await readFile(at('www/site/index.html'), 'utf8')).toContain('second');
    expect(await readlink(at('dist'))).toBe('www/site');
    expect(await readdir(at('www'))).toEqual(['site']);
  });

  test('is made there where there is none yet', async () => {
    await rename(at('www'), at('moved'));
    await mkdir(at('www'));
    await place();
    expect(await read('index.html')).toContain('second');
    expect(await readlink(at('dist'))).toBe('www/site');
  });

  test('is not begun where no site can be made beside it', async () => {
    await rm(at('dist'));
    await symlink('/sys/site', at('dist'));
    await expect(restorePlace(at('dist'))).rejects.toThrow(
      /^\/sys\/site\.next cannot be made \(.+\); a new site is made there, before it takes the place of the old one$/,
    );
  });

  test('comes back there after a placing that was killed half-way', async () => {
    await rename(at('www/site'), at('www/site.old'));
    await restorePlace(at('dist'));
    expect(await read('index.html')).toContain('first');
    expect(await readdir(at('www'))).toEqual(['site']);
  });
});

describe('a folder that somebody else made', () => {
  test.each(['dist', 'dist.next', 'dist.old'])('is left alone where it is %s', async (folder) => {
    await mkdir(at(folder));
    await writeFile(at(folder, 'thesis.tex'), 'years of work');
    await render({ 'index.html': page('new') });
    const said = `${at(folder)} holds thesis.tex, which no build of this project made`;
    await expect(restorePlace(at('dist'))).rejects.toThrow(said);
    await expect(place()).rejects.toThrow(said);
    expect(await readdir(at(folder))).toEqual(['thesis.tex']);
    expect(await readFile(at(folder, 'thesis.tex'), 'utf8')).toBe('years of work');
  });

  test('is taken where it is empty', async () => {
    await mkdir(at('dist'));
    await render({ 'index.html': page('new') });
    await place();
    expect(await read('index.html')).toContain('new');
  });
});

test('what a placing that was killed has left is replaced', async () => {
  await render({ 'index.html': page('<a href="/x/">x</a>') });
  await mkdir(at('dist.next'));
  await writeFile(at('dist.next', '_headers'), headersFile());
  await writeFile(at('dist.next', 'index.html'), 'half');
  await render({ 'index.html': page('whole') });
  await place();
  expect(await read('index.html')).toContain('whole');
});
