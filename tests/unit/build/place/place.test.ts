import { createHash } from 'node:crypto';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { headersFile } from '#/hosts/headersFile.ts';
import { pageWith, usePlacedSite } from './placedSite.ts';

vi.mock('node:fs/promises', { spy: true });

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const { at, read, render, place } = usePlacedSite();

describe('placing', () => {
  test('changes nothing in a page but its policy, which has the hashes of its own code', async () => {
    const scripts = '<script>go();</script><script>come();</script>';
    const body = `<style>b{margin:0}</style><b class="a"  data-b >1 </b>${scripts}`;
    await render({ 'index.html': pageWith(body) });
    await place();
    const html = await read('index.html');
    expect(html.replace(/<meta http-equiv="Content-Security-Policy" content="[^"]*">/, '')).toBe(
      pageWith(body).replace(/<meta name="page-policy"[^>]*>/, ''),
    );
    expect(html).toContain(
      `script-src 'self' ${sha('go();')} ${sha('come();')};style-src 'self' ${sha('b{margin:0}')};`,
    );
  });

  test('allows the API and the media host only on pages that need them', async () => {
    await render({ 'index.html': pageWith(''), 'contact/index.html': pageWith('', 'api') });
    await place();
    expect(await read('index.html')).not.toContain('api.example');
    expect(await read('contact/index.html')).toContain("connect-src 'self' https://api.example\"");
  });

  const film = (address: string) => `<a data-video="item" href="${address}">Play</a>`;

  test('allows the hosts of the films of a page, and those they are redirected to', async () => {
    const [own, other] = ['https://api.example/v1/r.mp4', 'https://cdn.other.example:8443/a.mp4'];
    await render({
      'index.html': pageWith(film(own) + film(other), 'media'),
      'menu/index.html': pageWith('', 'media'),
    });
    await place(['/'], new Map([[own, ['https://far.example']]]));
    const hosts = 'https://api.example https://far.example https://cdn.other.example:8443';
    for (const name of ['connect-src', 'media-src']) {
      expect(await read('index.html')).toContain(`${name} 'self' ${hosts}`);
      expect(await read('menu/index.html')).toMatch(
        new RegExp(`${name} 'self' https://api.example[;"]`),
      );
    }
  });

  test.each(['https://a;sandbox/a.mp4', 'https://*/a.mp4', "https://'none'/a.mp4"])(
    'takes nothing else into a policy: %s',
    async (address) => {
      await render({ 'index.html': pageWith(film(address), 'media') });
      await place(['/'], new Map([[address, ['https://b;sandbox', 'https://*.example']]]));
      expect(await read('index.html')).toMatch(/media-src 'self' https:\/\/api\.example[;"]/);
    },
  );

  test('allows to fetch our own pages ahead, and no plugin, frame or form', async () => {
    await render({ 'index.html': pageWith('') });
    await place();
    const html = await read('index.html');
    expect(html).toContain("default-src 'self';");
    for (const name of ['object-src', 'frame-src', 'base-uri', 'form-action'])
      expect(html).toContain(`${name} 'none'`);
    expect(html).not.toContain('unsafe-eval');
  });

  test('adds the pictures that pages point to, and the files of the host', async () => {
    await writeFile(at('pictures', 'a-320.avif'), 'avif');
    await writeFile(at('pictures', 'unused-320.avif'), 'avif');
    await render({ 'index.html': pageWith('<img srcset="/_media/a-320.avif 320w">') });
    await place();
    expect(await read('_media/a-320.avif')).toBe('avif');
    expect(await read('_headers')).toBe(headersFile());
    await expect(stat(at('dist/_media/unused-320.avif'))).rejects.toThrow('ENOENT');
  });

  test('leaves out our own pictures that no page and no script names', async () => {
    await render({
      'index.html': pageWith('<img src="/_astro/hero.a1.webp">'),
      '_astro/hero.a1.webp': '',
      '_astro/pack.b2.webp': '',
      '_astro/map.e5.svg': '',
      '_astro/scene.c3.png': '',
      '_astro/island.d4.js': 'show("/_astro/scene.c3.png")',
      'icon-192.png': '', // hosts ask for it by name
    });
    await place();
    const named = ['hero.a1.webp', 'island.d4.js', 'scene.c3.png'];
    expect(await readdir(at('dist/_astro'))).toEqual(named);
    expect(await readdir(at('dist'))).toContain('icon-192.png');
  });

  test('leaves nothing of the pages that were there', async () => {
    await render({ 'index.html': pageWith('one') });
    await place();
    await writeFile(at('dist/index.html'), 'changed by somebody');
    await writeFile(at('dist/gone.html'), 'of an older build');
    await place();
    expect(await read('index.html')).toContain('one');
    await expect(stat(at('dist/gone.html'))).rejects.toThrow('ENOENT');
  });

  describe('the Markdown of a page', () => {
    const article = (text: string) =>
      pageWith(
        `<link rel="canonical" href="https://site.example/b/"><link rel="alternate" type="text/markdown" href="/b/index.md"><main><p>${text}</main>`,
      );

    beforeEach(async () => {
      await render({ 'index.html': pageWith('no address'), 'b/index.html': article('one') });
      await place();
    });

    test('stands beside a page that has an address of its own', async () => {
      expect(await read('b/index.md')).toContain('one');
      await expect(stat(at('dist/index.md'))).rejects.toThrow('ENOENT');
    });

    test('must be there where a page names it', async () => {
      await render({ 'c.html': article('three').replace('/b/index.md', '/c/index.md') });
      await expect(place()).rejects.toThrow('/c/index.md is not there');
    });
  });
});

describe('a site that is not whole', () => {
  beforeEach(async () => {
    await render({ 'index.html': pageWith('good') });
    await place();
  });

  test.each([
    ['a link leads nowhere', '<a href="/x/">x</a>', '/x/ is not there; / points to it'],
    ['a picture is missing', '<img src="/_media/b.jpg">', '/_media/b.jpg'],
    ['a social card is missing', '<a href="/social/x.png">x</a>', 'npm run cards draws it'],
    ['a script is missing', '<script src="/a.js"></script>', '/a.js'],
    ['an island is missing', '<b component-url="/i.js"></b>', '/i.js'],
    ['a script got in', '<script>go();</script><script>steal();</script>', 'script "steal();"'],
  ])('leaves the old pages where they are when %s', async (_, body, message) => {
    await render({ 'index.html': pageWith(body) });
    await expect(place()).rejects.toThrow(message);
    expect(await read('index.html')).toContain('good');
  });

  test('is not placed when a page is missing, or asks for no policy', async () => {
    await expect(place(['/', '/about/'])).rejects.toThrow('/about/: the page is missing');
    await render({ 'index.html': '<p>new' });
    await expect(place()).rejects.toThrow('no page-policy');
  });
});

describe('a placing that fails', () => {
  const fullDisk = new Error('ENOSPC: no space left on device');

  beforeEach(async () => {
    await render({ 'index.html': pageWith('good') });
    await place();
    await render({ 'index.html': pageWith('<img src="/_media/a.avif">') });
  });

  test.each([
    ['in the middle', () => mkdir(at('pictures', 'a.avif')), 'EISDIR'],
    [
      'at its first file, of which the beginning is there',
      () => {
        vi.mocked(writeFile).mockImplementationOnce(async (file) => {
          await writeFile(file, '/_');
          throw fullDisk;
        });
        return Promise.resolve();
      },
      'ENOSPC',
    ],
  ])('%s leaves nothing but the old pages', async (_, spoil, message) => {
    await spoil();
    await expect(place()).rejects.toThrow(message);
    expect(await read('index.html')).toContain('good');
    expect((await readdir(at())).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  });
});

test('links to names in other scripts are found', async () => {
  await render({
    'index.html': pageWith('<a href="/city/અમદાવાદ/">a</a><a href="/city/%E0%AA%85/">b</a>'),
    'city/અમદાવાદ/index.html': pageWith(''),
    'city/અ/index.html': pageWith(''),
  });
  await expect(place(['/', '/city/%E0%AA%85/'])).resolves.toBe(3);
});
