// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- `#/config.ts` is this file here
import * as config from '../../config.ts';
import { translateFacts } from '#/content/translateFacts.ts';
import { factWords, replyWords } from './facts.ts';

export const { languages } = config;

export const business = translateFacts(config.business, factWords, replyWords);
export const reply = translateFacts(config.reply, replyWords);
