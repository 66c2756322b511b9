import { Buffer as TextBuffer, shape, type Font } from 'harfbuzzjs';
import type { Contour, Point, Segment } from './outline.ts';

interface Command {
  type: string;
  values: number[];
}

const pointsOf = (values: number[], pen: Point): Point[] =>
  Array.from({ length: values.length / 2 }, (_, index) => ({
    x: pen.x + (values[2 * index] ?? 0),
    y: -pen.y - (values[2 * index + 1] ?? 0), // in fonts y points up
  }));

/** Approximates a cubic curve by two quadratic ones; the difference is too small to see. */
function halveCubic(from: Point, first: Point, second: Point, to: Point): Segment[] {
  const mid = (one: Point, other: Point) => ({
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
  });
  const toControl = (end: Point, near: Point): Point => ({
    x: end.x + (near.x - end.x) * 0.75,
    y: end.y + (near.y - end.y) * 0.75,
  });
  const [left, right] = [toControl(from, first), toControl(to, second)];
  const middle = mid(left, right);
  return [
    { from, control: left, to: middle },
    { from: middle, control: right, to },
  ];
}

function segmentsOf(from: Point, { type }: Command, points: Point[]): Segment[] {
  const [first, second, third] = points;
  if (!first) return [];
  if (type === 'C' && second && third) return halveCubic(from, first, second, third);
  if (type === 'Q' && second) return [{ from, control: first, to: second }];
  return [{ from, to: first }];
}

/** The outlines of a glyph drawn at `pen`. */
function outlineGlyph(commands: readonly Command[], pen: Point): Contour[] {
  const contours: Segment[][] = [];
  let at: Point = pen;
  for (const command of commands) {
    const points = pointsOf(command.values, pen);
    const contour = contours.at(-1);
    if (command.type === 'M') contours.push([]);
    else if (command.type !== 'Z') contour?.push(...segmentsOf(at, command, points));
    else if (contour?.[0] && (contour[0].from.x !== at.x || contour[0].from.y !== at.y))
      contour.push({ from: at, to: contour[0].from });
    at = points.at(-1) ?? at;
  }
  return contours.filter((contour) => contour.length > 0);
}

/** A font lacks a letter of the text. */
export class MissingLetterError extends Error {
  override name = 'MissingLetterError';
}

/** A text as outlines, in font units with y pointing down; throws MissingLetterError. */
export function outlineText(font: Font, text: string): Contour[] {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  const pen: Point = { x: 0, y: 0 };
  return buffer.getGlyphInfos().flatMap(({ codepoint }, index) => {
    if (codepoint === 0) throw new MissingLetterError(`The font cannot write "${text}".`);
    const { xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const at = { x: pen.x + xOffset, y: pen.y + yOffset };
    pen.x += xAdvance;
    pen.y += yAdvance;
    return outlineGlyph(font.glyphToJson(codepoint), at);
  });
}
