import { scriptOf } from '#/messages/languages.ts';
import { faceOf, foundryFont } from './indicFaces.ts';

/** The font of headings, and of a name that is not drawn. After a change run `npm run fonts`. */
export const DISPLAY_FONT = foundryFont('shrikhand/400Regular/Shrikhand_400Regular');

const DISPLAY_SUBSET = new URL('../../assets/fonts/shrikhand-400.woff2', import.meta.url);

/** The font for drawn headings; those of Indian scripts have all conjuncts. */
export function headingFontOf(code: string): URL | string {
  const script = scriptOf(code);
  if (script === 'Latn') return DISPLAY_SUBSET;
  const face = faceOf(code);
  if (!face) throw new Error(`src/tools/fonts/indicFaces.ts has no font for ${script} (${code}).`);
  return foundryFont(face.drawn.source);
}
