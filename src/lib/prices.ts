/** The text around an amount; a minus directly before the digits would be part of the amount. */
const SIGN = String.raw`₹\s*|(?:rs|inr|m\.?r\.?p)[\s.:-]*`;
const AMOUNT = String.raw`\d+(?:\.\d+)?|\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?`;
const PRICE = new RegExp(
  String.raw`^(?:${SIGN})*(?<amount>${AMOUNT})\s*(?:/-)?\s*(?:${SIGN})*$`,
  'iu',
);
/** A longer text is no price. */
const MAX_LENGTH = 50;

/** The rupees of a text that contains only an amount: 1200 for `1,200`, `₹1200.00`, `Rs. 1,200/-`. */
export function rupeesIn(text: string): number | undefined {
  const amount = text.length > MAX_LENGTH ? undefined : PRICE.exec(text.trim())?.groups?.amount;
  return amount === undefined
    ? undefined
    : Math.round(Number(amount.replaceAll(',', '')) * 100) / 100;
}

/** The words for large amounts, each with the space before it, and a pattern such as `{from} to {to}`. */
export interface AmountWords {
  lakh: string;
  crore: string;
  fromTo: string;
}

export type Range = readonly [from: number, to: number];

const LAKH = 100_000;
const CRORE = 100 * LAKH;

function unitOf(rupees: number, words?: AmountWords) {
  if (!words || rupees < LAKH) return { size: 1, name: '' };
  return rupees < CRORE ? { size: LAKH, name: words.lakh } : { size: CRORE, name: words.crore };
}

/** Formats a number with Indian commas; paise have two digits, but a part of a lakh as few as it needs. */
const formatNumber = (number: number, size = 1) =>
  (number / size).toLocaleString('en-IN', {
    minimumFractionDigits: size === 1 && !Number.isInteger(number) ? 2 : 0,
    maximumFractionDigits: 2,
  });

/** Formats an amount: `₹60`, `₹60.50`, `₹1,20,000`, and with words `₹1.2 lakh`. */
export function formatAmount(rupees: number, words?: AmountWords): string {
  const { size, name } = unitOf(rupees, words);
  return `₹${formatNumber(rupees, size)}${name}`;
}

/** Formats a range of amounts; a common unit appears once: `₹6–9 lakh`. */
export function formatRange([from, to]: Range, words: AmountWords): string {
  const { size } = unitOf(to, words);
  if (from === to) return formatAmount(to, words);
  if (unitOf(from, words).size === size)
    return `₹${formatNumber(from, size)}–${formatAmount(to, words).slice(1)}`;
  return words.fromTo
    .replace('{from}', formatAmount(from, words))
    .replace('{to}', formatAmount(to, words));
}

/** Formats a price if it is an amount, and leaves any other text as written. */
export function formatPrice(text: string): string {
  const rupees = rupeesIn(text);
  return rupees === undefined ? text : formatAmount(rupees);
}

/** Returns the price of a dish if priceShow allows it. */
export const priceLabel = (dish: { price?: string | undefined; isPriceShown: boolean }) =>
  dish.isPriceShown ? dish.price : undefined;
