import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { markdownOf as markdownOfPage } from '#/pipeline/place/markdown/markdownOf.ts';

const markdownOf = (html: string) => markdownOfPage(parseDocument(html));

const BASE = 'https://site.example/menu/';
const pageOf = (main: string, title = 'Menu') =>
  `<!doctype html><html><head><title>${title}</title><meta name="description" content="Plates &amp; &quot;prices&quot;"><link rel="canonical" href="${BASE}"></head><body><header><a href="/">Home</a></header><main>${main}</main><footer>Footer</footer></body></html>`;
const bodyOf = (main: string) =>
  markdownOf(pageOf(main))
    ?.replace(/^---[^]*?---\n\n/, '')
    .trim();

test('begins with title, description and address of the page', () => {
  expect(markdownOf(pageOf('<h1>Menu</h1>'))).toBe(
    `---\ntitle: "Menu"\ndescription: "Plates & \\"prices\\""\ncanonical: "${BASE}"\n---\n\n# Menu\n`,
  );
});

test('no title gets out of its quotes', () => {
  const markdown = markdownOf(pageOf('', '&quot;\n---\ncanonical: &quot;https://other.example'));
  expect(markdown?.split('\n').filter((line) => line === '---')).toHaveLength(2);
});

test('a page without an address of its own has none', () => {
  expect(markdownOf('<title>Not Found</title><main><h1>Not Found</h1></main>')).toBeUndefined();
});

test.each([
  ['text that looks like HTML', '<p>&lt;script&gt;x&lt;/script&gt;</p>', '\\<script>x\\</script>'],
  ['text that looks like an entity', '<p>&amp;lt;b&amp;gt;</p>', '\\&lt;b\\&gt;'],
  ['text that looks like a heading', '<p># Free</p>', '\\# Free'],
  ['text that looks like a link', '<p>[x](javascript:y)</p>', '\\[x]\\(javascript:y)'],
  ['text that looks like a list', '<p>- one</p>', '\\- one'],
  ['text that looks like front matter', '<p>---</p>', '\\---'],
  ['a bar', '<table><tr><th>A</th></tr><tr><td>b|c</table>', '| A    |\n| ---- |\n| b\\|c |'],
])('%s stays text', (_, html, markdown) => {
  expect(bodyOf(html)).toBe(markdown);
});

test.each([
  ['/about/', '[x](https://site.example/about/)'],
  ['#dish-1', '[x](https://site.example/menu/#dish-1)'],
  ['tel:+915000001234', '[x](tel:+915000001234)'],
  ['javascript:alert(1)', 'x'],
  ['data:text/html,x', 'x'],
  ['http://[', 'x'],
])('a link to %s is written %s', (href, markdown) => {
  expect(bodyOf(`<p><a href="${href}">x</a></p>`)).toBe(markdown);
});

test.each([
  ['controls', '<p>a</p><button>b</button><label for="c">c</label><input value="d">', 'a\n\nc'],
  ['what is hidden', '<p>a</p><p hidden>b</p><p aria-hidden="true">c</p>', 'a'],
  ['what waits', '<p>a</p><template><p>b</p></template><dialog><p>c</p></dialog>', 'a'],
  ['the way to the page', '<nav aria-label="Breadcrumb"><a href="/">b</a></nav><p>a</p>', 'a'],
  ['contents', '<ul><li><a href="#b">b</a></li><li><a href="#c">c</a></li></ul><p>a</p>', 'a'],
  ['pictures of nothing', '<p>a</p><img src="/b.png" alt=""><svg><title>c</title></svg>', 'a'],
  ['comments', '<p>a<!-- b --></p>', 'a'],
])('leaves out %s', (_, html, markdown) => {
  expect(bodyOf(html)).toBe(markdown);
});

test.each([
  // A picture or drawing is what it is called.
  ['<img src="/b.png" alt="A plate">', '![A plate](https://site.example/b.png)'],
  ['<p><span role="img" aria-label="5 of 5">★★★★★</span><b>Hetal</b></p>', '5 of 5 **Hetal**'],
  ['<a href="/b/" aria-label="Share"><svg></svg></a>', '[Share](https://site.example/b/)'],
  // Our styles set these apart.
  ['<address><span>Plot 0</span><span>Vadodara</span></address>', 'Plot 0\\\nVadodara'],
  ['<p>Kiosk<small>guests stand</small></p>', 'Kiosk guests stand'],
  ['<p><b>Fafda</b><span>100 g</span>, hot</p>', '**Fafda** 100 g, hot'],
])('writes %s as it is seen', (html, markdown) => {
  expect(bodyOf(html)).toBe(markdown);
});
