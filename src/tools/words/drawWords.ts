/**
 * `npm run words`: draws the name and the words of `config.ts` in letters, as outlines for the logo, the
 * sign of the home page and ornaments.
 */
import { writeFile } from 'node:fs/promises';
import { drawnWords } from './drawnWords.ts';

const DRAWINGS = new URL('../../assets/drawings/', import.meta.url);

for (const { name, svg } of await drawnWords()) {
  await writeFile(new URL(`${name}.svg`, DRAWINGS), svg);
  console.log(`${name}.svg: ${svg.length} bytes`);
}
