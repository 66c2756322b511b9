/** The header's navigation, and the two menus in it. */
export const main = 'મુખ્ય';
export const menu = 'મેનુ';
export const pages = 'પાનાં';
