import { Blob, Face } from 'harfbuzzjs';

/** The numbers of a font's own statements in its table of names. */
const COPYRIGHT = 0;
const FAMILY = 1;
const LICENCE = 13;
/** The family of a font that has more weights than regular and bold. */
const WHOLE_FAMILY = 16;

const OPEN_FONT_LICENCE = 'SIL Open Font License';

/** A line for each family with its copyright; another licence than the usual one follows it. */
export function fontNotices(fonts: readonly Buffer[]): string {
  const notices = fonts.map((font) => {
    const face = new Face(new Blob(font));
    const name = (id: number) => face.getName(id, 'en');
    const licence = name(LICENCE);
    const other = licence.includes(OPEN_FONT_LICENCE) ? '' : ` (${licence || 'no licence stated'})`;
    return `${name(WHOLE_FAMILY) || name(FAMILY)}: ${name(COPYRIGHT)}${other}`;
  });
  return [...new Set(notices)].join('\n');
}

/** Replaces the notices, which are the second paragraph of `public/fonts-licence.txt`. */
export function withNotices(text: string, notices: string): string {
  const [title = '', , ...licence] = text.split('\n\n');
  return [title, notices, ...licence].join('\n\n');
}
