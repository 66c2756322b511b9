/** Replaces `var(--name)` by the value that a style sheet gives it, e.g. `#f2b21b` for `--haldar`. */
export function resolveColors(markup: string, styles: string): string {
  return markup.replace(/var\((--[a-z]+)\)/g, (_, name: string) => {
    const value = new RegExp(`${name}: ([^;]+);`).exec(styles)?.[1];
    if (value === undefined) throw new Error(`The tokens have no ${name}.`);
    return value;
  });
}
