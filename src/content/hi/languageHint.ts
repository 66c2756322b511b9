/** Shown on an English page to visitors who prefer this language. */
export const languageHint = { text: 'यह पेज हिन्दी में पढ़ें', close: 'बंद करें' };
