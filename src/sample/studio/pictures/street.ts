import { festiveColor } from '#/sample/studio/festiveColors.ts';
import { palette } from '#/sample/studio/palette.ts';
import { enamel, picture, shadow } from '#/sample/studio/plates.ts';
import { dot, n, path, place, random, rect, scatter } from '#/sample/studio/shapes.ts';
import { chakriRing, sev } from '#/sample/studio/snacks/dry.ts';
import { dalVada } from '#/sample/studio/snacks/fritters.ts';
import { wordmark } from '#/sample/studio/wordmark.ts';

/** A queue at a lit counter in a street before sunrise. */
const dawn = () => {
  const next = random(12);
  const queue = Array.from({ length: 7 }, (_, index) => {
    const h = 250 + next() * 130;
    return place(
      path(`M-66 0V${n(-h + 60)}Q-60 ${n(-h - 20)} 0 ${n(-h - 20)}T66 ${n(-h + 60)}V0Z`, {
        fill: palette.ink,
        stroke: festiveColor(index),
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

/** The street in the dark and in the rain, by file name. */
export const streetPictures: Record<string, () => string> = {
  'scene-dawn': dawn,
  'scene-rain': rain,
};
