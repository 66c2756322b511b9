/** The notation of amounts in a language. */
export interface RupeeNotation {
  /** The language tag for numbers. */
  tag: string;
  lakh: string;
  crore: string;
  /** A pattern such as `{from} to {to}`. */
  fromTo: string;
}

export type Range = readonly [number, number];

const LAKH = 100_000;
const CRORE = 100 * LAKH;
const AMOUNT = /^\s*(?:₹|rs\.?)?\s*(\d[\d,\s]*)$/i;
const MAX_DIGITS = 9;

/** Reads a rent that contains only an amount, such as `₹ 45,000` or `૪૫,૦૦૦`. */
export function readRupees(typed: string): number | undefined {
  // The last hexadecimal digit of a Gujarati or Devanagari digit's code is its value plus six.
  const ascii = typed.replace(/[૦-૯०-९]/g, (digit) => String((digit.charCodeAt(0) & 15) - 6));
  const digits = AMOUNT.exec(ascii)?.[1]?.replace(/[,\s]/g, '');
  return digits !== undefined && digits.length <= MAX_DIGITS ? Number(digits) : undefined;
}

/** Returns what opening a counter costs at a rent: the deposit, the advance rent, and the total. */
export function reckon(
  [from, to]: Range,
  rent: number,
  months: { deposit: number; ahead: number },
): { deposit: number; ahead: number; sum: Range } {
  const [deposit, ahead] = [rent * months.deposit, rent * months.ahead];
  return { deposit, ahead, sum: [from + deposit + ahead, to + deposit + ahead] };
}

function unitOf(rupees: number, { lakh, crore }: RupeeNotation) {
  if (rupees >= CRORE) return { size: CRORE, name: crore };
  return rupees >= LAKH ? { size: LAKH, name: lakh } : { size: 1, name: '' };
}

/** Formats a range in Indian notation: `₹45,000`, `₹12.5 lakh`, and with a common unit `₹6–9 lakh`. */
export function writeRupees([from, to]: Range, notation: RupeeNotation): string {
  const numbers = new Intl.NumberFormat(notation.tag, { maximumFractionDigits: 2 });
  const { size, name } = unitOf(to, notation);
  if (from === to) return `₹${numbers.format(to / size)}${name}`;
  if (unitOf(from, notation).size === size)
    return `₹${numbers.format(from / size)}–${numbers.format(to / size)}${name}`;
  const [low, high] = [from, to].map((rupees) => writeRupees([rupees, rupees], notation));
  return notation.fromTo.replace('{from}', low ?? '').replace('{to}', high ?? '');
}
