import { readFile, rm } from 'node:fs/promises';
import * as v from 'valibot';
import { unlessMissing } from './fileErrors.ts';
import { writeWhole } from './writeWhole.ts';

/** Opens a small JSON file of this shape, which is always whole or missing, even after a power cut. */
export function openStateFile<Content>(file: string, schema: v.GenericSchema<unknown, Content>) {
  let last = Promise.resolve();
  return {
    /** Returns `undefined` if the file is missing or unreadable. */
    read: async () => {
      const text = await readFile(file, 'utf8').catch(unlessMissing(''));
      try {
        return v.parse(schema, JSON.parse(text));
      } catch {
        return undefined;
      }
    },
    write: (content: Content): Promise<void> => {
      const write = () => writeWhole(file, JSON.stringify(content));
      last = last.then(write, write); // one after the other, so that the last content stays
      return last;
    },
    remove: () => rm(file, { force: true }),
  };
}
