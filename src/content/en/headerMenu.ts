/** The header's navigation, and the two menus in it. */
export const main = 'Main';
export const menu = 'Menu';
export const pages = 'Pages';
