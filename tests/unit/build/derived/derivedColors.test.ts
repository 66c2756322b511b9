import { expect, test, vi } from 'vitest';
import { findOutdated } from '#/build/derived/derivedFiles.ts';

vi.mock('node:fs', async (importActual) => {
  const actual = await importActual<typeof import('node:fs')>();
  const readFileSync = (file: string, encoding: 'utf8') => {
    const text = actual.readFileSync(file, encoding);
    return file.endsWith('palette.css') ? `${text}:root { --haldar: #ff0000; }` : text;
  };
  return { ...actual, readFileSync };
});

test('a new colour makes cards old, but no fonts', async () => {
  const outdated = await findOutdated();
  expect(outdated).toContainEqual(expect.stringMatching(/^cards .*: npm run cards$/));
  expect(outdated).not.toContainEqual(expect.stringMatching(/^fonts /));
});
