import { expect, test } from 'vitest';
import { holdsHtml, plainText } from '#/api/plainText.ts';

test.each(['a < b and c > d', 'Sev & <Khaman>', '<x-hostile>'])('finds no HTML in %j', (text) => {
  expect(holdsHtml(text)).toBe(false);
});

test.each([
  ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
  ['One<br>Two<br />Three', 'One\nTwo\nThree'],
  ['<ul>\n<li>Crisp</li>\n<li>Light</li>\n</ul>', 'Crisp\n\nLight'],
  ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\n\nc'],
  ['<p>One\nline</p>', 'One line'],
  ['<script>alert(1)</script>Warm<style>p{}</style>', 'Warm'],
  ['Warm <b>unclosed', 'Warm unclosed'],
  ['<p><br></p>', ''],
])('extracts the text of %j', (html, words) => {
  expect(holdsHtml(html)).toBe(true);
  expect(plainText(html)).toBe(words);
});
