import type { Page } from 'playwright';
import { contentTypeOf } from '#/hosts/contentTypes.ts';
import type { FetchedFile } from './figures.ts';

const KINDS = [
  [/javascript/, 'script'],
  [/^font/, 'font'],
  [/^image/, 'picture'],
] as const;

/** The kind of a file, by its address; a page's ends in a slash. */
function kindOf(address: string): FetchedFile['kind'] {
  if (/(?:\/|\.html)$/.test(address)) return 'html';
  return KINDS.find(([type]) => type.test(contentTypeOf(address)))?.[1] ?? 'other';
}

/** What a page has loaded so far, in order, as its browser says. */
export async function listFiles(page: Page): Promise<FetchedFile[]> {
  const files = await page.evaluate(() => {
    const entries = ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type))
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const loadedAt = entries
      .filter((entry) => entry instanceof PerformanceNavigationTiming)
      .map(({ loadEventStart }) => loadEventStart);
    return entries.map((entry) => ({
      address: new URL(entry.name).pathname,
      bytes: entry.transferSize,
      bodyBytes: entry.encodedBodySize,
      isBeforeLoad: loadedAt.some((time) => entry.startTime <= time),
      isBlocking: 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
    }));
  });
  return files.map((file) => ({ ...file, kind: kindOf(file.address) }));
}
