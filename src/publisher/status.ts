import * as v from 'valibot';

export const LastBuildSchema = v.object({
  outcome: v.picklist(['published', 'unchanged', 'failed']),
  endedAt: v.string(),
  seconds: v.number(),
  /** Why it failed, or which other problem there was; one sentence. */
  reason: v.optional(v.string()),
  warnings: v.optional(v.array(v.string())),
});

/** The result of the last build; survives a restart. */
export type LastBuild = v.InferOutput<typeof LastBuildSchema>;

const MOST_WARNINGS = 20;

/** The first line, and how many more there are. */
export const summarizeLines = ([first, ...others]: readonly string[]): string | undefined =>
  others.length > 0 ? `${first ?? ''}, and ${others.length} more` : first;

/** Limits the warnings to a number that a person reads. */
export const fewWarnings = (warnings: readonly string[]) =>
  warnings.length > MOST_WARNINGS
    ? [...warnings.slice(0, MOST_WARNINGS), `and ${warnings.length - MOST_WARNINGS} more`]
    : [...warnings];
