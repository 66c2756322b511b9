import * as config from '../../config.ts';
import { translateFacts } from '#/content/translateFacts.ts';
import type { Business } from '#/lib/business.ts';
import { dayWords, factWords, replyWords } from './facts.ts';

export { languages } from '../../config.ts';

/* @__NO_SIDE_EFFECTS__ */
const translateDays = (facts: Business): Business => ({
  ...facts,
  dailyOffers: translateFacts(facts.dailyOffers, dayWords),
});

export const business = translateDays(translateFacts(config.business, factWords));
export const reply = translateFacts(config.reply, replyWords);
