import { withAsciiDigits } from './asciiDigits.ts';

/** White space and invisible characters, such as direction marks in a copied contact. */
const UNSEEN = /[\s\p{Cf}]/gu;
/** Separators for readability; not the slash, which may separate two numbers. */
const SIGNS = /[\p{Pd}−.．()（）]/gu;
/** A prefix for domestic calls only: `+91 (0) 500 …`. */
const TRUNK_PREFIX = /^(\(?\+\d+\)?)\(0\)/;

/** Normalises a phone number: `'+91 (50000) 012-34'` becomes `'+915000001234'`. */
export function normalizePhone(typed: string): string {
  const seen = withAsciiDigits(typed).replace(UNSEEN, '').replace('＋', '+');
  return seen.replace(TRUNK_PREFIX, '$1').replace(SIGNS, '') || seen;
}
