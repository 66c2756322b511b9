/** The name of the list of outlets. In its own file, so that other islands do not contain the finder's texts. */
export const franchises = 'Franchises';
export const ourFranchises = 'Our Franchises';
