import * as v from 'valibot';

const FallbackSchema = v.object({
  /** The endpoint or picture that could not be fetched. */
  part: v.string(),
  /** Why, and what is shown instead. */
  cause: v.string(),
  /** When a build first used the fallback, ISO 8601. */
  since: v.string(),
});

export const FallbacksSchema = v.object({
  /** The release that was live then. */
  release: v.optional(v.string()),
  parts: v.array(FallbackSchema),
});

type Fallback = v.InferOutput<typeof FallbackSchema>;

/** The parts of a release that come from a fallback. */
export type Fallbacks = v.InferOutput<typeof FallbacksSchema>;

const SHOWN = 20;
const SEPARATOR = ': ';

/** Adds to each line of a build's report, such as `/api/food: HTTP 500; …`, when that problem began. */
export function dateFallbacks(
  lines: readonly string[],
  before: readonly Fallback[],
  now: Date,
): Fallback[] {
  const known = new Map(before.map(({ part, since }) => [part, since]));
  return lines.map((line) => {
    const [part = '', ...cause] = line.split(SEPARATOR);
    return { part, cause: cause.join(SEPARATOR), since: known.get(part) ?? now.toISOString() };
  });
}

/** The number of parts of the live site that come from a fallback, the earliest start, and the first few. */
export function describeFallbacks(fallbacks: Fallbacks | undefined, live: string | undefined) {
  const parts = fallbacks?.release === live ? (fallbacks?.parts ?? []) : [];
  const [since] = parts.map((part) => part.since).sort();
  return { count: parts.length, since, parts: parts.slice(0, SHOWN) };
}
