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
  for (const [grapheme] of text.matchAll(GRAPHEME)) {
    rest -= lengthOf(grapheme);
    if (rest < 0) break;
    kept += grapheme;
  }
  return kept.trimEnd() + ELLIPSIS;
}

/** Shortens the longest texts until all together take at most so much of an address. */
function fit(texts: readonly string[], room: number): string[] {
  const fitted = [...texts];
  let rest = room;
  const lengths = texts.map(lengthOf);
  const shortestFirst = [...texts.keys()].sort(
    (one, other) => (lengths[one] ?? 0) - (lengths[other] ?? 0),
  );
  for (const [done, index] of shortestFirst.entries()) {
    const text = shorten(texts[index] ?? '', Math.floor(rest / (texts.length - done)));
    fitted[index] = text;
    rest -= lengthOf(text);
  }
  return fitted;
}

/** `Your Name: Asha` */
const writeLine = (label: string, value: string) =>
  `${label}${label.endsWith('?') ? '' : ':'} ${value}`;

/** A text as it can be written into an address. */
const tidy = (text: string, lineBreak: string) =>
  text.trim().replace(LONE_SURROGATE, '\ufffd').replace(/\r?\n/g, lineBreak);

/**
 * A link with a prepared message: a WhatsApp chat or a `mailto:` address with what was typed, one field a
 * line, below the form's title. The longest texts are cut (a letter of ours takes nine signs of an
 * address), so that the whole address stays short.
 */
export function messageLink(to: string, title: string, fields: readonly FieldText[]): string {
  const isMail = to.startsWith('mailto:');
  const lineBreak = isMail ? '\r\n' : '\n';
  const filled = fields
    .map(({ label, value }) => [tidy(label, ' ').replace(/\s*\*$/, ''), tidy(value, lineBreak)])
    .filter(([, value]) => value !== '');
  /** The link for these labels and values in turn. */
  const linkTo = (texts: readonly string[]) => {
    const lines = filled.map((_, index) =>
      writeLine(texts[2 * index] ?? '', texts[2 * index + 1] ?? ''),
    );
    const message = lines.join(lineBreak);
    return isMail
      ? `${to}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(message)}`
      : whatsappMessage(to, `${title}\n\n${message}`);
  };
  const frame = linkTo([]);
  return linkTo(fit(filled.flat(), MAX_LENGTH - frame.length));
}
