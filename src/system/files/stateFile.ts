import { readFile, rm } from 'node:fs/promises';
import * as v from 'valibot';
import { unlessMissing } from './fileErrors.ts';
import { writeWhole } from './writeWhole.ts';

/** Opens a small JSON file of this shape, which is always whole or missing, even after a power cut. */
export function openStateFile<Content>(file: string, schema: v.GenericSchema<unknown, Content>) {
  let newest: Content;
  let last = Promise.resolve();
  let next: Promise<void> | undefined; // has not begun

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
    /** Resolves when this content is on disk, or a later one: calls during a write share the next write. */
    write: (content: Content): Promise<void> => {
      newest = content;
      const begin = () => {
        next = undefined;
        return writeWhole(file, JSON.stringify(newest));
      };
      return (next ??= last = last.then(begin, begin));
    },
    remove: () => rm(file, { force: true }),
  };
}
