import { whatsappMessage } from '#/lib/whatsappMessage.ts';

/** Some mail programs and systems cut longer addresses. */
const MAX_LENGTH = 2000;

const ELLIPSIS = '…';

/**
 * A character with what belongs to it: marks, skin tones, what is joined to it, the second half of a flag
 * or of a line break. `Intl.Segmenter` is missing in Firefox before 125.
 */
const GRAPHEME =
  /\r\n|\p{RI}{2}|.(?:[\p{M}\p{Emoji_Modifier}\u200d]|(?<=\u200d).|(?<=\p{L}\p{M}*[\u094d\u0acd])\p{L})*/gsu;

/** Halves of a character cannot be written into an address. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** What was typed into a field, and its label. */
export interface Answer {
  label: string;
  value: string;
}

const lengthOf = (text: string) => encodeURIComponent(text).length;

/** The beginning of a text that takes at most so much of an address, with an ellipsis if it is cut. */
function shorten(text: string, room: number): string {
  if (lengthOf(text) <= room) return text;
  let rest = room - lengthOf(ELLIPSIS);
  let kept = '';
  for (const [grapheme] of text.matchAll(GRAPHEME)) {
    rest -= lengthOf(grapheme);
    if (rest < 0) break;
    kept += grapheme;
  }
  return kept.trimEnd() + ELLIPSIS;
}

/** Shortens the longest values until all together take at most so much of an address. */
function fit(values: readonly string[], room: number): string[] {
  const fitted = [...values];
  let rest = room;
  const shortestFirst = [...values.keys()].sort(
    (one, other) => lengthOf(values[one] ?? '') - lengthOf(values[other] ?? ''),
  );
  for (const [done, index] of shortestFirst.entries()) {
    const text = shorten(values[index] ?? '', Math.floor(rest / (values.length - done)));
    fitted[index] = text;
    rest -= lengthOf(text);
  }
  return fitted;
}

/** `Your Name: Asha`; the asterisk of a required field has no meaning outside the form. */
function writeLine({ label, value }: Answer): string {
  const name = label.replace(/\s*\*$/, '');
  return `${name}${name.endsWith('?') ? '' : ':'} ${value}`;
}

/**
 * A link with a prepared message: a WhatsApp chat or a `mailto:` address with the answers that were given,
 * one a line, below the form's title. Long answers are cut so that the whole address stays short.
 */
export function messageLink(to: string, title: string, answers: readonly Answer[]): string {
  const isMail = to.startsWith('mailto:');
  const lineBreak = isMail ? '\r\n' : '\n';
  const given = answers
    .map(({ label, value }) => ({
      label,
      value: value.trim().replace(LONE_SURROGATE, '\ufffd').replace(/\r?\n/g, lineBreak),
    }))
    .filter(({ value }) => value !== '');
  const linkTo = (values: readonly string[]) => {
    const lines = given.map(({ label }, index) => writeLine({ label, value: values[index] ?? '' }));
    const text = lines.join(lineBreak);
    return isMail
      ? `${to}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`
      : whatsappMessage(to, `${title}\n\n${text}`);
  };
  const frame = linkTo(given.map(() => ''));
  const values = given.map(({ value }) => value);
  return linkTo(fit(values, MAX_LENGTH - frame.length));
}
