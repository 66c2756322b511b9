import { readFile, rm } from 'node:fs/promises';
import * as v from 'valibot';
import { parseJson } from '#/lib/parseJson.ts';
import { unlessMissing } from './fileErrors.ts';
import { writeWhole } from './writeWhole.ts';

/** A small file that is always complete or missing, even after a power cut. */
interface StateFile<Content> {
  /** Gives `undefined` if the file is missing or cannot be read. */
  read: () => Promise<Content | undefined>;
  write: (content: Content) => Promise<void>;
  remove: () => Promise<void>;
}

/** Opens a JSON file of this shape. */
export function openStateFile<Content>(
  file: string,
  schema: v.GenericSchema<unknown, Content>,
): StateFile<Content> {
  let last = Promise.resolve();
  return {
    read: async () => {
      const text = await readFile(file, 'utf8').catch(unlessMissing(''));
      const result = v.safeParse(schema, parseJson(text));
      return result.success ? result.output : undefined;
    },
    write: (content) => {
      const write = () => writeWhole(file, JSON.stringify(content));
      last = last.then(write, write); // in turn, so that the last content stays
      return last;
    },
    remove: () => rm(file, { force: true }),
  };
}
