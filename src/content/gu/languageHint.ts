/** Shown on an English page to visitors who prefer this language. */
export const languageHint = { text: 'આ પાનું ગુજરાતીમાં વાંચો', close: 'બંધ કરો' };
