/** Returns one shared copy for equal texts; the copy does not keep its whole page in memory. */
export type TextPool = (text: string) => string;

/** Creates a pool for all pages of a site: most of them link to the same addresses. */
export function createTextPool(): TextPool {
  const texts = new Map<string, string>();
  return (text) => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    const own = Buffer.from(text).toString(); // V8 keeps the whole long text alive for a slice of it
    texts.set(own, own);
    return own;
  };
}
