import { palette } from '#/sample/studio/palette.ts';
import { glass, katori, picture, shadow, thali } from '#/sample/studio/plates.ts';
import { place, type Point } from '#/sample/studio/shapes.ts';
import { fafda, gathiya, jalebiCoil } from '#/sample/studio/snacks/fried.ts';
import { dalVada, kachoriBall } from '#/sample/studio/snacks/fritters.ts';
import { khaman } from '#/sample/studio/snacks/blocks.ts';
import { khandvi, patra } from '#/sample/studio/snacks/rolls.ts';

interface Item extends Point {
  scale: number;
  draw: () => string;
}

/** The items on the long thali, in the order in which it is filled. */
export const thaliItems: Item[] = [
  { draw: khandvi, x: 400, y: 460, scale: 0.58 },
  { draw: khaman, x: 800, y: 390, scale: 0.62 },
  { draw: () => jalebiCoil(190, 1), x: 1170, y: 460, scale: 0.92 },
  { draw: gathiya, x: 350, y: 690, scale: 0.62 },
  { draw: patra, x: 1240, y: 690, scale: 0.54 },
  { draw: fafda, x: 800, y: 630, scale: 0.66 },
  { draw: () => katori(0, 0, 115, palette.limdo), x: 560, y: 850, scale: 1 },
  { draw: dalVada, x: 1050, y: 890, scale: 0.52 },
  { draw: () => kachoriBall(150), x: 780, y: 910, scale: 0.8 },
];

export const emptyThali = () => shadow('gali', { x: 800, y: 620 }, 770) + thali(800, 620, 770);

const CARRIER = [
  [340, 660],
  [780, 590],
  [1220, 650],
  [460, 960],
  [880, 1010],
  [1280, 950],
];

const chaiGlasses = () =>
  picture(
    'gali',
    shadow('gali', { x: 800, y: 740 }, 740) +
      thali(800, 740, 740) +
      CARRIER.map(([x = 0, y = 0]) =>
        place(glass(0, 0, palette.tea, { w: 145, h: 370 }), { x, y }),
      ).join(''),
  );

/** Tables with more than one dish, by file name. */
export const tablePictures: Record<string, () => string> = {
  'scene-chai-glasses': chaiGlasses,
};
