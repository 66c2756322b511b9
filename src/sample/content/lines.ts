/** A text of the API: paragraphs separated by blank lines. */
export const lines = (...paragraphs: string[]) => paragraphs.join('\n\n');
