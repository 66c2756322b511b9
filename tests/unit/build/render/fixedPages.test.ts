import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { fixedPagesKey } from '#/build/render/fixedPages.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

const PHOTO = 'https://api.example/photo.jpg';
const LISTS = ['food', 'team', 'faq', 'franchise-benefits'];

const makePost = (slug: string, day: number) => ({
  slug,
  title: slug,
  paragraphs: ['Words.'],
  image: `https://api.example/${slug}.jpg`,
  createdAt: `2026-10-0${day}`,
});
const POSTS = ['oldest', 'second', 'third', 'newest'].map((slug, at) => makePost(slug, at + 1));

/** The key of a plain snapshot with these rows and pictures in it. */
async function keyOf(rows: Record<string, unknown[]> = {}, pictures = {}): Promise<string> {
  const directory = await makeTemporaryFolder();
  const write = (name: string, part: unknown) =>
    writeFile(join(directory, `${name}.json`), JSON.stringify(part));
  const plain = Object.fromEntries(LISTS.map((name) => [name, [{ image: PHOTO }]]));
  const all = Object.entries({ ...plain, blog: POSTS, ...rows });
  for (const [name, list] of all) await write(name, { rows: list });
  await write('pictures', pictures);
  vi.stubEnv('SNAPSHOT_DIR', directory);
  return fixedPagesKey();
}

const changed = (slug: string) =>
  POSTS.map((post) => (post.slug === slug ? { ...post, title: 'Changed' } : post));

test('the key is the same for the same content', async () => {
  expect(await keyOf()).toBe(await keyOf());
});

test.each(LISTS)('the key is another where a row of %s has changed', async (name) => {
  expect(await keyOf({ [name]: [{ image: PHOTO, name: 'Changed' }] })).not.toBe(await keyOf());
});

test('the key is another where a picture has changed', async () => {
  expect(await keyOf({}, { [PHOTO]: { picture: { file: 'a' } } })).not.toBe(await keyOf());
});

test.each(['second', 'third', 'newest'])(
  'the key is another where the %s post has changed',
  async (slug) => {
    expect(await keyOf({ blog: changed(slug) })).not.toBe(await keyOf());
  },
);

test('the key is the same where a post has changed that home does not show, or its picture', async () => {
  const picture = { 'https://api.example/oldest.jpg': { picture: { file: 'a' } } };
  expect(await keyOf({ blog: changed('oldest') }, picture)).toBe(await keyOf());
});

test('pages of a fixed address load nothing that the key does not hold, and home alone loads posts', async () => {
  const loaded: string[] = [];
  for await (const file of glob(['src/pages/*.astro', 'src/layouts/*.astro'])) {
    const imports = (await readFile(file, 'utf8')).matchAll(/^import \{.*'#\/api\/(\w+)\.ts';$/gm);
    for (const [, name = ''] of imports) {
      if (!file.endsWith('pages/index.astro') || name !== 'posts') loaded.push(name);
    }
  }
  const held = ['benefits', 'dishes', 'faqs', 'fields', 'team'];
  expect([...new Set(loaded)].sort()).toEqual(held);
});
