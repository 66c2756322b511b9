import type { ContactLink, Listed } from './facts.ts';

export interface Pack {
  name: string;
  /** A file of `src/assets/packs/`, and what is seen there. */
  picture: string;
  alt: string;
  netQuantity: string;
  price: string;
  bestBefore: string;
  ingredients: string;
}

/**
 * What Indian law asks to be known of packed food before an order at a distance, beside what each pack says: the
 * packaged commodities rules of 2011 (rule 6(10)), the food labelling regulations and the e-commerce rules of 2020.
 */
export interface PackDuties {
  isSample?: boolean | undefined;
  /** By the name of the pack. */
  allergens?: Readonly<Record<string, string>> | undefined;
  /** Who makes and packs, with the whole postal address. */
  maker?: { name: string; address: Listed<string> } | undefined;
  /** Of the food authority: 14 digits. */
  licence?: string | undefined;
  complaints?:
    | {
        person?: string | undefined;
        phone?: ContactLink | undefined;
        email?: ContactLink | undefined;
      }
    | undefined;
}
