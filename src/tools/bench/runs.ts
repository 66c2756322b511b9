import { readFile, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { FIGURE_NAMES, FIGURES } from './budgets.ts';
import { formatFigure } from './formatFigure.ts';
import type { FirstScreen } from './firstScreen.ts';
import type { LighthouseReport } from './lighthouseScores.ts';
import type { Paints } from './measurePaints.ts';
import type { SlowArrival } from './slowArrivals.ts';
import { figuresOf, type Measurement } from './measurement.ts';
import type { Hydration } from './measureHydration.ts';

/** The counts of one run: bytes, requests, shifts. */
export interface Counts {
  /** On a phone with its system fonts. */
  pages: Measurement[];
  /** The same pages on a system without fonts for scripts other than Latin. */
  withoutFonts: Measurement[];
  bare: Measurement[];
  hydrations: Hydration[];
  arrivals: SlowArrival[];
  screens: FirstScreen[];
}

/** Everything that one run measured; skipped timings are missing. */
export interface Run extends Counts {
  paints?: Paints[] | undefined;
  reports?: LighthouseReport[] | undefined;
}

const EarlierRunSchema = v.object({
  pages: v.array(v.object({ route: v.string(), figures: v.record(v.string(), v.number()) })),
});
type EarlierRun = v.InferOutput<typeof EarlierRunSchema>;

const withFigures = (page: Measurement) => ({ ...page, figures: figuresOf(page) });

/** Writes a run as JSON, with the sums and the files they come from. */
export async function writeRun(file: string, { pages, bare, ...run }: Run): Promise<void> {
  const text = JSON.stringify(
    { pages: pages.map(withFigures), bare: bare.map(withFigures), ...run },
    undefined,
    2,
  );
  await writeFile(file, `${text}\n`);
}

/** Reads a file written by `--json`. */
export const readRun = async (file: string): Promise<EarlierRun> =>
  v.parse(EarlierRunSchema, JSON.parse(await readFile(file, 'utf8')));

/** One line for each figure that differs from an earlier run's: `/menu/: HTML 11.2 → 11.9 KB`. */
export function compareRuns(earlier: EarlierRun, pages: readonly Measurement[]): string[] {
  const known = new Map(earlier.pages.map(({ route, figures }) => [route, figures]));
  return pages.flatMap((page) => {
    const before = known.get(page.route);
    if (before === undefined) return [`${page.route}: not in the earlier run`];
    const figures = figuresOf(page);
    return FIGURE_NAMES.flatMap((figure) => {
      const { title, unit } = FIGURES[figure];
      const [old, now] = [before[figure] ?? 0, figures[figure]].map((value) =>
        formatFigure(figure, value),
      );
      return old === now ? [] : [`${page.route}: ${title} ${old} → ${now} ${unit}`.trim()];
    });
  });
}
