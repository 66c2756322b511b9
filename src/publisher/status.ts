import * as v from 'valibot';

export const LastBuildSchema = v.object({
  outcome: v.picklist(['published', 'unchanged', 'failed']),
  endedAt: v.string(),
  seconds: v.number(),
  /** Why it failed, or what else stood in the way; one sentence. */
  reason: v.optional(v.string()),
  warnings: v.optional(v.array(v.string())),
});

/** How the last build ended; kept across restarts. */
export type LastBuild = v.InferOutput<typeof LastBuildSchema>;

const MOST_WARNINGS = 20;

/** The first of several lines, and how many more there are. */
export const summarizeLines = ([first, ...others]: readonly string[]): string | undefined =>
  others.length > 0 ? `${first ?? ''}, and ${others.length} more` : first;

/** No more warnings than a person reads. */
export const fewWarnings = (warnings: readonly string[]) =>
  warnings.length > MOST_WARNINGS
    ? [...warnings.slice(0, MOST_WARNINGS), `and ${warnings.length - MOST_WARNINGS} more`]
    : [...warnings];
