import * as config from '../../config.ts';
import { translateFacts } from '#/content/translateFacts.ts';
import { factWords, replyWords } from './facts.ts';

export { languages } from '../../config.ts';

export const business = translateFacts(config.business, factWords);
export const reply = translateFacts(config.reply, replyWords);
