import { palette } from './palette.ts';
import { dot, n, path, rect } from './shapes.ts';

export const PAVEMENT_Y = 1040;

/** A striped awning over the counter, with a scalloped hem. */
export function awning(x: number, y: number, w: number, [first, second]: [string, string]) {
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
export const counter = (x: number, y: number, w: number) =>
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

export const door = (x: number, h: number, color: string) =>
  rect(x, PAVEMENT_Y - h, 210, h, { fill: color, stroke: palette.ink }) +
  rect(x + 30, PAVEMENT_Y - h + 34, 150, h * 0.5, {
    fill: palette.aabhla,
    stroke: palette.ink,
    width: 6,
  }) +
  dot(x + 176, PAVEMENT_Y - h * 0.36, 11, palette.haldar);

/** Pennants over the entrance. */
export const toran = (x: number, y: number, w: number) =>
  Array.from({ length: Math.round(w / 60) }, (_, index) => {
    const left = x + index * 60;
    const fill = [palette.majith, palette.haldar, palette.limdo, palette.rani][index % 4] ?? '';
    return (
      path(`M${n(left)} ${n(y)}h60l-30 66z`, { fill, stroke: palette.ink, width: 5 }) +
      dot(left + 30, y + 22, 8, palette.aabhla)
    );
  }).join('');
