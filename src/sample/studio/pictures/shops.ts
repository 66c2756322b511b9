import { palette, type Ground } from '#/sample/studio/palette.ts';
import { picture } from '#/sample/studio/plates.ts';
import { dot, n, path, place, rect } from '#/sample/studio/shapes.ts';
import { PAVEMENT_Y, awning, counter, door, toran } from '#/sample/studio/shopParts.ts';
import { wordmark } from '#/sample/studio/wordmark.ts';

interface Shop {
  ground: Ground;
  wall: string;
  board: string;
  letters: string;
  awning: [string, string];
  /** Left edge, width and height of the building. */
  x: number;
  w: number;
  h: number;
  roof: 'flat' | 'gable' | 'jharokha' | 'kiosk';
}

const BOARD_H = 170;

function roof({ roof: kind, x, w, h, wall, board }: Shop) {
  const top = PAVEMENT_Y - h;
  if (kind === 'gable') {
    return path(
      `M${n(x - 40)} ${n(top)}L${n(x + w / 2)} ${n(top - 190)}L${n(x + w + 40)} ${n(top)}Z`,
      {
        fill: palette.majith,
        stroke: palette.ink,
      },
    );
  }
  if (kind === 'kiosk') {
    return path(
      `M${n(x - 60)} ${n(top)}L${n(x + 60)} ${n(top - 130)}H${n(x + w - 60)}L${n(x + w + 60)} ${n(top)}Z`,
      {
        fill: board,
        stroke: palette.ink,
      },
    );
  }
  const windows = Array.from({ length: 3 }, (_, index) => {
    const at = x + w * (0.2 + index * 0.3);
    return path(`M${n(at - 60)} ${n(top - 10)}v-110a60 60 0 0 1 120 0v110z`, {
      fill: kind === 'jharokha' ? palette.limdo : palette.aabhla,
      stroke: palette.ink,
    });
  }).join('');
  return rect(x, top - 230, w, 232, { fill: wall, stroke: palette.ink }) + windows;
}

function shopFront(shop: Shop) {
  const { x, w, h, wall, board, letters } = shop;
  const top = PAVEMENT_Y - h;
  const open = w - 340;
  return picture(
    shop.ground,
    rect(0, PAVEMENT_Y, 1600, 160, { fill: palette.rekha, width: 0 }) +
      rect(0, PAVEMENT_Y, 1600, 26, { fill: palette.salt, width: 0 }) +
      roof(shop) +
      rect(x, top, w, h, { fill: wall, stroke: palette.ink }) +
      counter(x + 60, PAVEMENT_Y - 350, open) +
      door(x + w - 250, 430, board) +
      awning(x + 30, top + BOARD_H + 10, w - 60, shop.awning) +
      toran(x + 60, PAVEMENT_Y - 352, open) +
      rect(x - 20, top, w + 40, BOARD_H, { fill: board, stroke: palette.ink }) +
      wordmark(x + w / 2, top + BOARD_H / 2, Math.min(w * 0.62, 660), letters) +
      place(rect(-70, 0, 140, 90, { fill: palette.limdo, stroke: palette.ink }), {
        x: 1480,
        y: PAVEMENT_Y - 70,
      }) +
      [-50, 0, 50]
        .map((shift) =>
          dot(1480 + shift, PAVEMENT_Y - 110 - (50 - Math.abs(shift)), 62, palette.leaf),
        )
        .join(''),
  );
}

const { gali, majith, haldar, limdo, rani, rann, chuno, besan, aabhla, salt, ink } = palette;

const shops: Record<string, Shop> = {
  'shop-1': {
    ground: 'haldar',
    wall: rann,
    board: gali,
    letters: haldar,
    awning: [majith, rann],
    x: 180,
    w: 1160,
    h: 700,
    roof: 'flat',
  },
  'shop-2': {
    ground: 'gali',
    wall: besan,
    board: majith,
    letters: haldar,
    awning: [limdo, rann],
    x: 300,
    w: 960,
    h: 660,
    roof: 'kiosk',
  },
  'shop-3': {
    ground: 'rann',
    wall: aabhla,
    board: gali,
    letters: rann,
    awning: [haldar, rann],
    x: 140,
    w: 1220,
    h: 680,
    roof: 'jharokha',
  },
  'shop-4': {
    ground: 'rann',
    wall: '#b5523b',
    board: ink,
    letters: haldar,
    awning: [gali, rann],
    x: 220,
    w: 1060,
    h: 720,
    roof: 'gable',
  },
  'shop-5': {
    ground: 'haldar',
    wall: chuno,
    board: limdo,
    letters: besan,
    awning: [rani, rann],
    x: 260,
    w: 1020,
    h: 690,
    roof: 'kiosk',
  },
  'shop-6': {
    ground: 'gali',
    wall: salt,
    board: haldar,
    letters: ink,
    awning: [majith, besan],
    x: 160,
    w: 1180,
    h: 700,
    roof: 'jharokha',
  },
};

/** Six shop fronts, shared by the outlets. */
export const shopPictures: Record<string, () => string> = Object.fromEntries(
  Object.entries(shops).map(([name, shop]) => [name, () => shopFront(shop)]),
);
