/** The texts of the franchise finder, which are part of its script. */
export const directions = 'रास्ता देखें';

/** `location` goes from small to large: `Surat, Gujarat, India`. */
export const franchisesIn = (location: string) => `${location} में आउटलेट`;

/** The dropdowns of the finder, each with its empty option. */
export const country = 'देश';
export const state = 'राज्य';
export const city = 'शहर';
export const chooseCountry = 'देश चुनें';
export const chooseState = 'राज्य चुनें';
export const chooseCity = 'शहर चुनें';

/** Shown in place of outlets. */
export const missingCountry = 'आउटलेट देखने के लिए देश चुनें';
export const missingState = 'आउटलेट देखने के लिए राज्य चुनें';
export const missingCity = 'आउटलेट देखने के लिए शहर चुनें';
export const loadingFranchises = 'आउटलेट लोड हो रहे हैं...';
export const noFranchisesIn = (location: string) => `${location} में अभी कोई आउटलेट नहीं है।`;

/** Announced for a city's list: `Ahmedabad में 8 आउटलेट`. */
export const outletsIn = (count: number, city: string) => `${city} में ${count} आउटलेट`;

/** Shown if an outlet has no telephone number. */
export const noNumber = 'नंबर नहीं है';

export const tryAgain = 'फिर कोशिश करें';
