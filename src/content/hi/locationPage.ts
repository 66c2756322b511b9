import { business } from '#/config.ts';
import { franchisesIn } from './finder.ts';

/** Texts for the page of a country, state or city; `location` goes from small to large. */
export const locationCopy = {
  title: franchisesIn,
  heading: (location: string) => `${location} में हमारे आउटलेट`,
  description: (location: string) =>
    `${location} में ${business.name} के काउंटर: कहाँ हैं और उन तक कैसे पहुँचें।`,
};
