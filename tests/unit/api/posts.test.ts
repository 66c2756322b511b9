import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#/api/failure.ts';
import { postResource, withBody } from '#/api/posts.ts';
import { CONTEXT, readRow, readRows } from './readRows.ts';

const post = {
  id: 3,
  title: 'Why khaman is not dhokla',
  image: 'media/khaman.jpg',
  description: 'First.\n\nSecond.\r\nThird.',
  title2: 'Soak, grind, wait.',
  description2: 'More.',
  title3: 'At the counter',
  description3: 'A.\nB.',
  tags: ['khaman', 'kitchen'],
  createdAt: '2026-03-01T10:00:00Z',
  pageTitle: 'Khaman and dhokla',
  metaDescription: 'The difference.',
};
const read = (item: unknown) => readRow(postResource, item);

describe('a post', () => {
  test.each(['\u{FFFE}', '\u{1FFFE}', '\u{0}', '\u{1B}'])(
    'loses %j, which no text may hold',
    (mark) => {
      expect(read({ ...post, title: `Kha${mark}man 😀` }).title).toBe('Khaman 😀');
    },
  );

  test('falls back to its title and first paragraph for the head of its page', () => {
    const row = read({ ...post, pageTitle: null, metaDescription: '' });
    expect([row.pageTitle, row.metaDescription]).toEqual([post.title, 'First.']);
  });

  test('cuts its first paragraph between letters for the head of its page', () => {
    const letter = 'ક્ષિ';
    const row = read({ ...post, description: letter.repeat(161), metaDescription: null });
    expect(row.metaDescription).toBe(`${letter.repeat(160)}…`);
  });

  test('is dated in the zone of the business, wherever it is built', () => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(read({ ...post, createdAt: '2026-03-01' }).createdAt).toBe('2026-02-28T18:30:00.000Z');
  });

  test.each([
    ['createdAt', '15/08/2025', undefined, 1],
    ['createdAt', 1_772_359_200, undefined, 1],
    ['createdAt', 1_755_253_800_000, undefined, 1],
    ['createdAt', { _seconds: 1_755_253_800, _nanoseconds: 0 }, undefined, 1],
    ['createdAt', ' ', undefined, 0],
    ['createdAt', null, undefined, 0],
    ['tags', [{ name: 'Diwali' }], [], 1],
  ])('with the %s %j has %j, with %i warnings', (field, value, expected, count) => {
    const { rows, warnings } = readRows(postResource, { data: [{ ...post, [field]: value }] });
    expect(rows).toMatchObject([{ title: post.title, [field]: expected }]);
    expect(warnings).toHaveLength(count);
  });

  test('takes its paragraphs from HTML', () => {
    const description = '<h2>First.</h2><p>Second <em>one</em>.<br>Third.</p><script>x()</script>';
    expect(read({ ...post, description }).paragraphs).toEqual(['First.', 'Second one.', 'Third.']);
  });

  test('without an id is left out, because it has no address', () => {
    const { rows, warnings } = readRows(postResource, { data: [post, { ...post, id: null }] });
    expect(rows).toHaveLength(1);
    expect(warnings).toHaveLength(1);
  });
});

describe('the list of posts', () => {
  test.each([
    ['data', { data: [post] }],
    ['data.data', { data: { data: [post] } }],
    ['blogs', { blogs: [post] }],
    ['blogs, where data is no list', { data: { total: 1 }, blogs: [post] }],
    ['data, also where blogs is a list', { data: [post], blogs: [post, post] }],
  ])('is found in %s', (_, body) => {
    expect(readRows(postResource, body).rows).toHaveLength(1);
  });

  test.each([{ posts: [post] }, { data: { blogs: [post] } }, [post]])(
    'is not looked for in %j',
    (body) => {
      expect(() => readRows(postResource, body)).toThrow(ApiError);
    },
  );

  test('gives ids that differ only in unsafe characters different addresses', () => {
    const ids = ['a/b', 'a b', 'A-B', '..', 'ગાંઠિયા', 404, '404'];
    const { rows } = readRows(postResource, { data: ids.map((id) => ({ ...post, id })) });
    const slugs = rows.map((row) => row.slug);
    expect(new Set(slugs.map((slug) => slug.toLowerCase())).size).toBe(ids.length);
    expect(slugs.every((slug) => /^[\p{L}\p{M}\p{N}_-]+$/u.test(slug))).toBe(true);
    expect(slugs).toContain('ગાંઠિયા');
    expect(slugs).toContain('404');
  });
});

describe('a post whose body is apart', () => {
  const bare = read({ id: 3, title: 'Bare' });

  test('is known by its missing description', () => {
    expect([bare.isBodyApart, read(post).isBodyApart]).toEqual([true, false]);
  });

  test('is completed by its own answer and keeps its address', () => {
    const full = withBody(bare, { data: { ...post, id: 99 } }, CONTEXT);
    expect(full).toMatchObject({ id: '3', slug: '3', title: post.title, quote: post.title2 });
  });

  test.each([undefined, ' '])(
    'keeps the title of the list when its own answer has %j for one',
    (title) => {
      const full = withBody(bare, { data: { title, description: 'Text' } }, CONTEXT);
      expect([full.title, full.pageTitle]).toEqual(['Bare', 'Bare']);
    },
  );

  test('keeps what the list has for the head of its page when its own answer has nothing', () => {
    const head = { pageTitle: 'Bare khaman', metaDescription: 'No more.' };
    const listed = read({ id: 3, title: 'Bare', ...head });
    const full = withBody(listed, { data: { title: 'Khaman', description: 'Text' } }, CONTEXT);
    expect(full).toMatchObject({ title: 'Khaman', ...head });
  });

  test.each([null, { data: [] }, {}])('cannot be completed by %j', (body) => {
    expect(() => withBody(bare, body, CONTEXT)).toThrow(ApiError);
  });
});
