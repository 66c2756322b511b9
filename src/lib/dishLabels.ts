import { readAllergens, type AllergenReading } from './readAllergens.ts';

/** Whether a dish follows a rule always or on request. */
export type Keeping = 'always' | 'on request';

/** The labels of a dish from its key features; those not mentioned are absent. */
export interface DishLabels extends AllergenReading {
  jain?: Keeping | undefined;
  noOnionGarlic?: Keeping | undefined;
}

const JAIN = /^(?:jain(?: food| dish)?|suitable for jains|જૈન|जैन)$/;
const JAIN_ON_REQUEST =
  /^(?:can be made jain|(?:jain|જૈન|जैन)(?: version| option)?(?: is)?(?: available)?(?: on request)?)$/;
const NOT_JAIN = /\b(?:not|non|no|without)\b.*\bjain/;

function readJain(clauses: readonly string[]): Keeping | undefined {
  if (clauses.some((clause) => NOT_JAIN.test(clause))) return undefined;
  if (clauses.some((clause) => JAIN.test(clause))) return 'always';
  return clauses.some((clause) => JAIN_ON_REQUEST.test(clause)) ? 'on request' : undefined;
}

const WITHOUT = /^(?:version )?(?:no|without|free (?:of|from)) (.+?)( on request)?$/;
const BETWEEN = /\s*[,/&-]\s*(?:(?:and|or|nor) )?(?:no )?|\s+(?:and|or|nor)\s+(?:no )?/;

/** Reads what a clause says is left out: `no onion, garlic or potato` → three words. */
function readAbsent(clause: string) {
  const [, list = '', onRequest] = WITHOUT.exec(clause) ?? [];
  const keeping: Keeping = onRequest ? 'on request' : 'always';
  return list.split(BETWEEN).map((word) => [word.replace(/s$/, ''), keeping] as const);
}

function readNoOnionGarlic(clauses: readonly string[]): Keeping | undefined {
  const absent = clauses.flatMap(readAbsent);
  const keepings = ['onion', 'garlic'].map((wanted) =>
    absent.filter(([word]) => word === wanted).map(([, keeping]) => keeping),
  );
  if (keepings.some((found) => found.length === 0)) return undefined;
  return keepings.every((found) => found.includes('always')) ? 'always' : 'on request';
}

/**
 * Reads the labels of a dish from its key features, only if they state them plainly. A claim (Jain, no onion
 * or garlic) must be a whole clause. `others` are texts that may mention allergens without stating them.
 */
export function readDishLabels(
  keyFeatures: readonly string[],
  others: readonly string[] = [],
): DishLabels {
  const clauses = keyFeatures
    .flatMap((feature) => feature.toLowerCase().split(/[;.]/))
    .map((clause) => clause.replace(/\s+/g, ' ').trim());
  return {
    jain: readJain(clauses),
    noOnionGarlic: readNoOnionGarlic(clauses),
    ...readAllergens(keyFeatures, others),
  };
}
