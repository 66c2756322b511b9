import type { Amounts } from './amounts.ts';

/** The new site holds so much less than the last one that a person must agree first. */
export class ShrinkError extends Error {
  override name = 'ShrinkError';
  readonly amounts: Amounts;

  constructor(shrunk: readonly string[], amounts: Amounts, command: string) {
    super(`${shrunk.join(', ')}; ${command} publishes it all the same`);
    this.amounts = amounts;
  }
}

/** No row left is always too few; of four rows or more, half is too few as well. */
const hasShrunk = (before: number, now: number) =>
  (before > 0 && now === 0) || (before >= 4 && now <= before / 2);

/**
 * Throws ShrinkError if a site holds none, or at most half, of what the last one did.
 * @param command what a person runs to agree
 */
export function checkGate(now: Amounts, before: Amounts, command: string): void {
  const shrunk = Object.entries(before)
    .filter(([name, amount]) => hasShrunk(amount, now[name] ?? 0))
    .map(([name, amount]) => `${name} went from ${amount} to ${now[name] ?? 0}`);
  if (shrunk.length > 0) throw new ShrinkError(shrunk, now, command);
}
