import * as v from 'valibot';

export const AmountsSchema = v.pipe(v.record(v.string(), v.number()), v.readonly());

/**
 * How much a site holds, by which the gate compares two sites: pages per language (`pages/gu`), items per
 * endpoint (`food`), how many items have each field (`dish.foodName`) of how many (`dish.*`).
 */
export type Amounts = v.InferOutput<typeof AmountsSchema>;
