/** `src/config.ts` where pages speak another language than it does: there `#/config.ts` leads here. */
import { business as englishBusiness } from './config.ts';
import { translateFacts } from '#/content/translateFacts.ts';
import { factWords } from '#/copy/facts.ts';

export { languages } from './config.ts';

// Browsers get what their scripts name of these, and `import *` would name all.
export const business = translateFacts(englishBusiness, factWords);
