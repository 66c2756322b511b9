import { whatsappMessage } from '#/lib/whatsappMessage.ts';

/** Some mail programs and systems cut longer addresses. */
const MAX_LENGTH = 2000;

const ELLIPSIS = '…';

/** The beginning of a word at the end of a text; a longer one is no word. */
const PART_OF_WORD = /\s\S{0,40}$/;

/** Halves of a character cannot be written into an address. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** What was typed into a field, and its label. */
export interface FieldText {
  label: string;
  value: string;
}

const lengthOf = (text: string) => encodeURIComponent(text).length;

/** The beginning of a text that takes at most so much of an address, with an ellipsis if it is cut. */
function shorten(text: string, room: number): string {
  if (lengthOf(text) <= room) return text;
  let rest = room - lengthOf(ELLIPSIS);
  let kept = '';
  for (const character of text) {
    rest -= lengthOf(character);
    if (rest < 0) break;
    kept += character;
  }
  return kept.replace(PART_OF_WORD, '') + ELLIPSIS;
}

/** A text as it can be written into an address. */
const tidy = (text: string, lineBreak: string) =>
  text.trim().replace(LONE_SURROGATE, '\ufffd').replace(/\r?\n/g, lineBreak);

/**
 * A link with a prepared message: a WhatsApp chat or a `mailto:` address with what was typed, one field a
 * line, below the form's title. The longest texts are cut (a letter of ours takes nine signs of an
 * address), all to the same length, so that the whole address stays short.
 */
export function messageLink(to: string, title: string, fields: readonly FieldText[]): string {
  const isMail = to.startsWith('mailto:');
  const lineBreak = isMail ? '\r\n' : '\n';
  const filled = fields
    .map(({ label, value }) => [tidy(label, ' ').replace(/\s*\*$/, ''), tidy(value, lineBreak)])
    .filter(([, value]) => value !== '');
  /** The link, if each text takes at most so much of it. */
  const linkWith = (room: number) => {
    const lines = filled.map(([label = '', value = '']) => {
      const name = shorten(label, room);
      return `${name}${name.endsWith('?') ? '' : ':'} ${shorten(value, room)}`;
    });
    const message = lines.join(lineBreak);
    return isMail
      ? `${to}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(message)}`
      : whatsappMessage(to, `${title}\n\n${message}`);
  };
  let [fits, tooMuch] = [0, MAX_LENGTH];
  while (tooMuch - fits > 1) {
    const room = Math.floor((fits + tooMuch) / 2);
    if (linkWith(room).length <= MAX_LENGTH) fits = room;
    else tooMuch = room;
  }
  return linkWith(fits);
}
