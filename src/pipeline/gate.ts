import * as v from 'valibot';
import { ExpectedError } from '#/system/report/expectedError.ts';

export const AmountsSchema = v.pipe(v.record(v.string(), v.number()), v.readonly());

/**
 * The amounts by which the gate compares two sites: pages per language (`pages (gu)`), items per endpoint
 * (`food`), and items with each field (`dish.foodName`) of all (`dish.*`).
 */
export type Amounts = v.InferOutput<typeof AmountsSchema>;

/** The new site has so much less than the last one that a person must accept it. */
export class ShrinkError extends ExpectedError {
  override name = 'ShrinkError';
  readonly amounts: Amounts;

  constructor(shrunk: readonly string[], amounts: Amounts, command: string) {
    super(`${shrunk.join(', ')}; ${command} publishes it all the same`);
    this.amounts = amounts;
  }
}

/** Nothing left is always too little; half is too little from four up. */
const hasShrunk = (before: number, now: number) =>
  (before > 0 && now === 0) || (before >= 4 && now <= before / 2);

/** Reports a field that items have lost, in proportion to the remaining items. */
function describeField(name: string, now: Amounts, before: Amounts): string | undefined {
  const [item = '', field = ''] = name.split('.');
  const [withFieldBefore, withField] = [before[name] ?? 0, now[name] ?? 0];
  const [itemsBefore, items] = [before[`${item}.*`] ?? 0, now[`${item}.*`] ?? 0];
  if (!hasShrunk((withFieldBefore * items) / itemsBefore, withField)) return undefined;
  const had = `${withFieldBefore} of ${itemsBefore} had`;
  return withField === 0
    ? `no ${item} has ${field} any more; ${had}`
    : `only ${withField} of ${items} have ${field} (${item}); ${had}`;
}

function describeShrinking(name: string, now: Amounts, before: Amounts): string | undefined {
  if (name.endsWith('.*')) return undefined;
  if (name.includes('.')) return describeField(name, now, before);
  const [countBefore, count] = [before[name] ?? 0, now[name] ?? 0];
  return hasShrunk(countBefore, count) ? `${name} went from ${countBefore} to ${count}` : undefined;
}

/**
 * Throws ShrinkError if a site has none, or at most half, of the last one's items, pages, or items with a
 * field.
 * @param command what a person runs to accept it
 */
export function checkGate(now: Amounts, before: Amounts, command: string): void {
  const shrunk = Object.keys(before)
    .map((name) => describeShrinking(name, now, before))
    .filter((line) => line !== undefined);
  if (shrunk.length > 0) throw new ShrinkError(shrunk, now, command);
}
