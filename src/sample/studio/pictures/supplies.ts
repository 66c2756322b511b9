import { palette } from '#/sample/studio/palette.ts';
import { katori, picture } from '#/sample/studio/plates.ts';
import { disc, dot, path, place, rect } from '#/sample/studio/shapes.ts';
import { flour } from '#/sample/studio/snacks/dry.ts';
import { wordmark } from '#/sample/studio/wordmark.ts';

const crate = (x: number, y: number, fill: string) =>
  rect(x, y, 400, 240, { fill, stroke: palette.ink }) +
  [60, 130]
    .map((down) => path(`M${x} ${y + down + 20}H${x + 400}`, { stroke: palette.ink, width: 6 }))
    .join('') +
  rect(x + 130, y + 84, 140, 80, { fill: palette.rann, stroke: palette.ink, width: 6 }) +
  path(`M${x + 155} ${y + 112}h90M${x + 155} ${y + 138}h60`, { stroke: palette.ink, width: 8 });

const sack = (x: number, y: number, filling: string) =>
  place(
    path('M-190-300C-260-60-250 200-200 280Q0 330 200 280C250 200 260-60 190-300Q0-240-190-300Z', {
      fill: '#e4cfa0',
      stroke: palette.mitti,
    }) +
      path('M-190-300Q0-400 190-300Q0-220-190-300Z', { fill: filling, stroke: palette.mitti }) +
      place(
        rect(-70, -70, 140, 140, { fill: palette.majith, width: 0 }) +
          place(rect(-70, -70, 140, 140, { fill: palette.majith, width: 0 }), {
            x: 0,
            y: 0,
            turn: 45,
          }) +
          dot(0, 0, 36, '#e4cfa0'),
        { x: 0, y: 40 },
      ),
    { x, y },
  );

const supply = () =>
  picture(
    'rann',
    rect(0, 1060, 1600, 140, { fill: palette.steel, width: 0 }) +
      crate(120, 840, palette.haldar) +
      crate(540, 840, palette.limdo) +
      crate(320, 590, palette.majith) +
      sack(1200, 770, palette.besan) +
      place(katori(0, 0, 150, palette.besan) + place(flour(), { x: 0, y: -10, scale: 0.4 }), {
        x: 520,
        y: 460,
      }),
  );

const wheel = (x: number) =>
  dot(x, 960, 118, palette.ink) + dot(x, 960, 60, palette.steel) + dot(x, 960, 22, palette.ink);

const van = () =>
  picture(
    'haldar',
    rect(0, 1060, 1600, 140, { fill: palette.rekha, width: 0 }) +
      path('M1080 420H1300Q1350 420 1380 480L1460 640Q1520 660 1520 730V960H1080Z', {
        fill: palette.rann,
        stroke: palette.ink,
      }) +
      path('M1150 480H1290L1370 640H1150Z', { fill: palette.aabhla, stroke: palette.ink }) +
      rect(110, 240, 980, 720, { fill: palette.gali, stroke: palette.ink }) +
      wordmark(600, 500, 760, palette.haldar) +
      Array.from({ length: 10 }, (_, index) => {
        const x = 190 + index * 90;
        return path(`M${x} 700l36 44-36 44-36-44z`, {
          fill: palette.majith,
          stroke: palette.haldar,
          width: 6,
        });
      }).join('') +
      rect(90, 940, 1440, 36, { fill: palette.ink, width: 0 }) +
      wheel(360) +
      wheel(1240) +
      dot(1500, 800, 30, palette.besan),
  );

/** Things for the opening: a sign, a toran and invitations. */
const marketing = () =>
  picture(
    'gali',
    Array.from({ length: 14 }, (_, index) => {
      const fill = [palette.majith, palette.haldar, palette.limdo, palette.rani][index % 4] ?? '';
      return (
        path(`M${index * 120 - 20} 0h120l-60 140z`, { fill, stroke: palette.ink }) +
        dot(index * 120 + 40, 44, 16, palette.aabhla)
      );
    }).join('') +
      rect(170, 260, 1260, 330, { fill: palette.majith, stroke: palette.haldar, width: 24 }) +
      wordmark(800, 425, 1000, palette.haldar) +
      [
        [440, 860, -12],
        [800, 900, 3],
        [1150, 860, 14],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          place(
            rect(-190, -150, 380, 300, { fill: palette.rann, stroke: palette.ink }) +
              rect(-166, -126, 332, 252, { stroke: palette.haldar, width: 6 }) +
              disc(0, -20, 90, { fill: palette.aabhla, stroke: palette.rekha }) +
              dot(0, -24, 30, palette.haldar) +
              path('M-90 80H90M-60 106H60', { stroke: palette.gali, width: 9 }),
            { x, y, turn },
          ),
        )
        .join(''),
  );

/** Things that are delivered to an outlet, by file name. */
export const supplyPictures: Record<string, () => string> = {
  'benefit-supply': supply,
  'benefit-van': van,
  'benefit-marketing': marketing,
};
