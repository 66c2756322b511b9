import { readdir, readFile } from 'node:fs/promises';
import type { Font } from 'harfbuzzjs';
import { describe, expect, test, vi } from 'vitest';
import { business } from '#/business/business.ts';
import { faceTexts } from '#/tools/fonts/faceTexts.ts';
import { INDIC_FACES } from '#/tools/fonts/indicFaces.ts';
import { languages, scriptOf } from '#/messages/languages.ts';
import { glyphRun, openFace, openServed, wordsSetOtherwise } from '../../../fixtures/fontGlyphs.ts';

vi.unmock('#/business/parts.ts'); // the fonts are made of the business's own parts

const STYLES = new URL('../../../../src/styles/languages.css', import.meta.url);
const SAMPLE = new URL('../../../../src/sample/content/', import.meta.url);

/** All text of the sample API, joined. */
async function readSample(): Promise<string> {
  const files = await readdir(SAMPLE, { recursive: true });
  const code = files.filter((file) => file.endsWith('.ts'));
  return (await Promise.all(code.map((file) => readFile(new URL(file, SAMPLE), 'utf8')))).join();
}

/** Words of other people, with conjuncts that our copy does not have. */
const WORDS_OF_OTHERS = {
  Gujr:
    'સાલ મુબારક ઉત્તરાયણ બેસન હળદર સુધારવા સંમતિ ભારતીય સંરક્ષણ મિષ્ટાન્ન વિદ્યા બુદ્ધિ પદ્મ જ્ઞાન શ્રી સ્ત્રી ' +
    'રાષ્ટ્ર અડ્ડો ખટ્ટો પાઠ્ય કર્મ રત્ન દ્વારા બ્રહ્મ ટ્રેન ધ્રુવ વ્રજ ભ્રમ નમ્ર શીઘ્ર વજ્ર હ્રદય પ્રક્રિયા લક્ષ્મી ' +
    'ચિઠ્ઠી મઠ્ઠો ઉદ્ઘાટન અદ્ભુત ચિહ્ન વિશ્વ',
  Deva:
    'केवल टिक सहमति मिटवाने शिकायत भारतीय संरक्षण ज़्यादा ज्ञान श्री विद्या बुद्धि ब्रह्मा उत्तर ' +
    'अड्डा खट्टा शक्ति क्रिया कर्म द्वारा १२३ । मट्ठा गड्ढा लड्डू प्रक्रिया श्रृंखला शृंखला चंद्र ड्रिंक ध्रुव व्रत भ्रम ' +
    'नम्र शीघ्र वज्र मिस्र थ्री अफ्रीका अद्भुत नाट्य ट्यूशन',
};

test("the display face sets the business's name as the whole font does", async () => {
  const source = 'shrikhand/400Regular/Shrikhand_400Regular';
  const display = await openFace({ name: 'shrikhand-400', source });
  const { gujaratiName = '', nameWords } = business;
  const words = [gujaratiName, ...(nameWords?.words ?? []).map(({ written }) => written)];
  expect(wordsSetOtherwise(display, words)).toEqual([]);
});

test.each(['hind-vadodara-400', 'hind-vadodara-600'])('%s has the sign of prices', async (name) => {
  const { face } = await openServed(name);
  expect([...face.collectUnicodes()]).toContain('₹'.codePointAt(0));
});

/** Conjuncts that are too rare for their bytes: half forms replace them. */
const HALVED = {
  Gujr: 'શક્તિ સ્વાદિષ્ટ સ્સ સ્ક ન્ડ લ્જ મ્પ પ્ટ ષ્ણ ક્સ',
  Deva: 'हिन्दी स्त्री राष्ट्र मिष्ठान्न स्वादिष्ट स्थिति श्ल स्न प्ट प्त म्म न्स क्स्ट ल्क फ़्ल',
};

/** Without positions, because a sign stands lower below a wider letter. */
const outlinesOf = (font: Font, word: string): string[] =>
  glyphRun(font, word).map((glyph) => glyph.split(' ').slice(0, -3).join(' '));

