import { festiveColor } from '#/sample/studio/festiveColors.ts';
import { palette } from '#/sample/studio/palette.ts';
import { bust } from '#/sample/studio/people.ts';
import { enamel, picture } from '#/sample/studio/plates.ts';
import { dot, ellipse, path, place, rect } from '#/sample/studio/shapes.ts';
import { khaman } from '#/sample/studio/snacks/blocks.ts';
import { dalVada } from '#/sample/studio/snacks/fritters.ts';

/** A shop counter with a person behind it. */
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
          path(`M${x} 0h90l-45 110z`, { fill: festiveColor(index), stroke: palette.ink }) +
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

/** Round mirrors in stitched flowers, wall to wall. */
const mirrors = () => {
  const flower = (x: number, y: number, index: number) =>
    Array.from({ length: 8 }, (_, petal) =>
      place(
        ellipse(0, -104, 36, 60, { fill: festiveColor(index), stroke: palette.rann, width: 6 }),
        {
          x,
          y,
          turn: petal * 45,
        },
      ),
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

/** The parts of a shop that guests see, by file name. */
export const frontPictures: Record<string, () => string> = {
  'scene-counter': counter,
  'scene-mirrors': mirrors,
};
