import { palette, type Ground } from './palette.ts';
import { disc, ellipse, FLAT, n, path, rect, type Point } from './shapes.ts';

export const WIDTH = 1600;
export const HEIGHT = 1200;

const SHADOW: Record<Ground, string> = { gali: '#16305c', rann: '#d5dbd3', haldar: '#d6970f' };

/** A finished picture on one of the three grounds. */
export const picture = (ground: Ground, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
  rect(0, 0, WIDTH, HEIGHT, { fill: palette[ground], width: 0 }) +
  drawing +
  '</svg>';

/** The flat shadow of a round thing, to the lower right. */
export const shadow = (ground: Ground, { x, y }: Point, r: number) =>
  disc(x + r * 0.07, y + r * 0.1, r * 1.02, { fill: SHADOW[ground], width: 0 });

/** An arc of light on a round rim. */
const glint = (x: number, y: number, r: number) =>
  path(
    `M${n(x - r * 0.9)} ${n(y - r * 0.26)}A${n(r)} ${n(r * FLAT)} 0 0 1 ${n(x - r * 0.35)} ${n(y - r * FLAT * 0.93)}`,
    { stroke: palette.chuno, width: r * 0.03 },
  );

/** A steel thali: rim, wall and plate as concentric discs. */
export const thali = (x: number, y: number, r: number) =>
  disc(x, y + r * 0.06, r, { fill: palette.steel, stroke: palette.rekha }) +
  disc(x, y, r, { fill: palette.aabhla, stroke: palette.rekha }) +
  glint(x, y, r * 0.955) +
  disc(x, y + r * 0.015, r * 0.88, { fill: palette.steel, stroke: palette.rekha, width: 4 }) +
  disc(x, y + r * 0.045, r * 0.85, { fill: palette.salt, stroke: palette.rekha, width: 3 }) +
  disc(x, y + r * 0.045, r * 0.74, { stroke: palette.aabhla, width: 5 });

/** A white enamel plate with an indigo rim. */
export const enamel = (x: number, y: number, r: number) =>
  disc(x, y + r * 0.06, r, { fill: palette.steel, stroke: palette.ink }) +
  disc(x, y, r, { fill: palette.gali, stroke: palette.ink }) +
  disc(x, y, r * 0.945, { fill: palette.chuno, width: 0 }) +
  disc(x, y + r * 0.04, r * 0.76, { fill: palette.salt, stroke: palette.aabhla, width: 6 }) +
  disc(x, y + r * 0.055, r * 0.73, { fill: palette.chuno, width: 0 });

/** A small steel bowl filled to just under its rim. */
export function katori(x: number, y: number, r: number, filling: string) {
  const wall = `M${n(x - r)} ${n(y)}C${n(x - r * 0.95)} ${n(y + r * 0.8)} ${n(x - r * 0.6)} ${n(y + r * 0.95)} ${n(x)} ${n(y + r * 0.95)}S${n(x + r * 0.95)} ${n(y + r * 0.8)} ${n(x + r)} ${n(y)}Z`;
  return (
    path(wall, { fill: palette.steel, stroke: palette.rekha }) +
    path(
      `M${n(x - r * 0.8)} ${n(y + r * 0.3)}C${n(x - r * 0.7)} ${n(y + r * 0.66)} ${n(x - r * 0.5)} ${n(y + r * 0.76)} ${n(x - r * 0.3)} ${n(y + r * 0.82)}`,
      { stroke: palette.aabhla, width: r * 0.07 },
    ) +
    disc(x, y, r, { fill: palette.aabhla, stroke: palette.rekha }) +
    disc(x, y + r * 0.03, r * 0.86, { fill: filling, stroke: palette.rekha, width: 4 })
  );
}

/** A glass on the table, its rim drawn as an ellipse; `level` is the surface of the drink. */
export function glass(x: number, y: number, drink: string, { w = 150, h = 330, level = 0.2 } = {}) {
  const base = w * 0.7;
  const rimHeight = w * 0.36;
  const wall = `M${n(x - w)} ${n(y - h)}L${n(x - base)} ${n(y)}A${n(base)} ${n(base * 0.36)} 0 0 0 ${n(x + base)} ${n(y)}L${n(x + w)} ${n(y - h)}`;
  const top = y - h * (1 - level);
  const atTop = w - (w - base) * level;
  return (
    ellipse(x, y - h, w, rimHeight, { fill: palette.aabhla, width: 0 }) +
    path(`${wall}Z`, { fill: palette.aabhla, width: 0 }) +
    path(
      `M${n(x - atTop)} ${n(top)}L${n(x - base)} ${n(y - 14)}A${n(base)} ${n(base * 0.36)} 0 0 0 ${n(x + base)} ${n(y - 14)}L${n(x + atTop)} ${n(top)}Z`,
      { fill: drink, width: 0 },
    ) +
    ellipse(x, top, atTop, atTop * 0.36, { fill: drink, stroke: palette.cream, width: 8 }) +
    [-0.6, -0.2, 0.2, 0.6]
      .map((part) =>
        path(`M${n(x + part * w)} ${n(y - h * 0.72)}L${n(x + part * base)} ${n(y + base * 0.2)}`, {
          stroke: palette.chuno,
          width: 6,
        }),
      )
      .join('') +
    path(wall, { stroke: palette.rekha }) +
    ellipse(x, y - h, w, rimHeight, { stroke: palette.rekha })
  );
}
