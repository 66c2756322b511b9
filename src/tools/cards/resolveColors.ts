/** Replaces each `var(--name)` by its value in a style sheet, e.g. `--haldar` by `#f2b21b`. */
export function resolveColors(markup: string, styles: string): string {
  return markup.replace(/var\((--[a-z]+)\)/g, (_, name: string) => {
    const value = new RegExp(`${name}: ([^;]+);`).exec(styles)?.[1];
    if (value === undefined) throw new Error(`The tokens have no ${name}.`);
    return value;
  });
}
