import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictureFault } from '#/business/pictureFaults.ts';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder.ts';

async function makeFolder(...files: string[]): Promise<string> {
  const folder = await makeTemporaryFolder();
  for (const file of files) await writeFile(join(folder, file), '');
  return folder;
}

test.each(['webp', 'png', 'jpg', 'jpeg', 'avif'])('takes a picture as .%s', async (extension) => {
  expect(pictureFault('hero', await makeFolder(`hero.${extension}`))).toBeUndefined();
});

test('names a picture that is missing', async () => {
  const folder = await makeFolder('hero.gif');
  expect(pictureFault('hero', folder)).toBe(
    `${folder}/ has no hero (.webp, .png, .jpg, .jpeg or .avif)`,
  );
});

test('names two pictures of which one is forgotten', async () => {
  const folder = await makeFolder('hero.webp', 'hero.jpg');
  expect(pictureFault('hero', folder)).toBe(
    `${folder}/hero.jpg and ${folder}/hero.webp: keep one of them`,
  );
});
