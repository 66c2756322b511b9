/** Stands after a distance, with a space between. */
export const kilometres = 'किमी';

/** Stand after an amount in rupees, with their space. */
export const lakh = ' लाख';
export const crore = ' करोड़';

/** Two amounts whose units differ: `₹90,000 से ₹1.2 लाख`. */
export const fromTo = (from: string, to: string) => `${from} से ${to}`;

/** How a weight or volume is measured, as it is written after a number. */
export const units = { g: 'ग्राम', kg: 'किलो', ml: 'मिली', l: 'लीटर' };

/** The price of one unit of a weight or volume: `₹0.45 प्रति ग्राम`. */
export const pricePer = (price: string, unit: keyof typeof units) => `${price} प्रति ${units[unit]}`;
