import { launchChromium } from '#/tools/chromium/chromium.ts';
import { ANDROID_FONT_NAMES, withSystemFonts } from '#/tools/chromium/systemFonts.ts';
import { probePort } from '#/build/network/listen.ts';
import { middlePaints, type BenchPage, type Paints } from './measurePaints.ts';
import { median } from './median.ts';
import { visitInRounds } from './visitInRounds.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's result for a page: scores up to 100, and paints on its simulated phone. */
export interface LighthouseReport extends Paints {
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** The audits that cost points. */
  complaints: string[];
}

async function runLighthouse(port: number, { origin, route }: BenchPage) {
  const { default: lighthouse } = await import('lighthouse');
  const flags = { port, logLevel: 'error' as const, onlyCategories: [...CATEGORIES] };
  const result = await lighthouse(origin + route, flags);
  if (!result) throw new Error(`${route}: Lighthouse gave no result`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${route}: Lighthouse: ${runtimeError.message}`);
  const scoreOf = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const complaints = CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
  return {
    route,
    first: audits['first-contentful-paint']?.numericValue ?? 0,
    largest: audits['largest-contentful-paint']?.numericValue ?? 0,
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    complaints,
  };
}

/** The median of each figure over several runs, and the complaints of all runs. */
function middleOf(route: string, reports: readonly LighthouseReport[]): LighthouseReport {
  const scoreOf = (name: (typeof CATEGORIES)[number]) =>
    median(reports.map(({ scores }) => scores[name]));
  return {
    route,
    ...middlePaints(reports),
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    complaints: [...new Set(reports.flatMap(({ complaints }) => complaints))],
  };
}

/** Runs Lighthouse's mobile test several times for each page, one at a time, each in a new browser. */
export const lighthouseReports = (pages: readonly BenchPage[]): Promise<LighthouseReport[]> =>
  withSystemFonts(ANDROID_FONT_NAMES, async (env) => {
    const port = await probePort();
    const browser = await launchChromium({ args: [`--remote-debugging-port=${port}`], env });
    try {
      const reports = await visitInRounds(pages, (page) => runLighthouse(port, page));
      return pages.map(({ route }, index) => middleOf(route, reports[index] ?? []));
    } finally {
      await browser.close();
    }
  });
