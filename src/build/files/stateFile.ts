import { readFile, rm } from 'node:fs/promises';
import * as v from 'valibot';
import writeFileAtomic from 'write-file-atomic';
import { unlessMissing } from './fileErrors.ts';
import { parseJson } from '#/lib/parseJson.ts';

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
  return {
    read: async () => {
      const text = await readFile(file, 'utf8').catch(unlessMissing(''));
      const result = v.safeParse(schema, parseJson(text));
      return result.success ? result.output : undefined;
    },
    write: (content) => writeFileAtomic(file, JSON.stringify(content)),
    remove: () => rm(file, { force: true }),
  };
}
