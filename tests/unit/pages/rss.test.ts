import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument, DomUtils } from 'htmlparser2';
import { expect, test, vi } from 'vitest';
import { postResource } from '#/api/posts.ts';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder.ts';
import { valuesOf } from '../../fixtures/xmlValues.ts';
import { readRow } from '../api/readRows.ts';

/** Returns the description of a post in the feed after an XML parser has decoded it. */
async function describe(metaDescription: string): Promise<string> {
  const directory = await makeTemporaryFolder();
  const rows = [readRow(postResource, { id: 1, title: 'A', description: 'B', metaDescription })];
  await writeFile(join(directory, 'blog.json'), JSON.stringify({ rows }));
  await writeFile(join(directory, 'pictures.json'), '{}');
  vi.stubEnv('SNAPSHOT_DIR', directory);
  vi.resetModules();
  const { GET } = await import('#/pages/[feed].xml.ts');
  const site = new URL('https://shop.example');
  // @ts-expect-error -- the feed uses nothing else of Astro's context
  const response = await GET({ site, url: site });
  const [, description = ''] = valuesOf(await response.text(), 'description');
  return DomUtils.textContent(parseDocument(description, { xmlMode: true }));
}

test.each([
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['&lt;img src=x onerror=alert(1)&gt;', '&lt;img src=x onerror=alert(1)&gt;'],
  ['&amp;lt;b&amp;gt;', '&amp;lt;b&amp;gt;'],
  ['2 < 3 & R&D', '2 &lt; 3 &amp; R&amp;D'],
  ['ખમણ', 'ખમણ'],
])('a feed reader that parses descriptions as HTML shows %j as %j', async (sent, expected) => {
  expect(await describe(sent)).toBe(expected);
});
