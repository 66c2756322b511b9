import type { Range } from '#/lib/prices.ts';

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
