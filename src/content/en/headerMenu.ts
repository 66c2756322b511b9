/** Names of the header's navigation and of its two menus. */
export const main = 'Main';
export const menu = 'Menu';
export const pages = 'Pages';
