import { expect, test } from 'vitest';
import { llmsText } from '#/components/seo/llmsText.ts';

test('escapes a title, so that it cannot close its link', () => {
  const entry = { title: '](javascript:x) <b>', url: 'https://site.example/' };
  const sections = [{ heading: 'Pages', entries: [entry] }];
  const text = llmsText({ heading: 'Name', summary: 'Snacks.', notes: [], sections });
  expect(text).toContain('- [\\](javascript:x) \\<b\\>](https://site.example/)\n');
});
