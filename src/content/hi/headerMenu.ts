/** The header's navigation, and the two menus in it. */
export const main = 'मुख्य';
export const menu = 'मेन्यू';
export const pages = 'पेज';

/** On an English page, to who reads this language. */
export const invitation = { text: 'यह पेज हिंदी में पढ़ें', close: 'बंद करें' };
