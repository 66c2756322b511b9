/** The address of a page's Markdown. */
export const markdownPath = (path: string) => `${path}index.md`;
