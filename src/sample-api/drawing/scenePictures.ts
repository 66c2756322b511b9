import { CUTS, cutLine, knife, tray, trayGarnish } from './khamanTray';
import { palette } from './palette';
import { bust } from './people';
import { enamel, katori, picture, shadow } from './plates';
import { disc, dot, ellipse, FLAT, n, path, place, polygon, random, rect, scatter } from './shapes';
import { theplaDisc } from './snacks/baked';
import { chakriRing, sev } from './snacks/dry';
import { dalVada } from './snacks/fritters';
import { khaman } from './snacks/steamed';
import { wordmark } from './wordmark';

const COLORS = [palette.majith, palette.haldar, palette.limdo, palette.rani, palette.kesar];
const color = (index: number) => COLORS[index % COLORS.length] ?? palette.majith;

const kite = (x: number, y: number, size: number, index: number) =>
  path(`M${n(x)} ${n(y + size)}Q${n(x + 120)} ${n(y + 400)} ${n(x - 120 + index * 40)} 1100`, {
    stroke: palette.ink,
    width: 3,
  }) +
  polygon(
    [
      { x, y: y - size },
      { x: x + size * 0.8, y },
      { x, y: y + size },
      { x: x - size * 0.8, y },
    ],
    { fill: color(index), stroke: palette.ink },
  ) +
  path(
    `M${n(x)} ${n(y - size)}V${n(y + size)}M${n(x - size * 0.8)} ${n(y)}Q${n(x)} ${n(y - size * 0.6)} ${n(x + size * 0.8)} ${n(y)}`,
    {
      stroke: palette.rann,
      width: 6,
    },
  );

const rooftops = (fill: string) =>
  path(
    'M0 1200V980H180V900H330V1000H520V860H640V820H700V860H820V980H1010V920H1120V880H1260V960H1420V900H1600V1200Z',
    { fill, stroke: palette.ink },
  );

const kites = () =>
  picture(
    'haldar',
    dot(1240, 330, 170, palette.besan) +
      [
        [300, 330, 150],
        [720, 200, 110],
        [980, 520, 130],
        [540, 620, 90],
        [1360, 640, 100],
      ]
        .map(([x = 0, y = 0, size = 0], index) => kite(x, y, size, index))
        .join('') +
      rooftops(palette.gali) +
      Array.from({ length: 14 }, (_, index) =>
        rect(50 + index * 112, 1030 + (index % 3) * 34, 44, 54, {
          fill: index % 4 === 1 ? palette.ink : palette.besan,
          stroke: palette.ink,
          width: 5,
        }),
      ).join(''),
  );

const khamanTray = () =>
  picture(
    'gali',
    tray() +
      CUTS.map((cut) => cutLine(cut, 1)).join('') +
      trayGarnish() +
      place(knife(), { x: 1010, y: 610 }),
  );

/** The masala box: seven bowls in a round tin. */
const spices = () =>
  picture(
    'haldar',
    shadow('haldar', { x: 800, y: 600 }, 720) +
      path('M80 600C80 900 400 1130 800 1130S1520 900 1520 600Z', {
        fill: palette.steel,
        stroke: palette.rekha,
      }) +
      disc(800, 600, 720, { fill: palette.aabhla, stroke: palette.rekha }) +
      disc(800, 612, 660, { fill: palette.rekha, stroke: palette.rekha }) +
      [-90, -30, 210, 30, 150, 90]
        .map((degrees, index) => {
          const angle = (degrees / 180) * Math.PI;
          const fills = [
            palette.majith,
            palette.ink,
            palette.besan,
            palette.limdo,
            palette.kesar,
            palette.chuno,
          ];
          return katori(
            800 + Math.cos(angle) * 420,
            590 + Math.sin(angle) * 420 * FLAT,
            195,
            fills[index] ?? '',
          );
        })
        .join('') +
      katori(800, 590, 195, palette.haldar),
  );

