const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Unicode has the ten digits of each script in a row, so counting back to the first one gives the value. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return String(before % 10);
}

/** Converts the digits of every script to ASCII: `'૩૮૮૦૦૧'` becomes `'388001'`. */
export const withAsciiDigits = (text: string) => text.replace(/\p{Nd}/gu, asciiDigit);

/** White space and invisible characters, such as direction marks in a copied contact. */
const UNSEEN = /[\s\p{Cf}]/gu;
/** Separators for readability; not the slash, which may separate two numbers. */
const SIGNS = /[\p{Pd}−.．()（）]/gu;
/** A prefix that is only dialled within the country: `+91 (0) 500 …`. */
const TRUNK_PREFIX = /^(\(?\+\d+\)?)\(0\)/;

/** Normalises a phone number: `'+91 (50000) 012-34'` becomes `'+915000001234'`. */
export function normalizePhone(typed: string): string {
  const seen = withAsciiDigits(typed).replace(UNSEEN, '').replace('＋', '+');
  return seen.replace(TRUNK_PREFIX, '$1').replace(SIGNS, '') || seen;
}
