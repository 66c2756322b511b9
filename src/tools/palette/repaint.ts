/** Maps each old colour of the palette to its new one. */
export function changedColors(
  old: Readonly<Record<string, string>>,
  tokens: string,
): Map<string, string> {
  const changed = new Map<string, string>();
  for (const [name, before] of Object.entries(old)) {
    const now = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
    if (now === undefined) throw new Error(`styles/palette.css has no colour --${name}.`);
    if (now !== before) changed.set(before, now);
  }
  return changed;
}

/** Replaces all colours of a text in one pass, because two colours may have been swapped. */
export const repaint = (text: string, changed: ReadonlyMap<string, string>): string =>
  text.replace(/#[0-9a-f]{6}\b/g, (color) => changed.get(color) ?? color);
