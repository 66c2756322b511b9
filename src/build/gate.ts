import type { Amounts } from './amounts.ts';

/** The new site holds so much less than the one before that a person must agree first. */
export class ShrinkError extends Error {
  override name = 'ShrinkError';
  readonly amounts: Amounts;

  constructor(shrunk: readonly string[], amounts: Amounts, command: string) {
    super(`${shrunk.join(', ')}; ${command} publishes it all the same`);
    this.amounts = amounts;
  }
}

/** A lone row may go; of four and more, half is too many, and none is too few of any. */
const hasShrunk = (before: number, now: number) =>
  (before > 0 && now === 0) || (before >= 4 && now <= before / 2);

/**
 * Throws ShrinkError if a site holds half or less of what the one before did, or nothing of it.
 * @param command what a person runs who agrees to that
 */
export function checkGate(now: Amounts, before: Amounts, command: string): void {
  const shrunk = Object.entries(before)
    .filter(([name, amount]) => hasShrunk(amount, now[name] ?? 0))
    .map(([name, amount]) => `${name} went from ${amount} to ${now[name] ?? 0}`);
  if (shrunk.length > 0) throw new ShrinkError(shrunk, now, command);
}
