import { expect, test } from 'vitest';
import { forEachFile } from '#/build/files/files.ts';

const tasks = async (names: readonly string[], failing: string) => {
  const [begun, ended]: [string[], string[]] = [[], []];
  const run = forEachFile(names, async (name) => {
    begun.push(name);
    await Promise.resolve();
    if (name === failing) throw new Error(`${name} cannot be written`);
    await new Promise(setImmediate);
    ended.push(name);
  });
  await expect(run).rejects.toThrow(`${failing} cannot be written`);
  return { begun, ended };
};

test('a failure begins no further task, and waits for those that are under way', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `file ${index}`);
  expect(await tasks(names, 'file 0')).toEqual({
    begun: names.slice(0, 16),
    ended: names.slice(1, 16),
  });
});
