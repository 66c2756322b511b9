import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#/api/failure.ts';
import { postWithFallbacks, postResource, withBody } from '#/api/posts.ts';
import { localize } from '#/messages/text.ts';
import { CONTEXT, readRow, readRows } from './readRows.ts';

const post = { id: 3, title: 'Why khaman is not dhokla', description: 'First.\n\nSecond.' };
const read = (item: object) => readRow(postResource, { ...post, ...item });

describe('a post', () => {
  test.each(['\u{1FFFE}', '\u{1B}'])('loses %j, a character that no text may contain', (mark) => {
    expect(read({ title: `Kha${mark}man 😀` }).title).toBe('Khaman 😀');
  });

  const letter = 'ક્ષિ';
  test.each([
    [{ pageTitle: 'Khaman', metaDescription: 'No dhokla.' }, 'Khaman', 'No dhokla.'],
    [{ pageTitle: null, metaDescription: '' }, post.title, 'First.'],
    [{ description: letter.repeat(161) }, post.title, `${letter.repeat(160)}…`],
  ])('has the head of the API, else its title and the start of its text', (fields, ...head) => {
    const { pageTitle, metaDescription } = postWithFallbacks(localize('en', read(fields)), 'en');
    expect([pageTitle, metaDescription]).toEqual(head);
  });

  test('without a time zone is dated in the time zone of the business', () => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(read({ createdAt: '2026-03-01' }).createdAt).toBe('2026-02-28T18:30:00.000Z');
  });

  test('without an id has no address and is left out', () => {
    const { rows, warnings } = readRows(postResource, { data: [post, { ...post, id: null }] });
    expect(rows).toHaveLength(1);
    expect(warnings).toHaveLength(1);
  });
});

describe('the list of posts', () => {
  test.each([
    ['data', { data: [post] }],
    ['blogs', { blogs: [post] }],
    ['blogs, where data is no list', { data: { total: 1 }, blogs: [post] }],
    ['an object with number keys', { data: { data: { 1: post } } }],
  ])('is found in %s', (_, body) => {
    expect(readRows(postResource, body).rows).toHaveLength(1);
  });

  test('is not read from any other key', () => {
    expect(() => readRows(postResource, { posts: [post] })).toThrow(ApiError);
  });

  test('gives ids that differ only in unsafe characters different addresses', () => {
    const ids = ['a/b', 'a b', 'A-B', '..', 'ગાંઠિયા', 404, '404'];
    const { rows } = readRows(postResource, { data: ids.map((id) => ({ ...post, id })) });
    const slugs = rows.map((row) => row.slug);
    expect(new Set(slugs.map((slug) => slug.toLowerCase())).size).toBe(ids.length);
    expect(slugs).toEqual(expect.arrayContaining(['ગાંઠિયા', '404']));
  });
});

describe('a post whose body comes from its own endpoint', () => {
  const bare = { id: 3, title: 'Bare', description: undefined };
  const head = { pageTitle: 'Bare khaman', metaDescription: 'No more.' };
  const full = { id: 99, title: 'Khaman', description: 'Text', title2: 'Soak.', tags: ['x'] };
  const complete = (listed: object, response: unknown) =>
    postWithFallbacks(localize('en', withBody(read(listed), response, CONTEXT)), 'en');

  test.each([
    ['its own response', bare, {}, { title: 'Khaman', pageTitle: 'Khaman', quote: 'Soak.' }],
    ['no title', bare, { title: undefined }, { title: 'Bare', pageTitle: 'Bare' }],
    ['no words for the head', { ...bare, ...head }, {}, { title: 'Khaman', ...head }],
  ])('takes %s, and keeps what only the list has', (_, listed, changes, expected) => {
    const own = { id: '3', slug: '3', opening: ['Text'], tags: ['x'] };
    expect(complete(listed, { data: { ...full, ...changes } })).toMatchObject({
      ...own,
      ...expected,
    });
  });

  test('is an error that names its letters if the reply contains no post', () => {
    expect(() => complete({ ...bare, id: 'સેવ' }, { data: [] })).toThrow('/api/blog/સેવ: expected');
  });
});
