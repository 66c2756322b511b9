import { coconut, sevThreads } from '#/sample/studio/garnish.ts';
import { palette } from '#/sample/studio/palette.ts';
import { n, path, spiral, tube } from '#/sample/studio/shapes.ts';

/** A chakri: a spiral with ridges. */
export const chakriRing = (r = 150) => {
  const d = spiral(r, 2.6, { inner: 0.2 });
  return (
    tube(d, palette.crust, r * 0.3) +
    `<path d="${d}" fill="none" stroke="${palette.besan}" stroke-width="${n(r * 0.2)}" stroke-dasharray="${n(r * 0.03)} ${n(r * 0.12)}"/>`
  );
};

/** A heap of sev. */
export const sev = () =>
  path('M-330 110C-260-150 260-150 330 110C200 220-200 220-330 110Z', { fill: palette.haldar }) +
  sevThreads({ count: 130, rx: 280, ry: 140, seed: 18 }, palette.besan);

/** A heap of gram flour with coconut. */
export const flour = () =>
  path('M-300 90C-200-180 200-180 300 90C180 190-180 190-300 90Z', { fill: palette.besan }) +
  path('M-190 20C-120-90-40-110 30-110', { stroke: palette.cream, width: 24 }) +
  coconut({ count: 10, rx: 180, ry: 60, seed: 2 });
