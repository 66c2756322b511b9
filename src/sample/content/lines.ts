/** One text of the API: paragraphs separated by line breaks. */
export const lines = (...paragraphs: string[]) => paragraphs.join('\n\n');
