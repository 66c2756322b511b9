const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Truncates a text to `length` graphemes and '…'; a shorter one stays unchanged. */
export function truncateText(text: string, length: number): string {
  if (text.length <= length) return text;
  let end = 0;
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === length) end = index;
    count += 1;
    if (count > length) return `${text.slice(0, end)}…`;
  }
  return text;
}
