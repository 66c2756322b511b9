import { drawingOf } from '#/assets/drawings/drawings.ts';
import { businessIn } from '#/business/business.ts';

const { name, wordmark } = businessIn('en');

/** The size of the logo's mark; the other measures have the same unit. */
export const MARK = 96;
/** Where the name begins, beside the mark. */
export const NAME_AT = 104;
/** The height of a drawn name. */
export const NAME_HEIGHT = 92;
/** Of a letter of the display font, on average. */
const LETTER_WIDTH = 47;

function drawnWidth(drawing: string): number {
  const viewBox = String(drawingOf(drawing).attributes.viewBox);
  const [, , width = 0, height = NAME_HEIGHT] = viewBox.split(' ').map(Number);
  return (NAME_HEIGHT * width) / height;
}

/** The width of the name; if it is not drawn, an estimate. */
export const NAME_WIDTH =
  wordmark === undefined ? LETTER_WIDTH * name.length : drawnWidth(wordmark);
