/** A number of packs. */
export interface Quantity {
  pack: string;
  count: number;
}

/** Writes packs into the text of an order, one per line: `2 × Chakri, 200 g`. Keeps other lines. */
export function orderText(text: string, quantities: readonly Quantity[]): string {
  const packs = new Set(quantities.map(({ pack }) => pack));
  const others = text.split('\n').filter((line) => {
    const [, pack = ''] = /^\d+ × (.+)$/.exec(line.trim()) ?? [];
    return !packs.has(pack);
  });
  const lines = quantities
    .filter(({ count }) => count > 0)
    .map(({ pack, count }) => `${count} × ${pack}`);
  return [...(others.join('').trim() ? others : []), ...lines].join('\n');
}
