import { expect, test } from 'vitest';
import { forEachFile } from '#/build/files/files.ts';

const tasks = async (names: readonly string[], failing: string) => {
  const [begun, ended]: [string[], string[]] = [[], []];
  const run = forEachFile(
    names,
    async (name) => {
      begun.push(name);
      await Promise.resolve();
      if (name === failing) throw new Error(`${name} cannot be written`);
      await new Promise(setImmediate);
      ended.push(name);
    },
    2,
  );
  await expect(run).rejects.toThrow(`${failing} cannot be written`);
  return { begun, ended };
};

test('a failure begins no further task, and waits for those that are under way', async () => {
  expect(await tasks(['a', 'b', 'c', 'd'], 'a')).toEqual({ begun: ['a', 'b'], ended: ['b'] });
});
