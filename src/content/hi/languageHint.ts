/** On an English page, to who reads this language. */
export const languageHint = { text: 'यह पेज हिंदी में पढ़ें', close: 'बंद करें' };
