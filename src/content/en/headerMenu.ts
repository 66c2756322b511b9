/** The header's navigation, and the two menus in it. */
export const main = 'Main';
export const menu = 'Menu';
export const pages = 'Pages';

/** On an English page, to who reads this language; in English for who checks the others. */
export const invitation = { text: 'Read this page in English', close: 'Close' };
