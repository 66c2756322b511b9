import { plainText } from './plainText.ts';

/** Control characters and noncharacters, which XML does not allow. */
const UNPRINTABLE = /[^\P{Cc}\n\t]|\p{Noncharacter_Code_Point}/gu;

/** Marks that turn the direction of what follows, even beyond the text. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Characters that nobody sees; within a text some of them join letters. */
const UNSEEN =
  /[\s\u00ad\u061c\u115f\u1160\u200b-\u200f\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]|\u034f|\u17b4|\u17b5|[\u180b-\u180e]/;

/** Removes what nobody sees from both ends of a text. */
export function trimUnseen(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && UNSEEN.test(text.charAt(start))) start += 1;
  while (end > start && UNSEEN.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Makes any text, HTML or not, plain text with `\n` line breaks that every page can show. */
export const cleanText = (text: string): string =>
  trimUnseen(
    plainText(text.toWellFormed().replace(/\r\n?/g, '\n'))
      .replace(UNPRINTABLE, '')
      .replace(DIRECTIONS, ''),
  );
