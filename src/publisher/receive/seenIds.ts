import * as v from 'valibot';
import { openStateFile } from '#/build/files/stateFile.ts';

const REMEMBERED_MS = 10 * 60 * 1000;

/** The ids of received hooks, to recognise replays even after a restart. */
export interface SeenIds {
  /** Records an id immediately; false if it was seen before. */
  claim: (id: string) => boolean;
  /** Resolves when all ids claimed so far are on disk. */
  save: () => Promise<void>;
  /** Allows an id again, because its hook could not be saved. */
  release: (id: string) => void;
}

/** Opens the ids in a file. Each is dropped after 10 minutes, when its signature has expired anyway. */
export async function openSeenIds(file: string, now = Date.now): Promise<SeenIds> {
  // Pairs, because any name is safe in a `Map`; an object has `__proto__` and others already.
  const state = openStateFile(file, v.array(v.tuple([v.string(), v.number()])));
  const times = new Map(await state.read());
  let last = Promise.resolve();
  let waiting: Promise<void> | undefined;

  const isFresh = (time: number) => now() - time < REMEMBERED_MS;

  const write = async () => {
    waiting = undefined; // later ids belong to the next write
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
