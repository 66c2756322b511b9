import { expect, test } from 'vitest';
import { readPage } from '~/publish/readPage';

test('counts the card of a shared link among the files that a page points to', () => {
  const html = '<meta property="og:image" content="https://site.example/_media/abc-card.jpg">';
  expect(readPage(html).targets).toEqual(['/_media/abc-card.jpg']);
});
