import { formatTable } from '#/tools/bench/formatTable.ts';
import type { BuildMeasurement } from './measureBuilds.ts';
import type { BuildCost, StepTimes } from './runBuild.ts';

const MEGABYTE = 1024 ** 2;
const MOST_MEMORY_BYTES = 2 * 1024 ** 3;
/** The share of a clean build that one changed post may cost, from so many posts on (contract, section 7). */
const SHARES = [
  { posts: 10_000, most: 1 / 5 },
  { posts: 1000, most: 1 / 3 },
];

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(0);

/** What a build costs without its fetch. */
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

/** Time and memory of the cold build and of the one after a change; their share counts from the end of fetch. */
export const buildTable = (runs: readonly BuildMeasurement[]) =>
  formatTable([
    HEAD,
    ...runs.flatMap((run) => [
      rowOf(run.posts, 'cold', run.cold, 1),
      rowOf(run.posts, 'one change', run.changed, shareOf(run)),
    ]),
  ]);

/** What was built, and how long a hook takes to a visible page. */
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

/** Which budgets of a build are exceeded, one line each. */
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
