/** The names of a pack in a line of an order: first in the page's language, then in the others. */
export type PackNames = readonly string[];

/** Returns the number of packs in a line such as `2 × Chakri, 200 g`, and the pack's index or -1. */
function readLine(line: string, packs: readonly PackNames[]) {
  const [, count, name = ''] = /^(\d{1,4}) × (.+)$/.exec(line.trim()) ?? [];
  return { index: packs.findIndex((names) => names.includes(name)), count: Number(count) };
}

/** Counts each pack in an order's text, whose lines may be in any language. */
export function countPacks(text: string, packs: readonly PackNames[]): number[] {
  const lines = text.split('\n').map((line) => readLine(line, packs));
  return packs.map((_, pack) =>
    lines.reduce((sum, { index, count }) => (index === pack ? sum + count : sum), 0),
  );
}

/**
 * Writes the number of each pack into an order's text: replaces its line, in the page's language, or adds one.
 * Keeps other lines.
 */
export function orderText(
  text: string,
  packs: readonly PackNames[],
  counts: readonly number[],
): string {
  const remaining = new Set(packs.keys());
  const linesOf = (pack: number) =>
    counts[pack] ? [`${counts[pack]} × ${packs[pack]?.[0] ?? ''}`] : [];
  const lines = text.split('\n').flatMap((line) => {
    const { index } = readLine(line, packs);
    if (index < 0) return [line];
    return remaining.delete(index) ? linesOf(index) : [];
  });
  const kept = lines.join('').trim() ? lines : [];
  return [...kept, ...[...remaining].flatMap(linesOf)].join('\n');
}
