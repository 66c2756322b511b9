import PQueue from 'p-queue';

/** A visit is mostly waiting, so several at once do not disturb each other. */
const VISITS_AT_ONCE = 4;

/** Visits several pages at a time; returns the findings in the order of the pages. */
export function visitAll<Page, Finding>(
  pages: readonly Page[],
  visit: (page: Page) => Promise<Finding>,
): Promise<Finding[]> {
  const queue = new PQueue({ concurrency: VISITS_AT_ONCE });
  return queue.addAll(pages.map((page) => () => visit(page)));
}
