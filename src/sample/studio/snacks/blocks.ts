import { coriander, curryLeaf, mustard } from '#/sample/studio/garnish.ts';
import { palette } from '#/sample/studio/palette.ts';
import { dot, FLAT, place, polygon, random } from '#/sample/studio/shapes.ts';

interface BlockTones {
  top: string;
  left: string;
  right: string;
}

const KHAMAN: BlockTones = { top: palette.besan, left: palette.haldar, right: '#dd9a12' };

/** A block seen from its front corner: `w` wide, `h` high, with its top centred on 0, 0. */
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

/** Arranges `count` × `count` things in a tilted square, from back to front. */
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

/** Nine squares of khaman, one of them lifted out. */
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
