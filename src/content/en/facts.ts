import type { FactWords } from '#/content/translateFacts.ts';

/** The texts of `src/config.ts` in this language, in which they are written. */
export const factWords: FactWords = {};

/** Apart, for forms that say it are shipped with it. */
export const replyWords: FactWords = {};
