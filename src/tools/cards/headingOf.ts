import { scriptOf } from '#/messages/languages.ts';
import { fontSource } from '#/tools/fonts/fontSource.ts';

interface Heading {
  font: string;
  /** In pixels, like the others; marks above and below the letters need room. */
  size: number;
  lineHeight: number;
  /** The baseline of a single line. */
  baseline: number;
}

const SHRIKHAND = fontSource('shrikhand/400Regular/Shrikhand_400Regular');
const HIND = fontSource('hind/700Bold/Hind_700Bold');

/** The heading of a card by the script's ISO 15924 name. */
const HEADINGS: Readonly<Record<string, Heading>> = {
  Latn: { font: SHRIKHAND, size: 96, lineHeight: 104, baseline: 358 },
  Gujr: { font: SHRIKHAND, size: 100, lineHeight: 124, baseline: 366 },
  Deva: { font: HIND, size: 106, lineHeight: 132, baseline: 374 },
};

/** Returns how the headings of a language's cards are set. */
export function headingOf(code: string): Heading {
  const script = scriptOf(code);
  const heading = HEADINGS[script];
  if (heading) return heading;
  throw new Error(`src/tools/cards/headingOf.ts has no font for ${script} (${code}).`);
}
