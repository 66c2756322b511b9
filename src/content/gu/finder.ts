/** The texts of the franchise finder, which are part of its script. */
export const directions = 'રસ્તો જુઓ';

/** `location` goes from small to large: `Surat, Gujarat, India`. */
export const franchisesIn = (location: string) => `${location}માં ફ્રેન્ચાઇઝી`;

/** The dropdowns of the finder, each with its empty option. */
export const country = 'દેશ';
export const state = 'રાજ્ય';
export const city = 'શહેર';
export const chooseCountry = 'દેશ પસંદ કરો';
export const chooseState = 'રાજ્ય પસંદ કરો';
export const chooseCity = 'શહેર પસંદ કરો';

/** Shown in place of outlets. */
export const missingCountry = 'ફ્રેન્ચાઇઝી જોવા દેશ પસંદ કરો';
export const missingState = 'ફ્રેન્ચાઇઝી જોવા રાજ્ય પસંદ કરો';
export const missingCity = 'ફ્રેન્ચાઇઝી જોવા શહેર પસંદ કરો';
export const loadingFranchises = 'ફ્રેન્ચાઇઝીની યાદી લાવીએ છીએ...';
export const noFranchisesIn = (location: string) => `અહીં હજી કોઈ ફ્રેન્ચાઇઝી નથી: ${location}.`;

/** Announced for a city's list: `Ahmedabad: 8 આઉટલેટ`. */
export const outletsIn = (count: number, city: string) => `${city}: ${count} આઉટલેટ`;

/** Shown if an outlet has no telephone number. */
export const noNumber = 'નંબર નથી';

export const tryAgain = 'ફરી પ્રયત્ન કરો';
