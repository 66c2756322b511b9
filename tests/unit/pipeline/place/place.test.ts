import { readdir, stat, writeFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { headersFile } from '#/hosts/headersFile.ts';
import { readSettings } from '#/pipeline/settings.ts';
import { ASTRO_POLICY, pageWith, sha, usePlacedSite } from './placedSite.ts';

vi.mock('node:fs/promises', { spy: true });

const { at, read, render, place } = usePlacedSite();

describe('placing', () => {
  test('changes only the policy of a page', async () => {
    const scripts = '<script>go();</script><script>come();</script>';
    const body = `<style>b{margin:0}</style><b class="a"  data-b >1 </b>${scripts}`;
    await render({ 'index.html': pageWith(body) });
    await place();
    const html = await read('index.html');
    expect(html.replace(/<meta http-equiv="Content-Security-Policy" content="[^"]*">/, '')).toBe(
      pageWith(body)
        .replace(/<meta name="page-policy"[^>]*>/, '')
        .replace(ASTRO_POLICY, ''),
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

  const video = (address: string) => `<a data-video="item" href="${address}">Play</a>`;

  test("allows the hosts of a page's videos and of their redirects", async () => {
    const [own, other] = ['https://api.example/v1/r.mp4', 'https://cdn.other.example:8443/a.mp4'];
    await render({
      'index.html': pageWith(video(own) + video(other), 'media'),
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

  test.each(['https://a;sandbox/a.mp4', 'https://*/a.mp4'])(
    'keeps invalid hosts out of a policy: %s',
    async (address) => {
      await render({ 'index.html': pageWith(video(address), 'media') });
      await place(['/'], new Map([[address, ['https://b;sandbox', 'https://*.example']]]));
      expect(await read('index.html')).toMatch(/media-src 'self' https:\/\/api\.example[;"]/);
    },
  );

  const SHOP = 'https://shop.example';
  const API = 'https://api.example';

  test.each([
    [SHOP, SHOP, 'https://shop.example/_astro/'],
    [API, SHOP, 'https://shop.example/_astro/'], // uploads may be scripts
    [API, API, "'self'"],
  ])('with an API at %s and uploads at %s allows scripts from %s', async (api, media, allowed) => {
    const addresses = { API_BASE_URL: api, MEDIA_BASE_URL: media, SITE_URL: SHOP };
    await render({ 'index.html': pageWith('') });
    await place(['/'], new Map(), readSettings(addresses));
    expect(await read('index.html')).toContain(`script-src ${allowed};`);
  });

  test('allows no plugins, frames or form actions', async () => {
    await render({ 'index.html': pageWith('') });
    await place();
    const html = await read('index.html');
    expect(html).toContain("default-src 'self';");
    for (const name of ['object-src', 'frame-src', 'base-uri', 'form-action'])
      expect(html).toContain(`${name} 'none'`);
    expect(html).not.toContain('unsafe-eval');
  });

  test('adds the pictures that pages use, and the host files', async () => {
    await writeFile(at('pictures', 'a-320.avif'), 'avif');
    await writeFile(at('pictures', 'unused-320.avif'), 'avif');
    await render({ 'index.html': pageWith('<img srcset="/_media/a-320.avif 320w">') });
    await place();
    expect(await read('_media/a-320.avif')).toBe('avif');
    expect(await read('_headers')).toBe(headersFile());
    await expect(stat(at('dist/_media/unused-320.avif'))).rejects.toThrow('ENOENT');
  });
});

describe('a site that cannot be placed', () => {
  beforeEach(async () => {
    await render({ 'index.html': pageWith('good') });
    await place();
  });

  test.each([
    ['a link leads nowhere', '<a href="/x/">x</a>', '/x/ is not there; / points to it'],
    ['a link in letters leads nowhere', '<a href="/સુરત/">x</a>', '/સુરત/ is not there'],
    ['a picture is missing', '<img src="/_media/b.jpg">', '/_media/b.jpg'],
    ['a social card is missing', '<a href="/social/x.png">x</a>', 'npm run cards draws it'],
    ['a script got in', '<script>go();</script><script>steal();</script>', 'script "steal();"'],
    [
      'a script got in with a policy of its own',
      `${ASTRO_POLICY.replace("'self'", sha('steal();'))}<script>steal();</script>`,
      'script "steal();"',
    ],
  ])('keeps the old pages if %s', async (_, body, message) => {
    await render({ 'index.html': pageWith(body) });
    await expect(place()).rejects.toThrow(message);
    expect(await read('index.html')).toContain('good');
  });

  test('fails if a page is missing or has no page-policy tag', async () => {
    await expect(place(['/', '/about/'])).rejects.toThrow('/about/: the page is missing');
    await render({ 'index.html': '<p>new' });
    await expect(place()).rejects.toThrow('no page-policy');
  });

  test('keeps the old pages if a redirect leads nowhere', async () => {
    const placing = place(['/'], new Map(), undefined, [{ from: '/old.html', to: '/x/' }]);
    await expect(placing).rejects.toThrow('redirect of /old.html: no page has the address /x/');
  });

  test('keeps only the old pages if the first write fails', async () => {
    await render({ 'index.html': pageWith('new') });
    vi.mocked(writeFile).mockImplementationOnce(async (file) => {
      await writeFile(file, '/_');
      throw new Error('ENOSPC: no space left on device');
    });
    await expect(place()).rejects.toThrow('ENOSPC');
    expect(await read('index.html')).toContain('good');
    expect((await readdir(at())).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  });
});
