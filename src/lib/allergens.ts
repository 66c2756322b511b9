/** The allergens that a dish can state. A dish that names any other passes no allergen filter. */
export const ALLERGENS = [
  'milk',
  'wheat',
  'peanut',
  'tree nuts',
  'soy',
  'sesame',
  'mustard',
  'egg',
] as const;

export type Allergen = (typeof ALLERGENS)[number];

/** The diets that a dish can state. */
export const DIETS = ['jain', 'no onion or garlic'] as const;

/** A list of names from the API. */
export interface NameList {
  /** Known names, and others as written. */
  names: readonly string[];
  /** Whether the list was readable and all its names are known. */
  isClear: boolean;
}
