/** Stands after a distance, with a space between. */
export const kilometres = 'કિમી';

/** Stand after an amount in rupees, with their space. */
export const lakh = ' લાખ';
export const crore = ' કરોડ';

/** Two amounts whose units differ: `₹90,000 થી ₹1.2 લાખ`. */
export const fromTo = (from: string, to: string) => `${from} થી ${to}`;

/** How a weight or volume is measured, as it is written after a number. */
export const units = { g: 'ગ્રામ', kg: 'કિલો', ml: 'મિલી', l: 'લિટર' };

/** The price of one unit of a weight or volume: `ગ્રામ દીઠ ₹0.45`. */
export const pricePer = (price: string, unit: keyof typeof units) => `${units[unit]} દીઠ ${price}`;
