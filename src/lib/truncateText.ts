const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Truncates a text to `length` graphemes and '…'; a shorter one stays unchanged. */
export function truncateText(text: string, length: number): string {
  const graphemes = Array.from(segmenter.segment(text), ({ segment }) => segment);
  return graphemes.length > length ? `${graphemes.slice(0, length).join('')}…` : text;
}
