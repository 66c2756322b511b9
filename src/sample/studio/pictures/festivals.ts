import { festiveColor } from '#/sample/studio/festiveColors.ts';
import { palette } from '#/sample/studio/palette.ts';
import { picture } from '#/sample/studio/plates.ts';
import { disc, dot, n, path, place, polygon, rect } from '#/sample/studio/shapes.ts';

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
    { fill: festiveColor(index), stroke: palette.ink },
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

/** Uttarayan and Diwali, by file name. */
export const festivalPictures: Record<string, () => string> = {
  'scene-kites': kites,
  'scene-diyas': diyas,
};
