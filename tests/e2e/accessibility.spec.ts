import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { openTestSite } from '../fixtures/builtSite';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const route of openTestSite().routes) {
  test(`${route} has nothing that an axe scan finds`, async ({ page }) => {
    await page.goto(route);
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
    expect(found).toEqual([]);
  });
}
