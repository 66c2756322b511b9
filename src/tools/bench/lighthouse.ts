import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Flags } from 'lighthouse';
import { probePort } from '#/system/network/listen.ts';
import { launchChromium } from '#/tools/chromium.ts';
import { serve } from '#/tools/staticServer.ts';
import { htmlBytes } from './budgets.ts';
import type { Measurement } from './measureRoute.ts';

const FULL_SCORE = 100;
const PAINTS = { first: 'first-contentful-paint', largest: 'largest-contentful-paint' } as const;
/** No run fails by these: times depend on the machine. */
const GOOD_RATIOS = { first: 1.2, largest: 1.35 };

/** Lighthouse's mobile test, whose slow line is simulated; and a slower one, which is applied. */
const LINES: Record<string, Flags> = {
  "Lighthouse's phone": {
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  },
  '400 kbit/s, 400 ms, 4 × CPU': {
    onlyAudits: Object.values(PAINTS),
    throttlingMethod: 'devtools',
    throttling: {
      rttMs: 400,
      requestLatencyMs: 400,
      throughputKbps: 400,
      downloadThroughputKbps: 400,
      uploadThroughputKbps: 400,
      cpuSlowdownMultiplier: 4,
    },
  },
};

/** A page of as many bytes, without scripts and styles, with the same largest picture. */
function barePage(page: Measurement): string {
  const { address, width, height } = page.largestPicture ?? {};
  const image = address
    ? `<img src="${address}" width="${width}" height="${height}" fetchpriority="high" alt="">`
    : '';
  const start = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Bare</title><h1>Bare</h1>${image}<p>`;
  return start.padEnd(htmlBytes(page), 'words ');
}

/** A bare page at the address of each page, uncompressed, and the pictures of the site's folder. */
function createBareSite(siteFolder: string, pages: readonly Measurement[]): Hono {
  const site = new Hono();
  for (const page of pages) site.get(decodeURI(page.route), (c) => c.html(barePage(page)));
  site.use(serveStatic({ root: siteFolder }));
  return site;
}

/** Lighthouse's result for an address: paints in milliseconds, and one line for each score below 100. */
async function runLighthouse(port: number, address: string, flags: Flags | undefined) {
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(address, { ...flags, port, logLevel: 'error' });
  if (!result) throw new Error(`${address}: Lighthouse gave no result`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${address}: Lighthouse: ${runtimeError.message}`);
  const isCostly = ({ id, weight }: { id: string; weight: number }) =>
    weight > 0 && (audits[id]?.score ?? 1) < 0.9;
  const lost = Object.values(categories).flatMap(({ id, score, auditRefs }) => {
    const points = Math.round((score ?? 0) * FULL_SCORE);
    const causes = auditRefs.filter(isCostly).map((audit) => audit.id);
    return points < FULL_SCORE ? [`${id} ${points} of ${FULL_SCORE}: ${causes.join(', ')}`] : [];
  });
  const timeOf = (paint: keyof typeof PAINTS) => audits[PAINTS[paint]]?.numericValue ?? 0;
  return { lost, paints: { first: timeOf('first'), largest: timeOf('largest') } };
}

type Paints = Awaited<ReturnType<typeof runLighthouse>>['paints'];

/** The paints of a page beside those of its bare page. */
const comparePaints = (page: Paints, bare: Paints) =>
  Object.fromEntries(
    (['first', 'largest'] as const).map((paint) => [
      `${paint} paint / bare, ${GOOD_RATIOS[paint]} × is good`,
      `${page[paint].toFixed(0)} / ${bare[paint].toFixed(0)} ms, ${(page[paint] / bare[paint]).toFixed(2)} ×`,
    ]),
  );

/**
 * Runs Lighthouse for each page and for a bare page of the same bytes, one at a time. Prints the paints;
 * returns a line for each score below 100, with the audits that cost the points.
 */
export async function measureTimes(
  siteFolder: string,
  origin: string,
  pages: readonly Measurement[],
): Promise<string[]> {
  const port = await probePort();
  await using _browser = await launchChromium(`--remote-debugging-port=${port}`);
  await using bare = await serve(createBareSite(siteFolder, pages));
  const faults: string[] = [];
  for (const [line, flags] of Object.entries(LINES)) {
    const rows: Record<string, Record<string, string>> = {};
    for (const { route } of pages) {
      const own = await runLighthouse(port, origin + route, flags);
      const other = await runLighthouse(port, bare.origin + route, flags);
      rows[route] = comparePaints(own.paints, other.paints);
      faults.push(...own.lost.map((fault) => `${route}: ${fault}`));
    }
    console.log(`\n${line}`);
    console.table(rows);
  }
  return faults;
}
