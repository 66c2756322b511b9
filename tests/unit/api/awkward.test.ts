import { describe, expect, test } from 'vitest';
import { dishWithFallbacks, dishResource } from '#/api/dishes.ts';
import { locationResource } from '#/api/locations.ts';
import { postWithFallbacks, postResource, withBody } from '#/api/posts.ts';
import { createFieldCounts, createNotes } from '#/api/notes.ts';
import { languages } from '#/messages/languages.ts';
import { localize } from '#/messages/text.ts';
import { messagesIn } from '#/messages/messages.ts';
import { CONTEXT, readRow, readRows, wrapSuccess } from './readRows.ts';

const readDish = (item: unknown) => readRow(dishResource, item, wrapSuccess);
const readPost = (item: object) => readRow(postResource, { id: 1, ...item });
const postIn = (locale: string, item: object) =>
  postWithFallbacks(localize(locale, readPost(item)), locale);
const dishIn = (locale: string, item: unknown) =>
  dishWithFallbacks(localize(locale, readDish(item)), locale);

const { format, notices } = messagesIn('en');
const NAMELESS = format(notices.unnamed.dish, { position: 1 });

describe('a text in several languages', () => {
  test.each([
    ['its own', 'hi', { en: 'Khaman', gu: 'ખમણ', hi: 'खमण' }, 'खमण'],
    ['its words without HTML', 'gu', { en: 'x', gu: '<b>ખમણ</b> &amp; ચટણી' }, 'ખમણ & ચટણી'],
    ['English for an empty one', 'gu', { en: 'Khaman', gu: ' ' }, 'Khaman'],
    ['no language that the site lacks', 'en', { qaa: 'खमण', en: 'Khaman' }, 'Khaman'],
    ['the fallback for empty ones', 'en', { en: null, gu: [] }, NAMELESS],
  ])('gives a page %s', (_, locale, foodName, expected) => {
    expect(dishIn(locale, { foodName }).name).toBe(expected);
  });

  test('is read as fast with 4,000 languages that the site lacks', () => {
    const letters = Array.from('abcdefghijklmnop');
    const codes = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
    const others = Object.fromEntries(codes.map((code) => [code, 'x']));
    expect(dishIn('en', { foodName: { ...others, en: 'Khaman' } }).name).toBe('Khaman');
  }, 10_000);

  // With English alone there is no other language to test.
  test.skipIf(languages.length < 2)('is read without English', () => {
    expect(dishIn('en', { foodName: { [languages.at(-1)?.code ?? '']: 'खमण' } }).name).toBe('खमण');
  });

  test.each([
    ['an object of lists', { en: ['Soft', 'Warm'], gu: ['પોચું'] }, ['Soft', 'Warm'], ['પોચું']],
    ['a list of objects', [{ en: 'Soft', gu: 'પોચું' }, 'Warm'], ['Soft', 'Warm'], ['પોચું', 'Warm']],
    [
      'English before another language',
      [{ gu: 'પોચું' }, { hi: 'गरम', en: 'Warm' }],
      ['પોચું', 'Warm'],
      ['પોચું', 'Warm'],
    ],
    ['JSON of each', { en: '["Soft"]', gu: '["પોચું", "ગરમ"]' }, ['Soft'], ['પોચું', 'ગરમ']],
    ['an object with an empty list', { en: ['Soft'], gu: [] }, ['Soft'], ['Soft']],
  ])('is read as a list: %s', (_, keyFeatures, english, gujarati) => {
    expect(dishIn('en', { keyFeatures }).keyFeatures).toEqual(english);
    expect(dishIn('gu', { keyFeatures }).keyFeatures).toEqual(gujarati);
    const post = readPost({ tags: keyFeatures });
    expect(localize('gu', post).tags).toEqual(gujarati);
  });

  test('splits the text of each language into paragraphs', () => {
    const post = {
      title: { en: 'A', gu: 'અ' },
      description: { en: 'B\r\n\r\nC', gu: 'બ\n\nક' },
    };
    expect(postIn('gu', post)).toMatchObject({
      opening: ['બ', 'ક'],
      metaDescription: 'બ',
      pageTitle: 'અ',
      hasOwnEndpoint: false,
    });
    expect(postIn('hi', post)).toMatchObject({ opening: ['B', 'C'], metaDescription: 'B' });
  });

  test('with HTML gives its first two paragraphs', () => {
    const { opening } = postIn('en', { description: '<h2>A</h2>\n<p>B<br>C</p><p>D</p>' });
    expect(opening).toEqual(['A', 'B']);
  });

  test('is read in the names and the hours of outlets', () => {
    const outlet = {
      name: { en: 'One', gu: 'એક' },
      openingHours: { en: '10 am', gu: 'સવારે 10' },
      country: { id: 1, name: { en: 'India', gu: 'ભારત' } },
    };
    const cities = [{ name: { en: 'Surat', gu: 'સુરત' }, franchises: [outlet] }];
    const state = { name: { en: 'Gujarat', gu: 'ગુજરાત' }, cities };
    const { rows } = readRows(locationResource, wrapSuccess([state]));
    expect(rows[0]?.cities[0]?.slug).toBe('surat');
    expect(localize('gu', rows)[0]).toMatchObject({
      country: 'ભારત',
      name: 'ગુજરાત',
      cities: [{ name: 'સુરત', outlets: [{ name: 'એક', hours: 'સવારે 10' }] }],
    });
  });

  test('leaves the address and the English category of a dish as they are', () => {
    const dish = {
      foodName: { en: 'Khaman', gu: 'ખમણ' },
      category: { en: 'Steamed', gu: 'બાફેલું' },
    };
    expect(dishIn('gu', dish)).toMatchObject({
      name: 'ખમણ',
      slug: 'khaman',
      category: 'બાફેલું',
      englishCategory: 'Steamed',
    });
  });
});