/** Conjuncts without another form: those with ra, and in Gujarati those whose first letter has no half form. */
const UNHALVED = { Gujr: /^(?:.્ર|[છટઠડઢદહ]્.)$/u, Deva: /^.़?्र$/u };

const faces = await Promise.all(
  INDIC_FACES.map(async ({ iso, script, text, display }) => ({
    iso,
    script,
    texts: languages
      .filter(({ code }) => scriptOf(code) === iso)
      .map(({ code }) => faceTexts(code)),
    text: await openFace(text),
    display: await openFace(display),
    displayName: display.name,
    signs: display.signs,
  })),
);

describe.each(faces)(
  'of the faces for pages in $iso',
  ({ iso, script, texts, text, display, displayName, signs }) => {
    const wordsIn = (some: readonly string[]) =>
      some.flatMap((each) => each.match(script.word) ?? []);

    test('that for text sets every word of our copy as the whole font does', () => {
      const words = wordsIn(texts.flatMap(({ all }) => all));
      expect(words.length > 0).toBe(texts.length > 0);
      expect(wordsSetOtherwise(text, words)).toEqual([]);
    });

    // Our own words in a second language take the room of rare conjuncts.
    test.skipIf(texts.length > 1)(
      'that for text sets words of others as the whole font does',
      () => {
        expect(wordsSetOtherwise(text, wordsIn([WORDS_OF_OTHERS[iso]]))).toEqual([]);
      },
    );

    test('that for text sets conjuncts without a half form as the whole font does', () => {
      const conjuncts = script.conjuncts.split(' ').filter((each) => UNHALVED[iso].test(each));
      expect(conjuncts.length).toBeGreaterThan(20);
      expect(wordsSetOtherwise(text, conjuncts)).toEqual([]);
    });

    test('that for display sets every heading of ours as the whole font does', () => {
      const words = wordsIn(texts.flatMap((each) => each.display));
      expect(words.length > 0).toBe(texts.length > 0);
      expect(wordsSetOtherwise(display, words)).toEqual([]);
    });

    test('that for display has the signs that are to look like its letters, and its style sheet asks it for them', async () => {
      expect(wordsSetOtherwise(display, [...Array.from(signs), signs])).toEqual([]);
      const styles = await readFile(STYLES, 'utf8');
      const [, ranges = ''] =
        new RegExp(`/${displayName}\\.woff2'\\)[^}]*?unicode-range:([^;]*)`).exec(styles) ?? [];
      const letters = ranges
        .split(',')
        .map((range) => range.trim().slice(2).split('-'))
        .map(([first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const);
      const isAsked = (sign: string) =>
        letters.some(([first, last]) => {
          const point = sign.codePointAt(0) ?? 0;
          return first <= point && point <= last;
        });
      expect(Array.from(signs + script.consonants).filter((sign) => !isAsked(sign))).toEqual([]);
    });

    test('each has every letter of the script, so that no word is of two faces', () => {
      const lacks = (font: Font) =>
        [...script.characters].filter(
          (letter) => !font.face.collectUnicodes().includes(letter.codePointAt(0) ?? 0),
        );
      expect(lacks(text.served)).toEqual([]);
      expect(lacks(display.served)).toEqual([]);
    });

    test('none shows a virama between consonants that have half forms', async () => {
      const ofSample = wordsIn([await readSample()]);
      expect(ofSample.length).toBeGreaterThan(1000);
      const pairs = Array.from(script.halves).flatMap((first) =>
        Array.from(script.consonants, (second) => first + script.virama + second),
      );
      for (const [{ served, whole }, words] of [
        [text, [...pairs, ...ofSample, ...HALVED[iso].split(' ')]],
        [display, pairs],
      ] as const) {
        const sign = outlinesOf(whole, script.consonants.charAt(0) + script.virama).at(-1) ?? '';
        const shown = (word: string) =>
          outlinesOf(served, word).includes(sign) && !outlinesOf(whole, word).includes(sign);
        expect(words.filter(shown)).toEqual([]);
      }
    });
  },
);
