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

/** Matches what may separate two numbers. */
const BETWEEN = /[,;/|&\n]/;

/** A number with a plus or `00`, one of ten digits with or without a `0`, or a toll-free one. */
const WHOLE =
  /^(?:(?:\+|00)(?!91)[1-9]\d{7,13}|(?:\+|00)?91[1-9]\d{9}|0?[1-9]\d{9}|0\d{9}|1\d{10})$/;

/**
 * Returns the first number of a text that contains only phone numbers; `undefined` for any other text.
 * @example dialledNumber('50000 01001 / 50000 01002') // '5000001001'
 */
export function dialledNumber(written: string): string | undefined {
  const numbers = written.split(BETWEEN).map(normalizePhone).filter(Boolean);
  return numbers.every((number) => WHOLE.test(number)) ? numbers[0] : undefined;
}

/** Returns a link to a chat (`https://wa.me/<number>`) with a prepared message. */
export const whatsappMessage = (chat: string, message: string): string =>
  `${chat}${chat.includes('?') ? '&' : '?'}text=${encodeURIComponent(message)}`;
