/** Fills in the braces of a text in the browser, where the library of `messages.ts` would be too large. */
export const format = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
