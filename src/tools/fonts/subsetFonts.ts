/** `npm run fonts`: subsets the brand's fonts to the letters that pages need, into `src/brand/fonts/`. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { business } from '#/business/business.ts';
import { faces, fontSource } from '#/business/fonts.ts';
import { inOwnLetters } from '#/business/inOwnLetters.ts';
import { localize } from '#/messages/text.ts';
import { findMissingLetters } from '#/pipeline/missingLetters.ts';
import { writeTogether } from '#/system/files/writeTogether.ts';

const NAME = localize('en', business.name);
/** Our name in its own letters, for the footer, and the words of the sign on home. */
const SIGNS = [business, ...(business.nameWords ?? [])].map(
  ({ name }) => inOwnLetters('en', name)?.written,
);

if (!existsSync(new URL('./sources/node_modules', import.meta.url))) {
  console.error(
    'error: install the sources of the fonts first: npm ci --prefix src/tools/fonts/sources',
  );
  process.exit(1);
}
const { subsetFont } = await import('./sources/subsetFont.ts');

/** Returns the path and the bytes of a face's file. */
async function makeFont([name, face]: [string, (typeof faces)[string]]) {
  const { source, letters, hasName, displays, keepFeatures } = face;
  const all = [letters, hasName && NAME, ...(displays === 'Latn' ? SIGNS : [])].filter(Boolean);
  const data = await subsetFont(await readFile(fontSource(source)), all.join(''), {
    targetFormat: 'woff2',
    noHinting: true,
    dropTables: ['gasp', 'DSIG'],
    ...(keepFeatures && { keepFeatures }),
  });
  return [`src/brand/fonts/${name}.woff2`, data] as const;
}

const files = await Promise.all(Object.entries(faces).map(makeFont));
await writeTogether(new Map(files));
for (const [file, data] of files) console.log(`${file}: ${data.length} bytes`);
if (files.length === 0) console.log('src/brand/fonts.ts has no faces, so there is nothing to draw');
findMissingLetters().forEach((line) => console.log(line));
