import * as v from 'valibot';
import { openStateFile } from '#/build/files/stateFile.ts';

const REMEMBERED_MS = 10 * 60 * 1000;

/** Which hooks have been heard, so that a replay is known for one, also after a restart. */
export interface SeenIds {
  /** Notes an id at once; false when it was seen before. */
  claim: (id: string) => boolean;
  /** Ends when all that was claimed so far is on disk. */
  save: () => Promise<void>;
  /** Lets an id come again, because its hook could not be kept. */
  release: (id: string) => void;
}

/** Opens the ids in a file; each is forgotten after 10 minutes, when its signature is too old anyway. */
export async function openSeenIds(file: string, now = Date.now): Promise<SeenIds> {
  // Pairs, as no name is out of bounds there; an object has `__proto__` and the like of its own.
  const state = openStateFile(file, v.array(v.tuple([v.string(), v.number()])));
  const times = new Map(await state.read());
  let last = Promise.resolve();
  let waiting: Promise<void> | undefined;

  const isFresh = (time: number) => now() - time < REMEMBERED_MS;

  const write = async () => {
    waiting = undefined; // ids from here on are for the next write
    for (const [id, time] of times) if (!isFresh(time)) times.delete(id);
    await state.write([...times]);
  };

  return {
    claim: (id) => {
      const time = times.get(id);
      if (time !== undefined && isFresh(time)) return false;
      times.set(id, now());
      return true;
    },
    save: () => {
      waiting ??= last.then(write, write);
      last = waiting;
      return waiting;
    },
    release: (id) => {
      times.delete(id);
    },
  };
}
