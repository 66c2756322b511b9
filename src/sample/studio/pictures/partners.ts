import { palette } from '#/sample/studio/palette.ts';
import { bust, type Person } from '#/sample/studio/people.ts';
import { enamel, glass, picture, thali } from '#/sample/studio/plates.ts';
import { n, path, place, rect } from '#/sample/studio/shapes.ts';
import { fafda } from '#/sample/studio/snacks/fried.ts';
import { khaman } from '#/sample/studio/snacks/blocks.ts';
import { wordmark } from '#/sample/studio/wordmark.ts';

const BLACK = '#1d1a22';

const trainer: Person = {
  style: 'bald',
  skin: '#a5683c',
  hair: '#b9bcc4',
  cloth: palette.haldar,
  trim: palette.majith,
  hasMoustache: true,
  hasGlasses: true,
};

const partner: Person = {
  style: 'bun',
  skin: '#c58350',
  hair: BLACK,
  cloth: palette.limdo,
  trim: palette.besan,
  hasBindi: true,
};

const newcomer: Person = {
  style: 'curly',
  skin: '#d9a06f',
  hair: '#3b2417',
  cloth: palette.rani,
  trim: palette.rann,
};

const table = (color: string) =>
  rect(-20, 860, 1640, 360, { fill: color, stroke: palette.ink }) +
  rect(-20, 840, 1640, 46, { fill: palette.mitti, stroke: palette.ink });

const pair = (left: Person, right: Person) =>
  place(bust(left), { x: 460, y: 430, scale: 0.86 }) +
  place(bust(right), { x: 1140, y: 430, scale: 0.86 });

const onPlate = (dish: string, x: number, y: number, r = 250) =>
  place(enamel(0, 0, r) + place(dish, { x: 0, y: 0, scale: r / 500 }), { x, y });

const counter = () =>
  picture(
    'rann',
    rect(160, 180, 1280, 160, { fill: palette.gali, stroke: palette.ink }) +
      wordmark(800, 260, 680, palette.haldar) +
      place(bust(partner), { x: 800, y: 605, scale: 0.62 }) +
      table(palette.haldar) +
      onPlate(khaman(), 330, 800) +
      onPlate(fafda(), 1270, 800),
  );

const training = () =>
  picture('rann', pair(trainer, newcomer) + table(palette.gali) + onPlate(fafda(), 800, 850, 340));

const support = () =>
  picture(
    'rann',
    pair(partner, {
      ...trainer,
      style: 'side',
      hair: BLACK,
      cloth: palette.gali,
      trim: palette.rann,
    }) +
      table(palette.majith) +
      place(thali(0, 0, 300) + place(khaman(), { x: 0, y: 0, scale: 0.6 }), { x: 800, y: 900 }) +
      place(
        rect(-120, -70, 240, 140, { fill: palette.chuno, stroke: palette.ink }) +
          path(`M-80 -24H80M-80 14H${n(30)}`, { stroke: palette.rekha, width: 10 }),
        { x: 1260, y: 980, turn: -10 },
      ) +
      glass(330, 1100, palette.tea, { w: 90, h: 230 }),
  );

/** People of the franchise, by file name. */
export const partnerPictures: Record<string, () => string> = {
  'benefit-counter': counter,
  'benefit-training': training,
  'benefit-support': support,
};
