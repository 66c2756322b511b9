/** What became of each colour, from the old palette to the new one. */
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

/** Gives each colour of a text what became of it, all at once: two colours may have changed places. */
export const repaint = (text: string, changed: ReadonlyMap<string, string>): string =>
  text.replace(/#[0-9a-f]{6}\b/g, (color) => changed.get(color) ?? color);
