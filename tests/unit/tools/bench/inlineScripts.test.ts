import { expect, test } from 'vitest';
import { measureInlineScripts } from '#/tools/bench/inlineScripts.ts';

test('counts inline scripts that run, not files and data', () => {
  const html = `<script>let short</script><script src="/a.js"></script>
    <script type="application/ld+json">{"name":"data"}</script>
    <script type="module">const longer = 1 < 2;</script>`;
  const { inlineScriptBytes, inlineScripts } = measureInlineScripts(html);
  expect(inlineScripts).toEqual([
    'inline script "const longer = 1 < 2;…"',
    'inline script "let short…"',
  ]);
  expect(inlineScriptBytes).toBeGreaterThan(10);
  expect(inlineScriptBytes).toBeLessThan(60);
});

test('counts nothing on a page without scripts', () => {
  expect(measureInlineScripts('<p>text').inlineScriptBytes).toBe(0);
});
