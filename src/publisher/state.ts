import * as v from 'valibot';
import { AmountsSchema } from '#/pipeline/gate.ts';
import { openStateFile } from '#/system/files/stateFile.ts';

const LastBuildSchema = v.object({
  outcome: v.picklist(['published', 'unchanged', 'failed']),
  endedAt: v.string(),
  seconds: v.number(),
  /** Why it failed, in one sentence, and since when builds have failed. */
  reason: v.optional(v.string()),
  failingSince: v.optional(v.string()),
});

/** A part of the live site that could not be fetched, with its cause, and since when. */
const FallbackSchema = v.object({ part: v.string(), since: v.string() });

const StateSchema = v.object({
  lastBuild: v.optional(LastBuildSchema),
  fallbacks: v.optional(v.array(FallbackSchema)),
  /** Which bad news the owner was told last, without hearing of its end. */
  told: v.optional(v.object({ failing: v.optional(v.boolean()), copies: v.optional(v.boolean()) })),
  /** The release that a rollback has pinned. */
  pin: v.optional(v.string()),
  /** The amounts at which the gate stopped the last build, and those that a person accepted. */
  stopped: v.optional(AmountsSchema),
  accepted: v.optional(AmountsSchema),
});

export type LastBuild = v.InferOutput<typeof LastBuildSchema>;
export type State = v.InferOutput<typeof StateSchema>;

/** What the publisher must know after a restart. */
export async function openState(file: string) {
  const stateFile = openStateFile(file, StateSchema);
  let state: State = (await stateFile.read()) ?? {};
  return {
    get: () => state,
    /** Changes the state at once; resolves when the change is on disk. */
    set: (change: State) => {
      state = { ...state, ...change };
      return stateFile.write(state);
    },
  };
}

export type PublisherState = Awaited<ReturnType<typeof openState>>;
