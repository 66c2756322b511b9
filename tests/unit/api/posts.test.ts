import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#/api/failure.ts';
import { postResource, withBody } from '#/api/posts.ts';
import { readRow, readRows } from './readRows.ts';

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
  test.each(['\u{FFFE}', '\u{FFFF}', '\u{FDD0}', '\u{1FFFE}', '\u{0}', '\u{1B}'])(
    'loses %j, which no text may hold',
    (mark) => {
      expect(read({ ...post, title: `Kha${mark}man 😀` }).title).toBe('Khaman 😀');
    },
  );

  test('splits its description at line breaks', () => {
    expect(read(post).paragraphs).toEqual(['First.', 'Second.', 'Third.']);
  });

  test('takes its quote from title2', () => {
    expect(read(post).quote).toBe('Soak, grind, wait.');
  });

  test('falls back to its title and first paragraph for the head of its page', () => {
    const row = read({ ...post, pageTitle: null, metaDescription: '' });
    expect([row.pageTitle, row.metaDescription]).toEqual([post.title, 'First.']);
  });

  test('cuts its first paragraph between letters for the head of its page', () => {
    const letter = 'ક્ષિ';
    const row = read({ ...post, description: letter.repeat(161), metaDescription: null });
    expect(row.metaDescription).toBe(`${letter.repeat(160)}…`);
  });

  test.each([
    ['an array', ['a', 'b']],
    ['JSON in a string', '["a","b"]'],
    ['texts separated by commas', 'a, b'],
  ])('takes tags as %s', (_, tags) => {
    expect(read({ ...post, tags }).tags).toEqual(['a', 'b']);
  });

  test.each([null, '', ' ', 'null', '[]'])('with the tags %j has none', (tags) => {
    expect(read({ ...post, tags }).tags).toEqual([]);
  });

  describe.each(['UTC', 'Asia/Kolkata', 'America/New_York'])('built in %s', (zone) => {
    test.each([
      ['2026-03-01T10:00:00Z', '2026-03-01T10:00:00.000Z'],
      ['2026-03-01 10:00:00', '2026-03-01T04:30:00.000Z'],
      ['2026-03-01', '2026-02-28T18:30:00.000Z'],
      [2024, '2023-12-31T18:30:00.000Z'],
      ['Mon, 15 Jan 2024 10:00:00 GMT', '2024-01-15T10:00:00.000Z'],
      ['15 Jan 2024 10:00', '2024-01-15T04:30:00.000Z'],
    ])('reads the date %j as %j', (createdAt, expected) => {
      vi.stubEnv('TZ', zone);
      expect(read({ ...post, createdAt }).createdAt).toBe(expected);
    });
  });

  test.each(['15/08/2025', '05-02-2025', 'last week', 1_772_359_200, 'Jan 15, 2024 10:00 PM'])(
    'cannot read the date %j, and says what was found',
    (createdAt) => {
      const { rows, warnings } = readRows(postResource, { data: [{ ...post, createdAt }] });
      expect(rows[0]?.createdAt).toBeUndefined();
      expect(warnings).toEqual([
        `/api/blog item 0: createdAt expected a date in ISO 8601 or RFC 2822, found "${createdAt}"; it is left out`,
      ]);
    },
  );

  test.each(['', ' ', null, undefined])(
    'with the date %j has none, and nothing is said',
    (none) => {
      const { rows, warnings } = readRows(postResource, { data: [{ ...post, createdAt: none }] });
      expect([rows[0]?.createdAt, warnings]).toEqual([undefined, []]);
    },
  );

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
  ])('is found in %s', (_, body) => {
    expect(readRows(postResource, body).rows).toHaveLength(1);
  });

  test.each([
    ['blogs, where data is no list', { data: { total: 1 }, blogs: [post] }],
    ['blogs, where data.data is no list', { data: { data: {} }, blogs: [post] }],
    ['data, also where blogs is a list', { data: [post], blogs: [post, post] }],
    ['data.data, also where blogs is a list', { data: { data: [post] }, blogs: [post, post] }],
  ])('is found in %s', (_, body) => {
    expect(readRows(postResource, body).rows).toHaveLength(1);
  });

  test.each([
    { posts: [post] },
    { data: { blogs: [post] } },
    { data: { posts: [post] } },
    { blogs: { data: [post] } },
    [post],
  ])('is not looked for in %j', (body) => {
    expect(() => readRows(postResource, body)).toThrow(ApiError);
  });

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
  const context = { mediaBaseUrl: 'https://media.example', warn: () => undefined };
  const bare = read({ id: 3, title: 'Bare' });

  test('is known by its missing description', () => {
    expect([bare.isBodyApart, read(post).isBodyApart]).toEqual([true, false]);
  });

  test('is completed by its own answer and keeps its address', () => {
    const full = withBody(bare, { data: { ...post, id: 99 } }, context);
    expect(full).toMatchObject({ id: '3', slug: '3', title: post.title, quote: post.title2 });
  });

  test.each([undefined, null, '', ' '])(
    'keeps the title of the list when its own answer has %j for one',
    (title) => {
      const full = withBody(bare, { data: { title, description: 'Text' } }, context);
      expect([full.title, full.pageTitle]).toEqual(['Bare', 'Bare']);
    },
  );

  test('keeps what the list has for the head of its page when its own answer has nothing', () => {
    const head = { pageTitle: 'Bare khaman', metaDescription: 'No more.' };
    const listed = read({ id: 3, title: 'Bare', ...head });
    const full = withBody(listed, { data: { title: 'Khaman', description: 'Text' } }, context);
    expect(full).toMatchObject({ title: 'Khaman', ...head });
  });

  test('takes the head of its page from its own answer before the list', () => {
    const full = withBody(bare, { data: { title: 'Khaman', description: 'Text' } }, context);
    expect([full.pageTitle, full.metaDescription]).toEqual(['Khaman', 'Text']);
  });

  test.each([null, [], 'text', { data: [] }, {}])('cannot be completed by %j', (body) => {
    expect(() => withBody(bare, body, context)).toThrow(ApiError);
  });
});
