/** The header's navigation, and the two menus in it. */
export const main = 'મુખ્ય';
export const menu = 'મેનુ';
export const pages = 'પાનાં';

/** On an English page, to who reads this language. */
export const invitation = { text: 'આ પાનું ગુજરાતીમાં વાંચો', close: 'બંધ કરો' };
