/** Names of the header's navigation and of its two menus. */
export const main = 'મુખ્ય';
export const menu = 'મેનુ';
export const pages = 'પાનાં';
