/** The words that the franchise finder shares with its pages: they are shipped with it. */
export const franchises = 'Franchises';
export const ourFranchises = 'Our Franchises';

/** `location` from small to large, as `Surat, Gujarat, India` (spec, section 2). */
export const franchisesIn = (location: string) => `Franchises in ${location}`;
