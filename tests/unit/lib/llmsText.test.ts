import { expect, test } from 'vitest';
import { llmsText } from '#/lib/llmsText.ts';

const FACTS = {
  heading: 'Name',
  summary: 'Snacks.',
  notes: ['Phone: 1', 'E-mail: a@site.example'],
  sections: [
    { heading: 'Pages', entries: [{ title: 'Menu', url: 'https://site.example/menu/index.md' }] },
    { heading: 'Posts', entries: [] },
  ],
};

test('writes name, summary, notes and each section that has a page', () => {
  expect(llmsText(FACTS)).toBe(
    '# Name\n\n> Snacks.\n\nPhone: 1\n\nE-mail: a@site.example\n\n## Pages\n\n- [Menu](https://site.example/menu/index.md)\n',
  );
});

test('says after its link what a page is about', () => {
  const entry = { title: 'Menu', url: 'https://site.example/', description: 'Plates' };
  const [section] = FACTS.sections;
  const text = llmsText({
    ...FACTS,
    sections: [{ ...section, heading: 'Pages', entries: [entry] }],
  });
  expect(text).toContain('- [Menu](https://site.example/): Plates\n');
});

test('no title gets out of its link', () => {
  const entry = { title: '](javascript:x) <b>', url: 'https://site.example/' };
  const text = llmsText({ ...FACTS, sections: [{ heading: 'Pages', entries: [entry] }] });
  expect(text).toContain('- [\\](javascript:x) \\<b>](https://site.example/)\n');
});
