import { scriptOf } from '#/messages/languages.ts';
import { fontSource } from '#/tools/fonts/fontSource.ts';

/**
 * The font of a card's heading by its script, as ISO 15924 names it, with sizes in pixels: marks above and
 * below the letters need room. `baseline` is that of a single line.
 */
const HEADINGS = new Map([
  [
    'Latn',
    {
      font: fontSource('shrikhand/400Regular/Shrikhand_400Regular'),
      size: 96,
      lineHeight: 104,
      baseline: 358,
    },
  ],
  [
    'Gujr',
    {
      font: fontSource('shrikhand/400Regular/Shrikhand_400Regular'),
      size: 100,
      lineHeight: 124,
      baseline: 366,
    },
  ],
  [
    'Deva',
    { font: fontSource('hind/700Bold/Hind_700Bold'), size: 106, lineHeight: 132, baseline: 374 },
  ],
]);

/** How the headings of a language's cards are set. */
export function headingOf(code: string) {
  const script = scriptOf(code);
  const heading = HEADINGS.get(script);
  if (heading) return heading;
  throw new Error(`src/tools/cards/headingOf.ts has no font for ${script} (${code}).`);
}
