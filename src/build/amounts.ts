import * as v from 'valibot';

export const AmountsSchema = v.pipe(v.record(v.string(), v.number()), v.readonly());

/** How much of everything a site holds: pages, and rows of each endpoint. The gate compares it. */
export type Amounts = v.InferOutput<typeof AmountsSchema>;
