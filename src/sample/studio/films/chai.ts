import { palette } from '#/sample/studio/palette.ts';
import { glass, shadow, thali } from '#/sample/studio/plates.ts';
import { ellipse, n, path, place } from '#/sample/studio/shapes.ts';
import { filmFrame, progress, type Film } from './film.ts';

const GLASS = { x: 900, y: 800, w: 150, h: 330 };
const POUR_S = { from: 1.4, to: 5.2 };
const SPOUT = { x: -205, y: 10 };

/** An aluminium kettle; when it is tilted, its spout points to the lower left. */
const kettle = () =>
  path('M-120-40L-215-10L-195 30L-110 40Z', { fill: palette.steel, stroke: palette.ink }) +
  path('M-130-90C-190 120 190 120 130-90Z', { fill: palette.aabhla, stroke: palette.ink }) +
  path('M-92-30C-96 20-60 50-20 56', { stroke: palette.chuno, width: 18 }) +
  ellipse(0, -90, 132, 34, { fill: palette.steel, stroke: palette.ink }) +
  path('M-60-112Q0-170 60-112Z', { fill: palette.aabhla, stroke: palette.ink }) +
  ellipse(0, -150, 20, 16, { fill: palette.mitti, stroke: palette.ink }) +
  path('M120-70C290-90 250 90 110 50', { stroke: palette.ink, width: 34 }) +
  path('M120-70C290-90 250 90 110 50', { stroke: palette.mitti, width: 18 });

/** The kettle's tilt in degrees, and its position. */
function hold(second: number) {
  const tilt =
    progress(second, 0.7, POUR_S.from) - progress(second, POUR_S.to - 0.1, POUR_S.to + 0.6);
  const lift = progress(second, 1.6, 2.8) - progress(second, 3.9, 5);
  return { x: 1190 - tilt * 60, y: 330 - lift * 170, turn: -38 * tilt };
}

/** The stream, from the spout to the surface of the tea. */
function stream(second: number, surface: number) {
  const { x, y, turn } = hold(second);
  const angle = (turn / 180) * Math.PI;
  const fromX = x + SPOUT.x * Math.cos(angle) - SPOUT.y * Math.sin(angle);
  const fromY = y + SPOUT.x * Math.sin(angle) + SPOUT.y * Math.cos(angle);
  const start = fromY + (surface - fromY) * progress(second, POUR_S.to - 0.15, POUR_S.to + 0.2);
  const end = fromY + (surface - fromY) * progress(second, POUR_S.from - 0.1, POUR_S.from + 0.25);
  if (end - start < 4) return '';
  const sway = Math.sin(second * 9) * 6;
  return path(
    `M${n(fromX)} ${n(start)}C${n(fromX - 40)} ${n(start + 30)} ${n(GLASS.x + sway)} ${n((start + end) / 2)} ${n(GLASS.x)} ${n(end)}`,
    { stroke: palette.tea, width: 26 },
  );
}

const bubbles = (second: number, surface: number) =>
  second < POUR_S.from + 0.4
    ? ''
    : Array.from({ length: 9 }, (_, index) => {
        const angle = index * 0.7 + Math.floor(second * 5) * 0.4;
        return ellipse(
          GLASS.x + Math.cos(angle) * 86,
          surface + Math.sin(angle) * 26,
          9 + (index % 3) * 4,
          5 + (index % 3) * 2,
          { fill: palette.cream, width: 0 },
        );
      }).join('');

/** Chai is poured from a kettle, which is raised to arm's length. */
export const chai: Film = {
  seconds: 7,
  posterAt: 3.2,
  frame(second) {
    const filled = progress(second, POUR_S.from + 0.1, POUR_S.to + 0.1);
    const level = 0.97 - 0.79 * filled;
    const surface = GLASS.y - GLASS.h * (1 - level);
    return filmFrame(
      'haldar',
      shadow('haldar', { x: 760, y: 740 }, 560) +
        thali(760, 740, 560) +
        glass(520, 720, palette.tea, { w: 130, h: 290 }) +
        glass(GLASS.x, GLASS.y, palette.tea, { w: GLASS.w, h: GLASS.h, level }) +
        bubbles(second, surface) +
        stream(second, surface) +
        place(kettle(), hold(second)),
    );
  },
};
