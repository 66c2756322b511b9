import { colorOf } from '#/lib/palette.ts';

/** Replaces each `var(--name)` by that colour of the palette, e.g. `var(--haldar)` by `#f2b21b`. */
export const resolveColors = (markup: string): string =>
  markup.replace(/var\(--([a-z]+)\)/g, (_, name: string) => colorOf(name));