/** A shop counter with the person behind it. */
const counter = () =>
  picture(
    'gali',
    place(
      bust({
        style: 'side',
        skin: '#c58350',
        hair: '#1d1a22',
        cloth: palette.haldar,
        trim: palette.majith,
        hasMoustache: true,
      }),
      { x: 800, y: 420, scale: 0.82 },
    ) +
      Array.from({ length: 18 }, (_, index) => {
        const x = index * 90 - 10;
        return (
          path(`M${x} 0h90l-45 110z`, { fill: color(index), stroke: palette.ink }) +
          dot(x + 45, 36, 13, palette.aabhla)
        );
      }).join('') +
      rect(-20, 760, 1640, 460, { fill: palette.haldar, stroke: palette.ink }) +
      rect(-20, 740, 1640, 70, { fill: palette.mitti, stroke: palette.ink }) +
      Array.from(
        { length: 17 },
        (_, index) =>
          rect(index * 100 - 20, 950, 70, 70, { fill: palette.majith, width: 0 }) +
          place(rect(-35, -35, 70, 70, { fill: palette.majith, width: 0 }), {
            x: index * 100 + 15,
            y: 985,
            turn: 45,
          }) +
          dot(index * 100 + 15, 985, 18, palette.rann),
      ).join('') +
      place(enamel(0, 0, 230) + place(khaman(), { x: 0, y: -10, scale: 0.46 }), {
        x: 270,
        y: 700,
      }) +
      place(enamel(0, 0, 230) + place(dalVada(), { x: 0, y: -10, scale: 0.46 }), {
        x: 1330,
        y: 700,
      }),
  );

/** A lit counter in a street before sunrise, and the queue. */
const dawn = () => {
  const next = random(12);
  const queue = Array.from({ length: 7 }, (_, index) => {
    const h = 250 + next() * 130;
    return place(
      path(`M-66 0V${n(-h + 60)}Q-60 ${n(-h - 20)} 0 ${n(-h - 20)}T66 ${n(-h + 60)}V0Z`, {
        fill: palette.ink,
        stroke: color(index),
        width: 5,
      }) + dot(0, -h - 62, 50, palette.ink),
      { x: 80 + index * 150, y: 1060 },
    );
  }).join('');
  return picture(
    'gali',
    scatter({ count: 40, rx: 780, ry: 240, seed: 9 }, ({ x, y }, star) =>
      dot(800 + x, 260 + y, 3 + star() * 4, palette.aabhla),
    ) +
      path('M0 560H300V420H560V600H820V480H1060V1200H0Z', {
        fill: '#16305c',
        stroke: palette.ink,
      }) +
      rect(1040, 420, 520, 660, { fill: palette.majith, stroke: palette.ink }) +
      rect(1010, 400, 590, 130, { fill: palette.ink, stroke: palette.ink }) +
      wordmark(1300, 465, 440, palette.haldar) +
      path('M1100 590H1500V860H1100Z', { fill: palette.besan, stroke: palette.ink }) +
      path('M1100 860L860 1060H1560L1500 860Z', { fill: palette.haldar, width: 0 }) +
      place(sev(), { x: 1230, y: 800, scale: 0.28 }) +
      place(chakriRing(120), { x: 1410, y: 800, scale: 0.7 }) +
      rect(1070, 850, 470, 60, { fill: palette.mitti, stroke: palette.ink }) +
      queue +
      rect(0, 1056, 1600, 150, { fill: palette.ink, width: 0 }),
  );
};

const giftBox = (x: number, y: number, fill: string, tape: string) =>
  place(
    path('M-210 0L0-120L210 0V150L0 276L-210 150Z', { fill, stroke: palette.ink }) +
      path('M-210 0L0 124L210 0M0 124V276', { stroke: palette.ink }) +
      path('M-105-60L105 62V212M105-60L-105 62V212', { stroke: tape, width: 30 }) +
      path('M0 0C-90-100-130-20 0 0C90-100 130-20 0 0', {
        fill: tape,
        stroke: palette.ink,
        width: 7,
      }),
    { x, y },
  );

const diya = (x: number, y: number, scale: number) =>
  place(
    path('M0-70C-40-130 0-160 6-210C40-160 50-120 0-70Z', {
      fill: palette.haldar,
      stroke: palette.kesar,
    }) +
      path('M-130-50C-110 70 110 70 130-50Q60-20 0-60Q-60-20-130-50Z', {
        fill: palette.kesar,
        stroke: palette.mitti,
      }) +
      [-60, 0, 60].map((at) => dot(at, 6, 10, palette.besan)).join(''),
    { x, y, scale },
  );

