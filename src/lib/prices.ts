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

/** Formats an amount: `₹60`, `₹60.50`, `₹1,200`. */
export function formatAmount(rupees: number): string {
  const digits = Number.isInteger(rupees) ? 0 : 2;
  return `₹${rupees.toLocaleString('en-IN', { minimumFractionDigits: digits })}`;
}

/** Formats a price if it is an amount, and leaves any other text as written. */
export function formatPrice(text: string): string {
  const rupees = rupeesIn(text);
  return rupees === undefined ? text : formatAmount(rupees);
}

/** Returns the price of a dish if priceShow allows it. */
export const priceLabel = (dish: { price?: string | undefined; isPriceShown: boolean }) =>
  dish.isPriceShown ? dish.price : undefined;
