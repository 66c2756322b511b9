import { expect, test } from 'vitest';
import { faultsOfCopy, fillFacts } from '#/business/copy.ts';

const FILE = 'src/brand/copy/en/about.json';
const faultsOf = (texts: unknown, facts = {}) => faultsOfCopy(FILE, 'about', texts, facts);

test('accepts a file without any block', () => {
  expect(faultsOf({})).toEqual([]);
});

test.each([
  [{ storey: { heading: 'A' } }, 'no page uses storey; check its spelling'],
  [{ story: { heading: 'A' } }, 'story.paragraphs is missing'],
  [{ story: { heading: '', paragraphs: [] } }, 'story.heading is not as expected'],
  [
    { description: 'Our {count} dishes' },
    'description names {count}, which is no fact; src/business/factValues.ts lists them',
  ],
  [{ description: 'Hello {name' }, 'description cannot be read'],
])('names the file and the key of a fault: %j', (texts, fault) => {
  expect(faultsOf(texts, { name: 'A' }).join()).toContain(`${FILE}: ${fault}`);
});

test('names the fact that the business lacks', () => {
  const texts = { faqs: { oil: { question: 'A?', answer: 'Within {reply}.' } } };
  expect(faultsOf(texts, { reply: undefined })).toEqual([
    `${FILE}: faqs.oil.answer names {reply}, a fact that src/brand/facts lacks`,
  ]);
});

test('names a file that belongs to no page', () => {
  expect(faultsOfCopy('src/brand/copy/en/abuot.json', 'abuot', {}, {})).toEqual([
    'src/brand/copy/en/abuot.json: no page has this name',
  ]);
});

const FACTS = { name: 'Ghughra', reply: undefined, years: 1200 };
const filled = (file: object) => fillFacts(file, 'en-IN', FACTS);

test('fills facts into texts', () => {
  expect(filled({ intro: '{name}, {years} years' })).toEqual({ intro: 'Ghughra, 1200 years' });
});

test('leaves out a text of the head whose fact has no translation', () => {
  expect(filled({ description: 'In {reply}', intro: 'A' })).toEqual({ intro: 'A' });
});

test('leaves out the whole block around a text without its fact', () => {
  const steps = { one: { title: 'A', text: 'In {reply}' }, two: { title: 'B', text: 'C' } };
  expect(filled({ steps })).toEqual({ steps: { two: { title: 'B', text: 'C' } } });
});

test('leaves out only the item of a list without its fact', () => {
  expect(filled({ side: { points: ['{reply}', 'B'] } })).toEqual({ side: { points: ['B'] } });
});

test('leaves out a block that has lost all of its texts', () => {
  expect(filled({ side: { points: ['{reply}'] }, hero: { food: { text: '{reply}' } } })).toEqual(
    {},
  );
});
