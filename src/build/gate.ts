import * as v from 'valibot';
import { ExpectedError } from '#/build/report/expectedError.ts';

export const AmountsSchema = v.pipe(v.record(v.string(), v.number()), v.readonly());

/**
 * How much a site holds, by which the gate compares two sites: pages per language (`pages (gu)`), items per
 * endpoint (`food`), how many items have each field (`dish.foodName`) of how many (`dish.*`).
 */
export type Amounts = v.InferOutput<typeof AmountsSchema>;

/** The new site holds so much less than the last one that a person must agree first. */
export class ShrinkError extends ExpectedError {
  override name = 'ShrinkError';
  readonly amounts: Amounts;

  constructor(shrunk: readonly string[], amounts: Amounts, command: string) {
    super(`${shrunk.join(', ')}; ${command} publishes it all the same`);
    this.amounts = amounts;
  }
}

/** Nothing left is always too little; of four or more, half is too little as well. */
const hasShrunk = (before: number, now: number) =>
  (before > 0 && now === 0) || (before >= 4 && now <= before / 2);

/** Says that items have lost a field; nothing if their number fell likewise, which is said of that. */
function describeField(name: string, now: Amounts, before: Amounts): string | undefined {
  const [item = '', field = ''] = name.split('.');
  const [had, have] = [before[name] ?? 0, now[name] ?? 0];
  const [earlier, all] = [before[`${item}.*`] ?? 0, now[`${item}.*`] ?? 0];
  if (have * earlier >= had * all) return undefined;
  return have === 0
    ? `no ${item} has ${field} any more; ${had} of ${earlier} had`
    : `only ${have} of ${all} have ${field} (${item}); ${had} of ${earlier} had`;
}

function describeShrinking(name: string, now: Amounts, before: Amounts): string | undefined {
  const [had, have] = [before[name] ?? 0, now[name] ?? 0];
  if (!hasShrunk(had, have) || name.endsWith('.*')) return undefined;
  return name.includes('.')
    ? describeField(name, now, before)
    : `${name} went from ${had} to ${have}`;
}

/**
 * Throws ShrinkError if a site holds none, or at most half, of what the last one did: items, pages, or items
 * that have a field.
 * @param command what a person runs to agree
 */
export function checkGate(now: Amounts, before: Amounts, command: string): void {
  const shrunk = Object.keys(before)
    .map((name) => describeShrinking(name, now, before))
    .filter((line) => line !== undefined);
  if (shrunk.length > 0) throw new ShrinkError(shrunk, now, command);
}
