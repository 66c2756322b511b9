/** Follows a distance, after a space. */
export const kilometres = 'km';

/** Follow an amount in rupees; the space is part of the text. */
export const lakh = ' lakh';
export const crore = ' crore';

/** Two amounts whose units differ: `₹90,000 to ₹1.2 lakh`. */
export const fromTo = (from: string, to: string) => `${from} to ${to}`;

/** Units of weight and volume, as they follow a number. */
export const units = { g: 'g', kg: 'kg', ml: 'ml', l: 'l' };

/** The price of one unit of a weight or volume: `₹0.45 per g`. */
export const pricePer = (price: string, unit: keyof typeof units) => `${price} per ${units[unit]}`;
