import { business } from '#/config.ts';
import { franchisesIn } from './finder.ts';

/** Texts for the page of a country, state or city; `location` goes from small to large. */
export const locationCopy = {
  title: franchisesIn,
  heading: (location: string) => `${location}માં અમારી ફ્રેન્ચાઇઝી`,
  description: (location: string) =>
    `${location}: અહીં ${business.name}નાં કાઉન્ટર ક્યાં ક્યાં છે અને એમનો સંપર્ક કેવી રીતે કરવો.`,
};
