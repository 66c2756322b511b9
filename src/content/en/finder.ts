/** The texts of the franchise finder, which are part of its script. */
export const directions = 'Directions';

/** `location` goes from small to large: `Surat, Gujarat, India`. */
export const franchisesIn = (location: string) => `Franchises in ${location}`;

/** The dropdowns of the finder, each with its empty option. */
export const country = 'Country';
export const state = 'State';
export const city = 'City';
export const chooseCountry = 'Select a country';
export const chooseState = 'Select a state';
export const chooseCity = 'Select a city';

/** Shown in place of outlets. */
export const missingCountry = 'Select a country to view franchises';
export const missingState = 'Select a state to view franchises';
export const missingCity = 'Select a city to view franchises';
export const loadingFranchises = 'Loading franchises...';
export const noFranchisesIn = (location: string) => `No franchises available in ${location}.`;

/** Announced for a city's list: `8 outlets in Ahmedabad`. */
export const outletsIn = (count: number, city: string) =>
  `${count} ${count === 1 ? 'outlet' : 'outlets'} in ${city}`;

/** Shown if an outlet has no telephone number. */
export const noNumber = 'N/A';

export const tryAgain = 'Try again';
