import { expect, test } from 'vitest';
import { holdsHtml, plainText } from '#/api/plainText.ts';

test.each(['a < b and c > d', '<3', 'x<y>z', 'Sev & <Khaman>', '<x-hostile>', 'no tags'])(
  'finds no HTML in %j',
  (text) => {
    expect(holdsHtml(text)).toBe(false);
  },
);

test.each([
  ['<p>One</p><p>Two</p>', 'One\nTwo'],
  ['One<br>Two<br />Three', 'One\nTwo\nThree'],
  ['<P CLASS="lead">Big</P>', 'Big'],
  ['<ul>\n<li>Crisp</li>\n<li>Light</li>\n</ul>', 'Crisp\nLight'],
  ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
  ['<p>One\nline</p>', 'One line'],
  ['One <b>line</b>\nTwo', 'One line\nTwo'],
  ['<script>alert(1)</script>Warm<style>p{}</style>', 'Warm'],
  ['<!-- note --><i>Warm</i>', 'Warm'],
  ['Warm <b>unclosed', 'Warm unclosed'],
  ['<p><br></p>', ''],
])('takes the words of %j', (html, words) => {
  expect(holdsHtml(html)).toBe(true);
  expect(plainText(html)).toBe(words);
});
