import * as v from 'valibot';

export const AmountsSchema = v.pipe(v.record(v.string(), v.number()), v.readonly());

/** How much a site holds: pages per language, and rows per endpoint. The gate compares two sites by it. */
export type Amounts = v.InferOutput<typeof AmountsSchema>;