const diyas = () =>
  picture(
    'gali',
    disc(800, 860, 860, { fill: '#16305c', width: 0 }) +
      giftBox(480, 420, palette.majith, palette.haldar) +
      giftBox(1120, 420, palette.rani, palette.besan) +
      giftBox(800, 600, palette.limdo, palette.haldar) +
      [
        [250, 900],
        [520, 1040],
        [1080, 1040],
        [1350, 900],
        [800, 1100],
      ]
        .map(([x = 0, y = 0]) => dot(x, y - 130, 130, '#2c5089') + diya(x, y, 1))
        .join(''),
  );

const rain = () =>
  picture(
    'gali',
    scatter({ count: 70, rx: 1000, ry: 620, seed: 22 }, ({ x, y }, next) =>
      path(`M${n(800 + x)} ${n(420 + y)}l-34 ${n(90 + next() * 60)}`, {
        stroke: palette.aabhla,
        width: 6,
      }),
    ) +
      Array.from({ length: 12 }, (_, index) =>
        path(`M${index * 136 - 10} -10h136v150a68 60 0 0 1-136 0z`, {
          fill: index % 2 === 0 ? palette.majith : palette.rann,
          stroke: palette.ink,
        }),
      ).join('') +
      rect(0, 940, 1600, 280, { fill: palette.mitti, stroke: palette.ink }) +
      shadow('gali', { x: 800, y: 820 }, 560) +
      enamel(800, 800, 580) +
      place(dalVada(), { x: 800, y: 790, scale: 1.12 }),
  );

const tawa = () =>
  picture(
    'rann',
    disc(800, 700, 720, { fill: '#d5dbd3', width: 0 }) +
      path('M1330 420L1580 250L1610 330L1400 500Z', { fill: palette.mitti, stroke: palette.ink }) +
      disc(780, 650, 680, { fill: '#26262c', stroke: palette.ink }) +
      disc(780, 630, 640, { fill: '#3a3a42', stroke: palette.ink, width: 5 }) +
      place(theplaDisc(420, 4), { x: 780, y: 610 }) +
      path('M120 1150L470 900L510 940L180 1200Z', { fill: palette.mitti, stroke: palette.ink }) +
      path('M470 900L660 800L730 850L510 940Z', { fill: palette.aabhla, stroke: palette.rekha }),
  );

/** Round mirrors in stitched flowers, wall to wall. */
const mirrors = () => {
  const flower = (x: number, y: number, index: number) =>
    Array.from({ length: 8 }, (_, petal) =>
      place(ellipse(0, -104, 36, 60, { fill: color(index), stroke: palette.rann, width: 6 }), {
        x,
        y,
        turn: petal * 45,
      }),
    ).join('') +
    dot(x, y, 78, palette.haldar) +
    dot(x, y, 62, palette.ink) +
    dot(x, y, 54, palette.aabhla) +
    dot(x - 16, y - 18, 15, palette.chuno);
  const cells = Array.from({ length: 15 }, (_, index) => index);
  return picture(
    'gali',
    Array.from({ length: 7 }, (_, index) =>
      path(`M0 ${index * 200 - 2}H1600`, { stroke: palette.haldar, width: 8 }).replace(
        '/>',
        ' stroke-dasharray="1 24"/>',
      ),
    ).join('') +
      cells
        .map((index) =>
          flower(
            160 + (index % 5) * 320,
            200 + Math.floor(index / 5) * 400,
            index + Math.floor(index / 5),
          ),
        )
        .join('') +
      [320, 640, 960, 1280]
        .flatMap((x) =>
          [0, 400, 800, 1200].map(
            (y) => dot(x, y, 40, palette.majith) + dot(x, y, 28, palette.aabhla),
          ),
        )
        .join(''),
  );
};

/** Places and moments, by the names of their files. */
export const scenePictures: Record<string, () => string> = {
  'scene-kites': kites,
  'scene-khaman-tray': khamanTray,
  'scene-spices': spices,
  'scene-counter': counter,
  'scene-dawn': dawn,
  'scene-diyas': diyas,
  'scene-rain': rain,
  'scene-tawa': tawa,
  'scene-mirrors': mirrors,
};
