/** Follows a distance, after a space. */
export const kilometres = 'किमी';

/** Follow an amount in rupees; the space is part of the text. */
export const lakh = ' लाख';
export const crore = ' करोड़';

/** Two amounts whose units differ: `₹90,000 से ₹1.2 लाख`. */
export const fromTo = (from: string, to: string) => `${from} से ${to}`;

/** Units of weight and volume, as they follow a number. */
export const units = { g: 'ग्राम', kg: 'किलो', ml: 'मिली', l: 'लीटर' };

/** The price of one unit of a weight or volume: `₹0.45 प्रति ग्राम`. */
export const pricePer = (price: string, unit: keyof typeof units) => `${price} प्रति ${units[unit]}`;
