import { palette, type Ground } from '~/sample-api/drawing/palette';
import {
  bananaLeaf,
  enamel,
  glass,
  katori,
  paperSheet,
  picture,
  shadow,
  thali,
} from '~/sample-api/drawing/plates';
import { disc, place, scatter } from '~/sample-api/drawing/shapes';
import { coriander, mustard } from '~/sample-api/drawing/garnish';
import { handvo, thepla } from '~/sample-api/drawing/snacks/baked';
import { fafda, fafdaJalebi, gathiya, jalebi } from '~/sample-api/drawing/snacks/fried';
import { dalVada, gota, kachori } from '~/sample-api/drawing/snacks/fritters';
import { dabeli, ragda, vadaPav } from '~/sample-api/drawing/snacks/pav';
import { khaman, sandwichDhokla } from '~/sample-api/drawing/snacks/blocks';
import { khandvi, patra } from '~/sample-api/drawing/snacks/rolls';
import { locho, sevKhamani } from '~/sample-api/drawing/snacks/mounds';

type Dishware = (x: number, y: number, r: number) => string;

const CENTRE = { x: 800, y: 620 };
const RADIUS = 760;
const SNACK_SCALE = 1.5;

/** One snack on one plate, seen as it stands on the table. */
const served = (ground: Ground, dishware: Dishware, snack: string) =>
  picture(
    ground,
    shadow(ground, CENTRE, RADIUS) +
      dishware(CENTRE.x, CENTRE.y, RADIUS) +
      place(snack, { x: CENTRE.x, y: CENTRE.y, scale: SNACK_SCALE }),
  );

const onLeaf = (ground: Ground, snack: string) =>
  picture(
    ground,
    place(bananaLeaf(0, 0, 860), { x: 800, y: 620 }) +
      place(snack, { x: 800, y: 610, scale: SNACK_SCALE }),
  );

/** Two glasses of cutting chai. */
const chaiGlasses = () =>
  picture(
    'haldar',
    shadow('haldar', { x: 800, y: 800 }, 640) +
      thali(800, 800, 640) +
      place(glass(0, 0, palette.tea, { w: 205, h: 560 }), { x: 570, y: 760 }) +
      place(glass(0, 0, palette.tea, { w: 205, h: 560 }), { x: 1010, y: 930 }),
  );

/** A tall glass of buttermilk with cumin and coriander. */
const chaasGlass = () =>
  picture(
    'gali',
    disc(840, 1010, 330, { fill: '#16305c', width: 0 }) +
      glass(800, 1000, palette.cream, { w: 300, h: 780, level: 0.14 }) +
      place(mustard({ count: 16, rx: 190, ry: 56, seed: 3 }), { x: 800, y: 330 }) +
      coriander({ x: 790, y: 316, scale: 1.8, turn: 18 }) +
      scatter({ count: 5, rx: 380, ry: 60, seed: 12 }, (at) =>
        coriander({ x: at.x + 800, y: at.y + 1090, scale: 0.9, turn: at.x }),
      ),
  );

const bowlBeside = (snack: string, filling: string) =>
  place(snack, { x: -70, y: 20, scale: 0.9 }) +
  place(katori(0, 0, 130, filling), { x: 330, y: -60 });

const breadWithCurd = () =>
  place(thepla(), { x: -120, y: 0, scale: 0.86 }) +
  place(katori(0, 0, 125, palette.chuno), { x: 300, y: -90 }) +
  place(katori(0, 0, 110, palette.syrup), { x: 300, y: 110 });

const khamaniBowl = () =>
  picture(
    'haldar',
    shadow('haldar', { x: 800, y: 640 }, 600) +
      katori(800, 560, 600, palette.salt) +
      place(sevKhamani(), { x: 800, y: 600, scale: 1.36 }),
  );

/** The twenty dishes of the menu, by the names of their files. */
export const dishPictures: Record<string, () => string> = {
  'nylon-khaman': () => served('gali', thali, khaman()),
  'sandwich-dhokla': () => served('haldar', thali, sandwichDhokla()),
  khandvi: () => served('gali', enamel, khandvi()),
  patra: () => served('rann', thali, patra()),
  'sev-khamani': khamaniBowl,
  'surti-locho': () => served('gali', enamel, locho()),
  handvo: () => served('rann', enamel, handvo()),
  fafda: () => served('gali', thali, fafda()),
  jalebi: () => served('rann', thali, jalebi()),
  'fafda-jalebi': () => served('gali', thali, fafdaJalebi()),
  'vanela-gathiya': () =>
    picture('haldar', paperSheet(800, 610, 900) + place(gathiya(), { x: 800, y: 620, scale: 1.6 })),
  'methi-na-gota': () => served('rann', thali, bowlBeside(gota(), palette.besan)),
  'dal-vada': () => served('haldar', enamel, dalVada()),
  'lilva-kachori': () => onLeaf('gali', kachori()),
  'kutchi-dabeli': () => onLeaf('rann', dabeli()),
  'vada-pav': () => served('haldar', enamel, place(vadaPav(), { x: 0, y: 40, scale: 0.86 })),
  'ragda-pattice': () => served('gali', enamel, ragda()),
  'methi-thepla': () => served('rann', thali, breadWithCurd()),
  'cutting-chai': chaiGlasses,
  'masala-chaas': chaasGlass,
};
