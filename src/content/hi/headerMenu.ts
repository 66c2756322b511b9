/** The header's navigation, and the two menus in it. */
export const main = 'मुख्य';
export const menu = 'मेन्यू';
export const pages = 'पेज';
