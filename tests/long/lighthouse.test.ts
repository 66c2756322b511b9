import lighthouse from 'lighthouse';
import { expect, test } from 'vitest';
import { probePort } from '#/system/network/listen.ts';
import { launchChromium } from '#/tools/chromium.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { testSetting } from '../fixtures/builtSite.ts';
import { routeOfEachKindInEachLanguage } from '../fixtures/routeOfEachKind.ts';

type Category = keyof typeof budgets.lighthouse;

/** Lighthouse marks a 404 page down for SEO, because search engines do not index it. */
const categoriesOf = (route: string) =>
  (Object.keys(budgets.lighthouse) as Category[]).filter(
    (category) => category !== 'seo' || !route.includes('404'),
  );

/** Runs Lighthouse on its simulated phone; returns a page's scores from 0 to 100 and its layout shift. */
async function runLighthouse(route: string) {
  const port = await probePort();
  await using _browser = await launchChromium(`--remote-debugging-port=${port}`);
  const address = testSetting('TEST_SITE_ORIGIN') + route;
  const onlyCategories = categoriesOf(route);
  const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories });
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse gave no result for ${route}`);
  const { categories, audits } = result.lhr;
  const shift = audits['cumulative-layout-shift']?.numericValue ?? 1;
  return { shift, scoreOf: (name: Category) => Math.round((categories[name]?.score ?? 0) * 100) };
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[2] ?? 0;

test.each(routeOfEachKindInEachLanguage())('%s reaches the Lighthouse scores', async (route) => {
  const runs = [];
  for (let run = 0; run < 5; run += 1) runs.push(await runLighthouse(route));
  for (const category of categoriesOf(route)) {
    const score = median(runs.map(({ scoreOf }) => scoreOf(category)));
    expect.soft(score, category).toBeGreaterThanOrEqual(budgets.lighthouse[category]);
  }
  expect(median(runs.map(({ shift }) => shift))).toBeLessThan(0.005);
});
