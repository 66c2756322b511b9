import type { Font } from 'harfbuzzjs';
import type { Frame } from './frames.ts';
import { mergeCurves } from './mergeCurves.ts';
import { pointAt, type Contour, type Point } from './outline.ts';
import { outlineText } from './outlineText.ts';
import { pathData } from './pathData.ts';

/** How far a simplified shape may deviate, in units of the drawing: a third of a pixel on the page. */
const TOLERANCE = 2;

const range = (values: readonly number[]) => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { least, size: most - least };
};

const mapPoints = (contour: Contour, move: (point: Point) => Point): Contour =>
  contour.map(({ from, control, to }) => ({
    from: move(from),
    control: control && move(control),
    to: move(to),
  }));

/** A text as an SVG file in the outlines of a font; the drawing has one unit of margin on each side. */
export function drawText(font: Font, text: string, { height, fontSize, fill }: Frame): string {
  const contours = outlineText(font, text);
  const points = contours
    .flat()
    .flatMap((segment) => [0, 0.25, 0.5, 0.75].map((t) => pointAt(segment, t)));
  const across = range(points.map(({ x }) => x));
  const down = range(points.map(({ y }) => y));
  const scale = Math.min(fontSize / font.face.upem, height / down.size);
  const top = (height - down.size * scale) / 2;
  const place = ({ x, y }: Point) => ({
    x: (x - across.least) * scale + 1,
    y: (y - down.least) * scale + top,
  });
  const drawn = contours.map((contour) => mergeCurves(mapPoints(contour, place), TOLERANCE));
  const width = Math.ceil(across.size * scale) + 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="${fill}">
  <path d="${pathData(drawn)}"/>
</svg>
`;
}
