import {
  coconut,
  coriander,
  curryLeaf,
  mustard,
  pomegranate,
  sesame,
  sevThreads,
} from '~/sample-api/drawing/garnish';
import { palette } from '~/sample-api/drawing/palette';
import {
  disc,
  dot,
  ellipse,
  FLAT,
  n,
  path,
  place,
  polygon,
  random,
  scatter,
  spiral,
} from '~/sample-api/drawing/shapes';

interface BlockTones {
  top: string;
  left: string;
  right: string;
}

const KHAMAN: BlockTones = { top: palette.besan, left: palette.haldar, right: '#dd9a12' };
const DHOKLA: BlockTones = { top: palette.chuno, left: '#ece4cf', right: '#dccfae' };

/** A block seen over its front corner: `w` across, `h` high, its top centred on 0, 0. */
function block(w: number, h: number, { top, left, right }: BlockTones) {
  const depth = w * FLAT;
  return (
    polygon(
      [
        { x: -w, y: 0 },
        { x: 0, y: depth },
        { x: 0, y: depth + h },
        { x: -w, y: h },
      ],
      { fill: left },
    ) +
    polygon(
      [
        { x: w, y: 0 },
        { x: 0, y: depth },
        { x: 0, y: depth + h },
        { x: w, y: h },
      ],
      { fill: right },
    ) +
    polygon(
      [
        { x: -w, y: 0 },
        { x: 0, y: -depth },
        { x: w, y: 0 },
        { x: 0, y: depth },
      ],
      { fill: top },
    )
  );
}

/** Lays `count` × `count` things out as a tilted square, back to front. */
function lattice(count: number, step: number, draw: (index: number) => string) {
  const cells = Array.from({ length: count * count }, (_, index) => ({
    index,
    x: ((index % count) - Math.floor(index / count)) * step,
    y: ((index % count) + Math.floor(index / count) - count + 1) * step * FLAT,
  }));
  return cells
    .sort((a, b) => a.y - b.y)
    .map(({ index, x, y }) => place(draw(index), { x, y }))
    .join('');
}

function pores(seed: number) {
  const next = random(seed);
  return Array.from({ length: 9 }, (_, index) => {
    const side = index % 2 === 0 ? -1 : 1;
    const along = 0.15 + next() * 0.7;
    return dot(side * along * 96, (1 - along) * 58 + 14 + next() * 52, 4, '#c98710');
  }).join('');
}

/** Nine squares of khaman, one of them lifted away from the rest. */
export const khaman = () =>
  lattice(3, 118, (index) =>
    place(
      block(104, 84, KHAMAN) +
        pores(index + 3) +
        mustard({ count: 5, rx: 58, seed: index + 11 }) +
        (index % 4 === 1 ? coriander({ x: 8, y: -14, scale: 0.75, turn: index * 40 }) : ''),
      index === 8 ? { x: 26, y: 40 } : { x: 0, y: 0 },
    ),
  ) + curryLeaf({ x: -150, y: -10, turn: -24 });

const dhoklaSandwich = () =>
  block(150, 110, DHOKLA) +
  polygon(
    [
      { x: -150, y: 44 },
      { x: 0, y: 134 },
      { x: 150, y: 44 },
      { x: 150, y: 74 },
      { x: 0, y: 164 },
      { x: -150, y: 74 },
    ],
    { fill: palette.herb, stroke: palette.limdo, width: 4 },
  ) +
  sesame({ count: 9, rx: 84, seed: 21 });

/** Four pieces of sandwich dhokla with their green layer. */
export const sandwichDhokla = () =>
  lattice(2, 172, dhoklaSandwich) +
  coriander({ x: 0, y: -104, scale: 1.1, turn: 20 }) +
  mustard({ count: 12, rx: 230, seed: 5 });

/** One roll of khandvi: a short cylinder with its curl towards us. */
const khandviRoll = () =>
  path('M-118-62L74-116A70 62 0 0 1 118 2L-60 66Z', { fill: palette.haldar }) +
  path('M-90-58L70-104', { stroke: palette.besan, width: 16 }) +
  ellipse(-88, 2, 62, 70, { fill: palette.besan }) +
  place(path(spiral(50, 2.4, { flat: 1.1, inner: 0.1 }), { width: 8 }), { x: -88, y: 2 });

