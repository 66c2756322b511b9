/** On an English page, to who reads this language. */
export const languageHint = { text: 'આ પાનું ગુજરાતીમાં વાંચો', close: 'બંધ કરો' };
