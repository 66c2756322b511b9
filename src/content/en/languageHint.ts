/** On an English page, to who reads another language; in English for who checks the others. */
export const languageHint = { text: 'Read this page in English', close: 'Close' };
