import type { FactWords } from '#/content/translateFacts.ts';

/** The texts of `src/config.ts` in this language; what is not here stays as it is written there. */
export const factWords: FactWords = {};

/** Apart, for forms that say it are shipped with it. */
export const replyWords: FactWords = {};
