import type { ContactLink, Listed } from './facts.ts';

export interface Pack {
  name: string;
  /** A file of `src/assets/packs/`. */
  picture: string;
  alt: string;
  netQuantity: string;
  price: string;
  bestBefore: string;
  ingredients: string;
}

/**
 * What Indian law requires a seller to state before a remote order of packed food, in addition to each
 * pack's own facts: the packaged commodities rules of 2011 (rule 6(10)), the food labelling regulations and
 * the e-commerce rules of 2020.
 */
export interface PackDuties {
  isSample?: boolean | undefined;
  /** By the pack's name. */
  allergens?: Readonly<Record<string, string>> | undefined;
  /** The manufacturer and packer, with the full postal address. */
  maker?: { name: string; address: Listed<string> } | undefined;
  /** The licence number of the food authority: 14 digits. */
  licence?: string | undefined;
  complaints?:
    | {
        person?: string | undefined;
        phone?: ContactLink | undefined;
        email?: ContactLink | undefined;
      }
    | undefined;
}
