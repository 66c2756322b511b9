/** What the list of outlets is called, in its page and its finder. Apart, lest each island is shipped with the finder's words. */
export const franchises = 'आउटलेट';
export const ourFranchises = 'हमारे आउटलेट';
