/** Puts `margin` before each line of a text that is not empty. */
export const indent = (text: string, margin: string) => text.replace(/^(?=.)/gm, margin);
