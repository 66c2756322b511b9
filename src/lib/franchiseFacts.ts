import type { FactList, Listed } from './facts.ts';

/** What it takes to open a counter of one size. */
export interface CounterFormat {
  name: string;
  /** A file of `src/assets/drawings/shops/`. */
  drawing: string;
  area: string;
  /** In rupees, from and to. */
  investment: readonly [number, number];
  /** Of guests; none where they stand. */
  seats?: number | undefined;
  /** What such a shop may cost in rent, in rupees a month. */
  rents?: Listed<number> | undefined;
  staff: string;
  dishes: number;
}

/** What a partner is offered. What is left out here, no page says. */
export interface FranchiseFacts {
  formats?: FactList<CounterFormat> | undefined;
  /** Days of training, in our kitchen and at the partner's own counter. */
  training?: { kitchenDays: number; counterDays: number } | undefined;
  /** How long interiors and equipment take. */
  setUpTime?: string | undefined;
  /** From agreement to opening. */
  openingTime?: string | undefined;
  agreementYears?: number | undefined;
  /** How long pictures of a counter's cameras are kept. */
  cameraDays?: number | undefined;
  /** What the investment pays for, and what it does not. */
  includes?: Listed<string> | undefined;
  excludes?: Listed<string> | undefined;
  /** Months of rent that a landlord holds, and those that are paid before the counter earns. */
  rentMonths?: { deposit: number; ahead: number } | undefined;
  partnerBrings?: Listed<string> | undefined;
  brandBrings?: Listed<string> | undefined;
  papers?: Listed<string> | undefined;
  royalty?: string | undefined;
  territory?: string | undefined;
  refund?: string | undefined;
  /** In whose name the only bank account is that a partner pays into. */
  accountName?: string | undefined;
}
