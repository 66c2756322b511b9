/** How much of everything a site holds: pages, and rows of each endpoint. */
export type Amounts = Readonly<Record<string, number>>;

/** The new site holds so much less than the live one that a person must agree first. */
export class ShrinkError extends Error {
  override name = 'ShrinkError';
  readonly amounts: Amounts;

  constructor(shrunk: readonly string[], amounts: Amounts) {
    super(`${shrunk.join(', ')}; npm run publisher -- accept-shrink publishes it all the same`);
    this.amounts = amounts;
  }
}

/** A lone row may go; of four and more, half is too many, and none is too few of any. */
const hasShrunk = (before: number, now: number) =>
  (before > 0 && now === 0) || (before >= 4 && now <= before / 2);

/** Throws ShrinkError if a new site holds half or less of what the live one does, or nothing of it. */
export function checkGate(now: Amounts, live: Amounts): void {
  const shrunk = Object.entries(live)
    .filter(([name, before]) => hasShrunk(before, now[name] ?? 0))
    .map(([name, before]) => `${name} went from ${before} to ${now[name] ?? 0}`);
  if (shrunk.length > 0) throw new ShrinkError(shrunk, now);
}
