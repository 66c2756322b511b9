import { palette } from '#/sample/studio/palette.ts';
import { glass, picture } from '#/sample/studio/plates.ts';
import { disc, dot, path, place, polygon, rect } from '#/sample/studio/shapes.ts';
import { fafdaRibbons } from '#/sample/studio/snacks/fried.ts';
import { wordmark } from '#/sample/studio/wordmark.ts';

/** A clipboard with the figures of one day. */
const daySheet = () =>
  picture(
    'haldar',
    place(
      rect(-400, -500, 800, 1060, { fill: palette.mitti, stroke: palette.ink }) +
        rect(-350, -420, 700, 930, { fill: palette.chuno, stroke: palette.rekha }) +
        rect(-130, -560, 260, 120, { fill: palette.steel, stroke: palette.ink }) +
        wordmark(0, -330, 420, palette.gali) +
        [-220, -140, -60, 20]
          .map(
            (y, index) =>
              path(`M-290 ${y}H${80 - index * 60}`, { stroke: palette.rekha, width: 14 }) +
              path(`M180 ${y}H290`, { stroke: palette.ink, width: 14 }),
          )
          .join('') +
        [150, 240, 200, 310, 270, 360]
          .map((h, index) =>
            rect(-290 + index * 100, 450 - h, 70, h, {
              fill: index === 5 ? palette.majith : palette.gali,
              stroke: palette.ink,
              width: 5,
            }),
          )
          .join(''),
      { x: 680, y: 600, turn: -6 },
    ) +
      glass(1350, 1010, palette.tea, { w: 150, h: 380 }) +
      place(
        rect(-20, -300, 40, 560, { fill: palette.limdo, stroke: palette.ink }) +
          polygon(
            [
              { x: -20, y: 260 },
              { x: 20, y: 260 },
              { x: 0, y: 330 },
            ],
            { fill: palette.besan, stroke: palette.ink },
          ),
        { x: 1290, y: 400, turn: 32 },
      ),
  );

/** A pan on a burner, jars on a shelf. */
const kitchen = () =>
  picture(
    'rann',
    place(
      rect(100, 330, 1400, 40, { fill: palette.mitti, stroke: palette.ink }) +
        [palette.haldar, palette.majith, palette.limdo, palette.besan, palette.kesar, palette.ink]
          .map((fill, index) => {
            const x = 170 + index * 220;
            return (
              rect(x, 110, 160, 220, { fill: palette.aabhla, stroke: palette.rekha }) +
              rect(x + 8, 180, 144, 146, { fill, width: 0 }) +
              rect(x - 10, 80, 180, 50, { fill: palette.steel, stroke: palette.rekha })
            );
          })
          .join('') +
        path('M300 700C330 1000 560 1060 800 1060S1270 1000 1300 700Z', {
          fill: '#3a3a42',
          stroke: palette.ink,
        }) +
        path('M300 700H170M1300 700H1430', { stroke: palette.ink, width: 40 }) +
        disc(800, 700, 500, { fill: '#26262c', stroke: palette.ink }) +
        disc(800, 716, 440, { fill: palette.haldar, stroke: palette.mitti }) +
        place(fafdaRibbons(), { x: 800, y: 720, scale: 0.8 }) +
        [620, 740, 860, 980]
          .map((x) =>
            path(
              `M${x} 1170C${x - 50} 1120 ${x} 1100 ${x} 1060C${x + 50} 1110 ${x + 60} 1130 ${x + 10} 1170Z`,
              { fill: palette.syrup, stroke: palette.kesar },
            ),
          )
          .join(''),
      { x: 160, y: 120, scale: 0.8 },
    ),
  );

/** A floor plan on indigo, as given to the carpenter. */
const interior = () => {
  const line = (d: string, width = 10) => path(d, { stroke: palette.aabhla, width });
  return picture(
    'gali',
    Array.from({ length: 19 }, (_, index) =>
      path(`M${(index + 1) * 80} 0V1200M0 ${(index + 1) * 80}H1600`, {
        stroke: '#2c5089',
        width: 3,
      }),
    ).join('') +
      line('M240 160H1360V1040H900M660 1040H240V160', 22) +
      line('M660 1040A240 240 0 0 1 900 1040') +
      line('M900 160V520M900 700V760H1360') +
      rect(300, 420, 480, 110, { fill: palette.haldar, stroke: palette.aabhla }) +
      rect(960, 220, 130, 130, { fill: palette.majith, stroke: palette.aabhla }) +
      rect(1120, 220, 180, 130, { fill: palette.rekha, stroke: palette.aabhla }) +
      dot(1025, 285, 40, palette.haldar) +
      [
        [400, 720],
        [660, 720],
        [1000, 900],
        [1225, 900],
      ]
        .map(
          ([x = 0, y = 0]) =>
            dot(x, y, 62, palette.aabhla) +
            dot(x, y, 52, palette.gali) +
            [0, 90, 180, 270]
              .map((turn) =>
                place(rect(-26, -110, 52, 36, { fill: palette.besan, width: 0 }), { x, y, turn }),
              )
              .join(''),
        )
        .join('') +
      line('M160 160V1040M130 160H190M130 1040H190M240 1110H1360M240 1080V1140M1360 1080V1140', 6) +
      place(wordmark(0, 0, 340, palette.ink), { x: 540, y: 475 }),
  );
};

/** Pictures about the planning of an outlet, by file name. */
export const planPictures: Record<string, () => string> = {
  'benefit-day-sheet': daySheet,
  'benefit-kitchen': kitchen,
  'benefit-interior': interior,
};
