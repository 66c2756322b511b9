import { palette, type Ground } from './palette';
import { picture } from './plates';
import { dot, n, path, place, rect } from './shapes';
import { wordmark } from './wordmark';

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

const PAVEMENT_Y = 1040;
const BOARD_H = 170;

/** Striped cloth over the counter, with a scalloped hem. */
function awning(x: number, y: number, w: number, [first, second]: [string, string]) {
  const stripes = Math.round(w / 90);
  const step = w / stripes;
  return Array.from({ length: stripes }, (_, index) => {
    const left = x + index * step;
    return path(
      `M${n(left)} ${n(y)}H${n(left + step)}V${n(y + 110)}A${n(step / 2)} 46 0 0 1 ${n(left)} ${n(y + 110)}Z`,
      { fill: index % 2 === 0 ? first : second, stroke: palette.ink, width: 6 },
    );
  }).join('');
}

/** Jars and trays on the counter behind the opening. */
const counter = (x: number, y: number, w: number) =>
  rect(x, y, w, 330, { fill: '#fbe9b4', stroke: palette.ink }) +
  rect(x, y + 60, w, 14, { fill: palette.mitti, width: 0 }) +
  Array.from({ length: Math.floor(w / 110) }, (_, index) => {
    const at = x + 40 + index * 110;
    const color = [palette.haldar, palette.limdo, palette.syrup, palette.besan][index % 4] ?? '';
    return (
      rect(at, y + 4, 60, 56, { fill: palette.aabhla, stroke: palette.rekha, width: 5 }) +
      rect(at + 4, y + 26, 52, 32, { fill: color, width: 0 }) +
      path(`M${n(at - 10)} ${n(y + 190)}q40-70 80 0z`, { fill: color, width: 5 })
    );
  }).join('') +
  rect(x - 20, y + 190, w + 40, 160, { fill: palette.haldar, stroke: palette.ink }) +
  path(`M${n(x)} ${n(y + 272)}H${n(x + w)}`, { stroke: palette.majith, width: 34 }) +
  Array.from({ length: Math.floor(w / 70) }, (_, index) =>
    dot(x + 34 + index * 70, y + 272, 11, palette.rann),
  ).join('');

const door = (x: number, h: number, color: string) =>
  rect(x, PAVEMENT_Y - h, 210, h, { fill: color, stroke: palette.ink }) +
  rect(x + 30, PAVEMENT_Y - h + 34, 150, h * 0.5, {
    fill: palette.aabhla,
    stroke: palette.ink,
    width: 6,
  }) +
  dot(x + 176, PAVEMENT_Y - h * 0.36, 11, palette.haldar);

/** Pennants over the entrance. */
const toran = (x: number, y: number, w: number) =>
  Array.from({ length: Math.round(w / 60) }, (_, index) => {
    const left = x + index * 60;
    const fill = [palette.majith, palette.haldar, palette.limdo, palette.rani][index % 4] ?? '';
    return (
      path(`M${n(left)} ${n(y)}h60l-30 66z`, { fill, stroke: palette.ink, width: 5 }) +
      dot(left + 30, y + 22, 8, palette.aabhla)
    );
  }).join('');

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
