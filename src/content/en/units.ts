/** Stands after a distance, with a space between. */
export const kilometres = 'km';

/** Stand after an amount in rupees, with their space. */
export const lakh = ' lakh';
export const crore = ' crore';

/** Two amounts whose units differ: `₹90,000 to ₹1.2 lakh`. */
export const fromTo = (from: string, to: string) => `${from} to ${to}`;

/** How a weight or volume is measured, as it is written after a number. */
export const units = { g: 'g', kg: 'kg', ml: 'ml', l: 'l' };

/** The price of one unit of a weight or volume: `₹0.45 per g`. */
export const pricePer = (price: string, unit: keyof typeof units) => `${price} per ${units[unit]}`;
