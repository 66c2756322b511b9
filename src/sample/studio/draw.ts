/**
 * `npm run draw`: draws the sample pictures that are missing; `-- team-hansa shop-1` draws these again. So
 * traced pictures that replaced drawn ones are not overwritten.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { festivalPictures } from './pictures/festivals.ts';
import { frontPictures } from './pictures/front.ts';
import { kitchenPictures } from './pictures/kitchen.ts';
import { partnerPictures } from './pictures/partners.ts';
import { planPictures } from './pictures/plans.ts';
import { shopPictures } from './pictures/shops.ts';
import { streetPictures } from './pictures/street.ts';
import { supplyPictures } from './pictures/supplies.ts';
import { tablePictures } from './pictures/tables.ts';
import { teamPictures } from './pictures/team.ts';

const pictures: Record<string, () => string> = {
  ...festivalPictures,
  ...frontPictures,
  ...kitchenPictures,
  ...partnerPictures,
  ...planPictures,
  ...shopPictures,
  ...streetPictures,
  ...supplyPictures,
  ...tablePictures,
  ...teamPictures,
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
