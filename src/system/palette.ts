import { readFileSync } from 'node:fs';
import { ExpectedError } from './report/expectedError.ts';

/** Read relative to the project's folder, in which every npm script runs. */
const css = readFileSync('src/brand/palette.css', 'utf8');

/** Returns a colour of `brand/palette.css` as written there, for files that cannot use style sheets. */
export function colorOf(name: string): string {
  const color = new RegExp(`--${name}:\\s*([^;]+?)\\s*;`).exec(css)?.[1];
  if (color === undefined)
    throw new ExpectedError(`src/brand/palette.css lacks the colour --${name}`);
  return color;
}

/** Replaces each `var(--name)` in a drawing by its colour, for files that cannot use style sheets. */
export const resolveColors = (svg: string): string =>
  svg.replace(/var\(--([a-z]+)\)/g, (_, name: string) => colorOf(name));

/** Encodes a drawing as a data URI, in which `#` would start a fragment and quotes are not allowed. */
export const drawingUri = (svg: string): string => {
  const shapes = svg.trim().replace(/>\s+</g, '><');
  return `data:image/svg+xml,${shapes.replace(/[#<>"\s]/g, encodeURIComponent)}`;
};
