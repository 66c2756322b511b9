/** Notations for rupees: the sign, `Rs.`, `INR`, and the words in Gujarati and Hindi. */
const RUPEES =
  /₹|(?<!\p{L})(?:rs|inr|rupees?)(?!\p{L})\.?|(?:રૂપિયા|રૂ|रुपये|रुपए|रु)(?![\p{L}\p{M}])\.?/giu;
/** Words that say that a price is one. */
const LABEL = /^\s*(?:m\.?r\.?p\.?|price|rate|ભાવ|કિંમત|कीमत|दाम)(?![\p{L}\p{M}])\s*[:=–-]?/iu;
/** `120/-` and `120 only`, as on bills. */
const BILL_END = /\s*(?:\/\s*[-–=]+|\bonly\b|[.\s])+$/iu;
/** A longer text is no price. */
const MAX_LENGTH = 200;

/** `120.5` becomes `120.50`, and `119.99999999999999`, which arithmetic made, becomes `120`. */
const roundPaise = (amount: string) =>
  /^\d+\.(?:\d|\d{3,})$/.test(amount) ? Number(amount).toFixed(2).replace(/\.00$/, '') : amount;

/**
 * The amount of a price without its currency, because pages print `₹` before it: `MRP ₹ 120`, `Rs. 120` and
 * `120/-` become `120`; `1,200.50` stays. `undefined` if there is no number.
 */
export function parsePrice(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const amount = text.replace(RUPEES, ' ').replace(LABEL, '').replace(BILL_END, '');
  return /\p{Nd}/u.test(amount) ? roundPaise(amount.replace(/\s+/g, ' ').trim()) : undefined;
}

/** A price for machines, `1200.50` for `1,200.50`; `undefined` if it is not a single number. */
export const priceNumber = (price: string): string | undefined =>
  /^(?:\d+|\d{1,3}(?:,\d{2,3})+)(?:\.\d+)?$/.test(price) ? price.replaceAll(',', '') : undefined;

/** The price of a dish as pages print it, `₹60`; `undefined` if there is none or it must not be shown. */
export const priceLabel = (dish: { price?: string | undefined; isPriceShown: boolean }) =>
  dish.isPriceShown && dish.price !== undefined ? `₹${dish.price}` : undefined;
