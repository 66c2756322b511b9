import { formatTable } from '#/tools/bench/formatTable.ts';
import type { BuildMeasurement } from './measureBuilds.ts';
import type { BuildCost, StepTimes } from './runBuild.ts';

const MEGABYTE = 1024 ** 2;
const MOST_MEMORY_BYTES = 2 * 1024 ** 3;
/**
 * The largest share of a clean build's time that a build with one changed post may take, by number of
 * posts (contract, section 7).
 */
const SHARES = [
  { posts: 10_000, most: 1 / 5 },
  { posts: 1000, most: 1 / 3 },
];

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(0);

/** The time of a build without Fetch. */
const afterFetch = ({ render, place }: StepTimes) => render + place;
const shareOf = ({ cold, changed }: BuildMeasurement) => afterFetch(changed) / afterFetch(cold);

const HEAD = ['Posts', 'Build', 'Fetch s', 'Render s', 'Place s', 'Total s', 'Share', 'Peak MB'];

const rowOf = (posts: number, name: string, cost: BuildCost, share: number) => [
  String(posts),
  name,
  ...[cost.fetch, cost.render, cost.place, cost.fetch + afterFetch(cost)].map(seconds),
  share.toFixed(2),
  megabytes(cost.peakBytes),
];

/** Time and memory of the clean build and of the build after a change, and their ratio without Fetch. */
export const buildTable = (runs: readonly BuildMeasurement[]) =>
  formatTable([
    HEAD,
    ...runs.flatMap((run) => [
      rowOf(run.posts, 'cold', run.cold, 1),
      rowOf(run.posts, 'one change', run.changed, shareOf(run)),
    ]),
  ]);

/** The size of each site, and the time from a hook to a live page. */
export const siteTable = (runs: readonly BuildMeasurement[]) =>
  formatTable([
    ['Posts', 'Pages', 'HTML MB', 'Site MB', 'Hook to page s'],
    ...runs.map(({ posts, site, hook }) => [
      String(posts),
      String(site.pages),
      megabytes(site.html),
      megabytes(site.total),
      seconds(hook),
    ]),
  ]);

/** The budgets that a build exceeds, one line each. */
export function checkBuilds(runs: readonly BuildMeasurement[]): string[] {
  return runs.flatMap((run) => {
    const most = SHARES.find(({ posts }) => run.posts >= posts)?.most ?? Infinity;
    const share = shareOf(run);
    const peak = Math.max(run.cold.peakBytes, run.changed.peakBytes);
    return [
      ...(share > most
        ? [
            `${run.posts} posts: one change takes ${share.toFixed(2)} of a build, over ${most.toFixed(2)}`,
          ]
        : []),
      ...(peak > MOST_MEMORY_BYTES
        ? [
            `${run.posts} posts: ${megabytes(peak)} MB of memory, over ${megabytes(MOST_MEMORY_BYTES)}`,
          ]
        : []),
    ];
  });
}
