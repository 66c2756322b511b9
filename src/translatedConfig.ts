/** `src/config.ts` where pages speak another language than it does: there `#/config.ts` leads here. */
import * as config from './config.ts';
import { translateFacts } from '#/content/translateFacts.ts';
import { factWords, replyWords } from '#/copy/facts.ts';

export const { languages } = config;

export const business = translateFacts(config.business, factWords, replyWords);
export const reply = translateFacts(config.reply, replyWords);
