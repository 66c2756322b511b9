import type { FactWords } from '#/content/translateFacts.ts';

/** Empty, because the texts of `src/config.ts` are in English. */
export const factWords: FactWords = {};
