/** `npm run palette`: copies the colours of `styles/palette.css` into drawings and other files. */
import { glob, readFile, writeFile } from 'node:fs/promises';
import { palette } from '#/lib/palette.ts';
import { changedColors, repaint } from './repaint.ts';

const SRC = new URL('../../', import.meta.url);
const COPIES = [
  'assets/drawings/*/*.svg',
  'assets/{ajrakh,not-found}.svg',
  'lib/palette.ts',
  'tools/brochure/*.{css,ts}',
];

const tokens = await readFile(new URL('styles/palette.css', SRC), 'utf8');
const changed = changedColors(palette, tokens);

for await (const name of glob(COPIES, { cwd: SRC })) {
  const file = new URL(name, SRC);
  const before = await readFile(file, 'utf8');
  const after = repaint(before, changed);
  if (after === before) continue;
  await writeFile(file, after);
  console.log(`src/${name}`);
}
