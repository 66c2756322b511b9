import * as v from 'valibot';

const FallbackSchema = v.object({
  /** The endpoint or picture that could not be had. */
  part: v.string(),
  /** Why, and what is shown instead. */
  cause: v.string(),
  /** When a build first had to do without it, as ISO 8601. */
  since: v.string(),
});

export const FallbacksSchema = v.object({
  /** The release that was live then. */
  release: v.optional(v.string()),
  parts: v.array(FallbackSchema),
});

type Fallback = v.InferOutput<typeof FallbackSchema>;

/** Which parts of a release stem from a fallback. */
export type Fallbacks = v.InferOutput<typeof FallbacksSchema>;

const SHOWN = 20;
const SEPARATOR = ': ';

/** What a build said, such as `/api/food: HTTP 500; …`, with when that began. */
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

/** How many parts of the live site stem from a fallback, since when at the longest, and the first of them. */
export function describeFallbacks(fallbacks: Fallbacks | undefined, live: string | undefined) {
  const parts = fallbacks?.release === live ? (fallbacks?.parts ?? []) : [];
  const [since] = parts.map((part) => part.since).sort();
  return { count: parts.length, since, parts: parts.slice(0, SHOWN) };
}
