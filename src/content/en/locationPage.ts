import { business } from '#/config.ts';
import { franchisesIn } from './finder.ts';

/** Texts for the page of a country, state or city; `location` goes from small to large. */
export const locationCopy = {
  title: franchisesIn,
  heading: (location: string) => `Our ${franchisesIn(location)}`,
  description: (location: string) =>
    `${business.name} counters in ${location}: where they are and how to reach them.`,
};
