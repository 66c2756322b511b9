/**
 * Draws the sample pictures that are missing, or those named on the command line:
 * `node --import ./src/lib/registerAlias.ts src/sample-api/drawing/draw.ts handvo team-hansa`.
 * A rendered picture that has taken the place of a drawn one is thus left alone.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { benefitPictures } from './benefitPictures';
import { dishPictures } from './dishPictures';
import { packPictures } from './packPictures';
import { scenePictures } from './scenePictures';
import { shopPictures } from './shopPictures';
import { tablePictures } from './tablePictures';
import { teamPictures } from './teamPictures';

const pictures: Record<string, () => string> = {
  ...dishPictures,
  ...packPictures,
  ...tablePictures,
  ...scenePictures,
  ...teamPictures,
  ...shopPictures,
  ...benefitPictures,
};

const fileOf = (name: string) => fileURLToPath(new URL(`../media/${name}.jpg`, import.meta.url));

const wanted = process.argv.slice(2);
const names =
  wanted.length > 0 ? wanted : Object.keys(pictures).filter((name) => !existsSync(fileOf(name)));

for (const name of names) {
  const draw = pictures[name];
  if (!draw) throw new Error(`No picture is called ${name}.`);
  const { size } = await sharp(Buffer.from(draw()))
    .jpeg({ quality: 50, mozjpeg: true })
    .toFile(fileOf(name));
  console.log(`${name}.jpg: ${Math.round(size / 1024)} KB`);
}
