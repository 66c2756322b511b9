/** On an English page, to who reads this language. */
export const languageHint = { text: 'यह पेज हिन्दी में पढ़ें', close: 'बंद करें' };
