/** A text with `margin` before each of its lines, empty ones apart. */
export const indent = (text: string, margin: string) => text.replace(/^(?=.)/gm, margin);
