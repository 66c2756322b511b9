/** Notations for rupees: the sign, `Rs.`, `INR`, and the words in Gujarati and Hindi. */
const RUPEES = /₹|\b(?:rs|inr)\b\.?|\brupees?\b|રૂપિયા|રૂ\.?|रुपये|रु\.?/giu;
/** `120/-` and `120 only`, as on bills. */
const BILL_END = /(?:\s*(?:\/\s*[-–=]+|\bonly\b))+\s*$/iu;

/**
 * The amount of a price without its currency, because pages print `₹` before it: `₹ 120`, `Rs. 120` and
 * `120/-` become `120`; `1,200.50` stays. `undefined` if there is no number.
 */
export function parsePrice(text: string): string | undefined {
  const amount = text.replace(RUPEES, '').replace(BILL_END, '').replace(/\s+/g, ' ').trim();
  return /\p{Nd}/u.test(amount) ? amount : undefined;
}

/** A price for machines, `1200.50` for `1,200.50`; `undefined` if it is not a single number. */
export const priceNumber = (price: string): string | undefined =>
  /^(?:\d+|\d{1,3}(?:,\d{2,3})+)(?:\.\d+)?$/.test(price) ? price.replaceAll(',', '') : undefined;
