/**
 * `npm run words`: draws the name and words of `config.ts` as outlines, for the logo, the sign on the home
 * page and ornaments.
 */
import { writeFile } from 'node:fs/promises';
import { drawnWords } from './drawnWords.ts';

const DRAWINGS = new URL('../../assets/drawings/', import.meta.url);

for (const { name, svg } of await drawnWords()) {
  await writeFile(new URL(`${name}.svg`, DRAWINGS), svg);
  console.log(`${name}.svg: ${svg.length} bytes`);
}
