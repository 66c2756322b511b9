import { readFileSync } from 'node:fs';

/** Every npm script runs in the project's folder. */
const css = readFileSync('src/styles/palette.css', 'utf8');

/** A colour of `styles/palette.css` as it is written there, for files that read no style sheet. */
export function colorOf(name: string): string {
  const color = new RegExp(`--${name}:\\s*([^;]+?)\\s*;`).exec(css)?.[1];
  if (color === undefined) throw new Error(`src/styles/palette.css lacks --${name}`);
  return color;
}

/** Replaces each `var(--name)` in a drawing by that colour, for files that read no style sheet. */
export const resolveColors = (svg: string): string =>
  svg.replace(/var\(--([a-z]+)\)/g, (_, name: string) => colorOf(name));

/** A drawing as a data URI: there `#` starts a fragment, and the other characters are not allowed. */
export const drawingUri = (svg: string): string => {
  const shapes = svg.trim().replace(/>\s+</g, '><');
  return `data:image/svg+xml,${shapes.replace(/[#<>"\s]/g, encodeURIComponent)}`;
};
