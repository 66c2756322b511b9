const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The ten digits of a script stand in one row, and where rows touch, each still has ten. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return String(before % 10);
}

/** A text with the digits of every script as ASCII digits: `'૩૮૮૦૦૧'` becomes `'388001'`. */
export const withAsciiDigits = (text: string) => text.replace(/\p{Nd}/gu, asciiDigit);
