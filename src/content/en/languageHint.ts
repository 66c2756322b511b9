/** The hint on English pages for visitors who prefer another language; English only to check translations. */
export const languageHint = { text: 'Read this page in English', close: 'Close' };
