import type { CounterFormat, FranchiseFacts } from '#/business/franchise.ts';

export type RentMonths = NonNullable<FranchiseFacts['rentMonths']>;

/** The costs of opening a counter at one rent, in rupees. */
export interface Reckoning {
  rent: number;
  deposit: number;
  ahead: number;
  sum: readonly [number, number];
}

/** The costs of a format as far as its facts are known, for each rent that such a shop may have. */
export const reckonSums = (
  {
    investment,
    rents = [],
  }: Pick<CounterFormat, 'investment'> & { rents?: readonly number[] | undefined },
  months: RentMonths,
): Reckoning[] =>
  rents.map((rent) => {
    const [deposit, ahead] = [rent * months.deposit, rent * months.ahead];
    const [from, to] = investment;
    return { rent, deposit, ahead, sum: [from + deposit + ahead, to + deposit + ahead] };
  });
