import { drawingOf } from '#/assets/drawings/drawings.ts';
import { businessIn } from '#/business/business.ts';

const { name, wordmark } = businessIn('en');

/** The size of the logo's mark, in the unit of the other measures. */
export const MARK = 96;
/** The position of the name beside the mark. */
export const NAME_AT = 104;
/** The height of a drawn name. */
export const NAME_HEIGHT = 92;
/** The average width of a letter of the display font. */
const LETTER_WIDTH = 47;

function drawnWidth(drawing: string): number {
  const viewBox = String(drawingOf(drawing).attributes.viewBox);
  const [, , width = 0, height = NAME_HEIGHT] = viewBox.split(' ').map(Number);
  return (NAME_HEIGHT * width) / height;
}

/** Returns the width of the drawn name, or an estimate of the width of a written one. */
export const nameWidth = (written: string): number =>
  wordmark === undefined ? LETTER_WIDTH * written.length : drawnWidth(wordmark);

/** The width of the business's name. */
export const NAME_WIDTH = nameWidth(name);
