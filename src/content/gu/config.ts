// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- `#/config.ts` is this file here
import * as config from '../../config.ts';
import { translateFacts } from '#/content/translateFacts.ts';
import type { Business } from '#/lib/business.ts';
import { dayWords, factWords, replyWords } from './facts.ts';

export const { languages } = config;

/* @__NO_SIDE_EFFECTS__ */
function translateBusiness(facts: Business): Business {
  const words = { ...factWords, ...replyWords };
  const { dailyOffers, ...others } = facts;
  return {
    ...translateFacts(others, words),
    dailyOffers: translateFacts(dailyOffers, { ...words, ...dayWords }),
  };
}

export const business = translateBusiness(config.business);
export const reply = translateFacts(config.reply, replyWords);
