import type { FactList, Listed } from './facts.ts';

/** A size of counter, and what it takes to open one. */
export interface CounterFormat {
  name: string;
  /** A file of `src/assets/drawings/shops/`. */
  drawing: string;
  area: string;
  /** The lowest and the highest, in rupees. */
  investment: readonly [number, number];
  /** Seats for guests; left out if they stand. */
  seats?: number | undefined;
  /** Examples of rent for such a shop, in rupees a month. */
  rents?: Listed<number> | undefined;
  staff: string;
  dishes: number;
}

/** What a partner is offered. Pages omit the facts that are left out. */
export interface FranchiseFacts {
  formats?: FactList<CounterFormat> | undefined;
  /** Days of training, in our kitchen and at the partner's own counter. */
  training?: { kitchenDays: number; counterDays: number } | undefined;
  /** How long it takes to fit out and equip the counter. */
  setUpTime?: string | undefined;
  /** The time from agreement to opening. */
  openingTime?: string | undefined;
  agreementYears?: number | undefined;
  /** How many days a counter's camera recordings are kept. */
  cameraDays?: number | undefined;
  /** What the investment pays for; `excludes` is what it does not. */
  includes?: Listed<string> | undefined;
  excludes?: Listed<string> | undefined;
  /** How many months' rent are the landlord's deposit, and how many are paid before the counter earns. */
  rentMonths?: { deposit: number; ahead: number } | undefined;
  partnerBrings?: Listed<string> | undefined;
  brandBrings?: Listed<string> | undefined;
  papers?: Listed<string> | undefined;
  royalty?: string | undefined;
  territory?: string | undefined;
  refund?: string | undefined;
  /** The holder of the only bank account that partners pay into. */
  accountName?: string | undefined;
}