test.each([
  ['Chai &#038; nashta', 'Chai & nashta'],
  ['&#x20B9;60&nbsp;only', '₹60\u00a0only'],
  ['<b>fish&copy</b> &amp; R&D', 'fish&copy & R&D'],
  ['&lt;script&gt;x&lt;/script&gt;', '<script>x</script>'],
  ['<p>&amp;lt;b&amp;gt;x</p>', '&lt;b&gt;x'],
])('decodes the entities in %j: %j', (sent, expected) => {
  expect(readPost({ title: sent }).title).toBe(expected);
});

describe('invisible characters', () => {
  test.each(['\u2060\u200d \u200e', '\u3164', '&#8203;', '<p>\u200b</p>'])(
    'are trimmed, and make no name by themselves: %j',
    (unseen) => {
      const shown = readPost({ title: `${unseen}Ghee${unseen}`, tags: [unseen, `a${unseen}`] });
      expect(shown).toMatchObject({ title: 'Ghee', tags: ['a'] });
      expect(dishIn('en', { foodName: unseen }).name).toBe(NAMELESS);
      expect(readPost({ title: unseen }).title).toBeUndefined();
    },
  );
});

describe('the report', () => {
  test('has one line per kind of problem, for any number of items', () => {
    const data = Array.from({ length: 48 }, (_, index) => ({
      id: index,
      description: '<p>Soft</p>',
      createdAt: index < 2 ? 'soon' : undefined,
    }));
    expect(readRows(postResource, { data }).warnings).toEqual([
      '/api/blog: HTML in description (48 times: item 0, item 1, item 2, item 3, item 4, and 43 more)',
      '/api/blog: createdAt expected a date in ISO 8601 or RFC 2822, from 1990 to a year from now; it is left out (2 times: item 0, item 1)',
    ]);
  });

  test.each<[string, string[], string?]>([
    ['A', ['A']],
    ['A\nB\nC', ['A', 'C'], 'item 0'],
    ['A\n\nB\n\nC', ['A', 'B'], 'item 0'],
  ])('names a post with more paragraphs than its page shows: %j', (description, opening, place) => {
    const { warnings } = readRows(postResource, { data: [{ id: 9, description }] });
    expect(postIn('en', { description })).toMatchObject({ opening });
    const kind = 'description has paragraphs that no page shows: only the first and third line are';
    expect(warnings).toEqual(place === undefined ? [] : [`/api/blog ${place}: ${kind}`]);
  });

  test('counts a post once, from its list entry and its own reply', () => {
    const warnings: string[] = [];
    const { add, end } = createNotes((line) => warnings.push(line));
    const fields = createFieldCounts();
    const context = { ...CONTEXT, note: add, count: fields.add };
    const [row] = postResource.read({ data: [{ id: 1, tags: 'x' }] }, context);
    if (row) withBody(row, { data: { title: '<b>x</b>' } }, context);
    end();
    fields.reportMissing((line) => warnings.push(line));
    expect(warnings).toEqual([
      '/api/blog item 0: title expected plain text, found "<b>x</b>"; only its words are shown',
      '/api/blog: no post has image, description, title2, description2, title3, description3, createdAt, updatedAt, pageTitle, metaDescription',
    ]);
  });
});
