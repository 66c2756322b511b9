import * as v from 'valibot';
import { withoutUndefined } from '#/lib/text.ts';
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

  /** @param command what a person runs to accept it */
  constructor(losses: readonly string[], amounts: Amounts, command: string) {
    super(`${losses.join(', ')}; ${command} publishes it all the same`);
    this.amounts = amounts;
  }
}

/** Half is too little from this number up. */
const LEAST = 4;

/** Describes a field that items have lost, in proportion to the remaining items. */
function describeField(name: string, now: Amounts, before: Amounts): string | undefined {
  const [item = '', field = ''] = name.split('.');
  const [withFieldBefore, withField] = [before[name] ?? 0, now[name] ?? 0];
  const [itemsBefore, items] = [before[`${item}.*`] ?? 0, now[`${item}.*`] ?? 0];
  const expected = (withFieldBefore * items) / itemsBefore;
  if (items === 0 || withFieldBefore < LEAST || withField > expected / 2) return undefined;
  const had = `${withFieldBefore} of ${itemsBefore} had`;
  return withField === 0
    ? `no ${item} has ${field} any more; ${had}`
    : `only ${withField} of ${items} have ${field} (${item}); ${had}`;
}

function describeLoss(name: string, now: Amounts, before: Amounts): string | undefined {
  if (name.endsWith('.*')) return undefined;
  if (name.includes('.')) return describeField(name, now, before);
  const [countBefore, count] = [before[name] ?? 0, now[name] ?? 0];
  const hasShrunk =
    (countBefore > 0 && count === 0) || (countBefore >= LEAST && count <= countBefore / 2);
  return hasShrunk ? `${name} went from ${countBefore} to ${count}` : undefined;
}

/**
 * Lists what a site has lost: all or half of an endpoint's items or a language's pages, or a field of half
 * of its items.
 * @param accepted the amounts of a smaller site that a person accepted, if one did
 */
export function findLosses(now: Amounts, before: Amounts, accepted?: Amounts): string[] {
  const isAccepted = (name: string) => accepted && (now[name] ?? 0) >= (accepted[name] ?? 0);
  const names = Object.keys(before).filter((name) => !isAccepted(name));
  return withoutUndefined(names.map((name) => describeLoss(name, now, before)));
}
