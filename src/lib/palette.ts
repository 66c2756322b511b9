import { readFileSync } from 'node:fs';
import { transform, type CssColor } from 'lightningcss';

/** Every npm script runs in the project's folder. */
const css = readFileSync('src/styles/palette.css', 'utf8');

const inHex = (channel: number) => Math.round(channel).toString(16).padStart(2, '0');

/** A colour in any form of CSS as `#f2b21b`; `undefined` if it is none, or depends on another. */
function toHex(color: string): string | undefined {
  const found: CssColor[] = [];
  transform({
    filename: 'palette.css',
    // A colour mixed with itself is the same colour in sRGB.
    code: Buffer.from(`a{color:color-mix(in srgb,${color},${color})}`),
    visitor: { Color: (mixed) => void found.push(mixed) },
    errorRecovery: true,
  });
  const [mixed] = found;
  if (typeof mixed !== 'object' || mixed.type !== 'rgb') return undefined;
  const { r, g, b, alpha } = mixed;
  return `#${[r, g, b, ...(alpha < 1 ? [alpha * 255] : [])].map(inHex).join('')}`;
}

/** A colour of `styles/palette.css` as `#f2b21b`, for files that read no style sheet, and for sharp. */
export function colorOf(name: string): string {
  const color = new RegExp(`--${name}:\\s*([^;]+?)\\s*;`).exec(css)?.[1];
  if (color === undefined) throw new Error(`src/styles/palette.css lacks --${name}`);
  const hex = toHex(color);
  if (hex === undefined)
    throw new Error(`src/styles/palette.css: --${name} is no colour: ${color}`);
  return hex;
}

/** Replaces each `var(--name)` in a drawing by that colour, for files that read no style sheet. */
export const resolveColors = (svg: string): string =>
  svg.replace(/var\(--([a-z]+)\)/g, (_, name: string) => colorOf(name));

/** A drawing as a data URI: there `#` starts a fragment, and the other characters are not allowed. */
export const drawingUri = (svg: string): string => {
  const shapes = svg.trim().replace(/>\s+</g, '><');
  return `data:image/svg+xml,${shapes.replace(/[#<>"\s]/g, encodeURIComponent)}`;
};
