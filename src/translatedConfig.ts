/**
 * `src/config.ts` in the language of the page: in other languages than English `#/config.ts` resolves to
 * this file.
 */
import { business as englishBusiness } from './config.ts';
import { translateFacts } from '#/content/translateFacts.ts';
import { factWords } from '#/copy/facts.ts';

export { languages } from './config.ts';

// Named exports: a browser script contains only those it uses, but with `import *` it would contain
// all.
export const business = translateFacts(englishBusiness, factWords);
