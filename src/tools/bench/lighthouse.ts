import { probePort } from '#/build/network/listen.ts';
import { launchChromium } from '#/tools/chromium.ts';
import { formatTable } from './format.ts';
import type { Paints } from './paints.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FULL_SCORE = 100;

/** Lighthouse's result for a page: scores up to 100, and paints on its simulated phone. */
export interface LighthouseReport {
  route: string;
  scores: { name: string; score: number }[];
  /** The audits that cost points. */
  complaints: string[];
  paints: Paints;
}

async function runLighthouse(port: number, address: string) {
  const { default: lighthouse } = await import('lighthouse');
  const flags = { port, logLevel: 'error' as const, onlyCategories: CATEGORIES };
  const result = await lighthouse(address, flags);
  if (!result) throw new Error(`${address}: Lighthouse gave no result`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${address}: Lighthouse: ${runtimeError.message}`);
  const timeOf = (audit: string) => audits[audit]?.numericValue ?? 0;
  const isCostly = ({ id, weight }: { id: string; weight: number }) =>
    weight > 0 && (audits[id]?.score ?? 1) < 0.9;
  return {
    scores: Object.values(categories).map(({ id, score }) => ({
      name: id,
      score: Math.round((score ?? 0) * FULL_SCORE),
    })),
    complaints: Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(isCostly).map(({ id }) => id),
    ),
    paints: {
      first: timeOf('first-contentful-paint'),
      largest: timeOf('largest-contentful-paint'),
    },
  };
}

/** Runs Lighthouse's mobile test for each page, one at a time. */
export async function lighthouseReports(
  origin: string,
  routes: readonly string[],
): Promise<LighthouseReport[]> {
  const port = await probePort();
  const browser = await launchChromium({ args: [`--remote-debugging-port=${port}`] });
  try {
    const reports = [];
    for (const route of routes) {
      reports.push({ route, ...(await runLighthouse(port, origin + route)) });
    }
    return reports;
  } finally {
    await browser.close();
  }
}

/** One line for each score below 100, with the audits that cost the points. */
export const checkScores = (reports: readonly LighthouseReport[]): string[] =>
  reports.flatMap(({ route, scores, complaints }) =>
    scores
      .filter(({ score }) => score < FULL_SCORE)
      .map(({ name, score }) => `${route}: ${name} ${score} of 100: ${complaints.join(', ')}`),
  );

/** The four scores of each page. */
export const scoreTable = (reports: readonly LighthouseReport[]): string =>
  formatTable([
    ['Lighthouse', ...CATEGORIES],
    ...reports.map(({ route, scores }) => [route, ...scores.map(({ score }) => String(score))]),
  ]);
