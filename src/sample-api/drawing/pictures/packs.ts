import { palette, type Ground } from '~/sample-api/drawing/palette';
import { picture } from '~/sample-api/drawing/plates';
import { disc, ellipse, path, place, rect } from '~/sample-api/drawing/shapes';
import { khakhra, thepla } from '~/sample-api/drawing/snacks/baked';
import { chakri, chakriRing, chikki, sev } from '~/sample-api/drawing/snacks/dry';
import { gathiya } from '~/sample-api/drawing/snacks/fried';
import { wordmark } from '~/sample-api/drawing/wordmark';

interface Pack {
  ground: Ground;
  color: string;
  /** The colour of the brand's name on it. */
  letters: string;
  snack: string;
}

/** The eight-point star of Ajrakh prints. */
const star = (x: number, y: number, r: number, fill: string) =>
  rect(x - r, y - r, 2 * r, 2 * r, { fill, width: 0 }) +
  place(rect(-r, -r, 2 * r, 2 * r, { fill, width: 0 }), { x, y, turn: 45 });

const pouch = ({ color, letters, snack }: Pack) =>
  path('M-330-440L-310 400Q0 470 310 400L330-440Z', { fill: color, stroke: palette.ink }) +
  path('M-330-440H330L327-360H-327Z', { fill: palette.rann, stroke: palette.ink }) +
  Array.from({ length: 13 }, (_, index) =>
    path(`M${-300 + index * 50}-432V-368`, { stroke: palette.rekha, width: 4 }),
  ).join('') +
  wordmark(0, -240, 500, letters) +
  [-210, -105, 0, 105, 210].map((x) => star(x, -110, 22, letters)).join('') +
  `<clipPath id="window"><ellipse cx="0" cy="150" rx="235" ry="200"/></clipPath>` +
  ellipse(0, 150, 235, 200, { fill: palette.cream, stroke: palette.ink }) +
  `<g clip-path="url(#window)">${place(snack, { x: 0, y: 170, scale: 0.74 })}</g>` +
  ellipse(0, 150, 235, 200, { stroke: palette.ink }) +
  path('M-286-320L-272 340', { stroke: palette.rann, width: 14 });

const packPicture = (pack: Pack, beside: string) =>
  picture(
    pack.ground,
    place(pouch(pack), { x: 660, y: 580, turn: -3 }) +
      place(beside, { x: 1180, y: 900, scale: 0.66 }),
  );

const onDish = (snack: string) =>
  disc(14, 36, 470, { fill: palette.steel, stroke: palette.rekha }) +
  disc(0, 0, 470, { fill: palette.chuno, stroke: palette.rekha }) +
  place(snack, { x: 0, y: -10, scale: 0.9 });

const packs: Record<string, Pack> = {
  'pack-khakhra': {
    ground: 'rann',
    color: palette.majith,
    letters: palette.haldar,
    snack: khakhra(),
  },
  'pack-thepla': {
    ground: 'haldar',
    color: palette.limdo,
    letters: palette.besan,
    snack: thepla(),
  },
  'pack-sev': { ground: 'gali', color: palette.haldar, letters: palette.ink, snack: sev() },
  'pack-gathiya': {
    ground: 'haldar',
    color: palette.gali,
    letters: palette.haldar,
    snack: gathiya(),
  },
  'pack-chakri': { ground: 'rann', color: palette.rani, letters: palette.rann, snack: chakri() },
  'pack-chikki': { ground: 'gali', color: palette.kesar, letters: palette.rann, snack: chikki() },
};

/** The six packs of the ready-to-eat range, by the names of their files. */
export const packPictures: Record<string, () => string> = Object.fromEntries(
  Object.entries(packs).map(([name, pack]) => [
    name,
    () => packPicture(pack, onDish(name === 'pack-chakri' ? chakriRing(280) : pack.snack)),
  ]),
);
