/** Names of the header's navigation and of its two menus. */
export const main = 'मुख्य';
export const menu = 'मेन्यू';
export const pages = 'पेज';
