/** Gives equal texts as one, and none that keeps in memory the page which it was cut from. */
export type TextPool = (text: string) => string;

/** Opens a pool for all pages of a site: most of them point to the same addresses. */
export function createTextPool(): TextPool {
  const texts = new Map<string, string>();
  return (text) => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    const own = Buffer.from(text).toString(); // a part of a long text is kept with all of it
    texts.set(own, own);
    return own;
  };
}