/** Khandvi stacked three, two, one. */
export const khandvi = () =>
  [
    [-220, 90],
    [10, 120],
    [240, 90],
    [-110, -20],
    [130, -20],
    [16, -140],
  ]
    .map(([x = 0, y = 0]) => place(khandviRoll(), { x, y }))
    .join('') +
  coconut({ count: 26, rx: 300, ry: 150, seed: 4 }) +
  mustard({ count: 22, rx: 300, ry: 150, seed: 8 }) +
  coriander({ x: 60, y: -190, turn: 15 }) +
  coriander({ x: -200, y: 40, turn: -30, scale: 0.8 });

const patraSlice = () =>
  disc(0, 22, 132, { fill: palette.ink, stroke: palette.ink }) +
  disc(0, 0, 132, { fill: palette.limdo, stroke: palette.ink }) +
  path(spiral(112, 3.2), { stroke: palette.haldar, width: 15 }) +
  sesame({ count: 5, rx: 90, seed: 17 });

/** Eight slices of patra, leaning on each other. */
export const patra = () =>
  [
    [-250, -70],
    [-20, -130],
    [220, -80],
    [-150, 20],
    [90, -10],
    [310, 60],
    [-60, 130],
    [170, 130],
  ]
    .map(([x = 0, y = 0], index) => place(patraSlice(), { x, y, turn: (index % 3) * 6 - 6 }))
    .join('') +
  mustard({ count: 18, rx: 310, seed: 2 }) +
  coconut({ count: 14, rx: 280, seed: 6 });

/** A low mound with its lit side to the upper left. */
const mound = (rx: number, height: number, base: string, light: string) =>
  path(
    `M${n(-rx)} 0C${n(-rx * 0.8)} ${n(-height)} ${n(-rx * 0.3)} ${n(-height * 1.2)} 0 ${n(-height * 1.2)}S${n(rx * 0.8)} ${n(-height)} ${n(rx)} 0A${n(rx)} ${n(rx * FLAT * 0.9)} 0 0 1 ${n(-rx)} 0Z`,
    { fill: base },
  ) +
  path(
    `M${n(-rx * 0.84)} ${n(-height * 0.1)}C${n(-rx * 0.66)} ${n(-height * 0.8)} ${n(-rx * 0.34)} ${n(-height)} ${n(-rx * 0.06)} ${n(-height * 1.04)}`,
    { stroke: light, width: rx * 0.07 },
  );

/** Sev khamani: crumbs under a roof of sev, with pomegranate. */
export const sevKhamani = () =>
  mound(330, 190, palette.haldar, palette.besan) +
  scatter({ count: 60, rx: 300, ry: 110, seed: 30 }, ({ x, y }, next) =>
    disc(x, y + 40, 10 + next() * 16, { fill: palette.besan, width: 4 }),
  ) +
  place(sevThreads({ count: 46, rx: 210, ry: 110, seed: 12 }), { x: 0, y: -90 }) +
  place(pomegranate({ count: 20, rx: 230, ry: 120, seed: 9 }), { x: 0, y: -70 }) +
  coriander({ x: -20, y: -200, turn: -12, scale: 1.2 });

/** Surti locho: a loose, buttery heap with sev, onion and a pat of butter. */
export const locho = () =>
  scatter({ count: 58, rx: 330, ry: 150, seed: 27 }, ({ x, y }, next) => {
    const r = 50 + next() * 34;
    return (
      ellipse(x, y, r, r * 0.7, { fill: palette.besan }) +
      path(
        `M${n(x - r * 0.5)} ${n(y - r * 0.1)}q${n(r * 0.3)} ${n(-r * 0.34)} ${n(r * 0.7)} ${n(-r * 0.26)}`,
        {
          stroke: palette.cream,
          width: 10,
        },
      )
    );
  }) +
  place(sevThreads({ count: 34, rx: 210, ry: 80, seed: 3 }), { x: -10, y: -40 }) +
  scatter({ count: 26, rx: 290, ry: 120, seed: 41 }, ({ x, y }) =>
    polygon(
      [
        { x: x - 12, y },
        { x, y: y - 10 },
        { x: x + 14, y: y - 2 },
        { x: x + 2, y: y + 10 },
      ],
      { fill: '#f3dbe6', stroke: palette.rani, width: 3 },
    ),
  ) +
  place(block(62, 30, { top: '#fff1b0', left: '#fbe07c', right: '#efc95c' }), { x: 10, y: -130 }) +
  coriander({ x: 150, y: -70, turn: 30 });
