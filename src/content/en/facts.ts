import type { FactWords } from '#/content/translateFacts.ts';

/** The texts of `src/config.ts` in this language, in which they are written. */
export const factWords: FactWords = {};
