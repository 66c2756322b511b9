const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Unicode has the ten digits of each script in a row. If rows are adjacent, each still has ten digits. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return String(before % 10);
}

/** Converts the digits of every script to ASCII: `'૩૮૮૦૦૧'` becomes `'388001'`. */
export const withAsciiDigits = (text: string) => text.replace(/\p{Nd}/gu, asciiDigit);
