import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Buffer as TextBuffer, shape, type Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { devanagari, gujarati } from '#/tools/fonts/indicScripts.ts';
import { openFont } from '#/tools/fonts/shapedGlyphs.ts';
import { subsetScript } from '#/tools/fonts/subsetScript.ts';

const resolve = createRequire(import.meta.url).resolve;
const SOURCES = {
  gujarati: 'hind-vadodara/400Regular/HindVadodara_400Regular',
  devanagari: 'hind/400Regular/Hind_400Regular',
};

/** A font as it came from its foundry, and what we serve of it. */
async function open(name: keyof typeof SOURCES) {
  const whole = await readFile(resolve(`@expo-google-fonts/${SOURCES[name]}.ttf`));
  const served = await subsetScript(whole, { gujarati, devanagari }[name]);
  const options = { keepAllGlyphs: true, targetFormat: 'truetype' } as const;
  return { whole: openFont(whole), subset: openFont(await subsetFont(served, '', options)) };
}

/** The outlines in which a font sets a word, and where each stands. */
function set(font: Font, word: string): string[] {
  const buffer = new TextBuffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance, xOffset, yOffset }) =>
      [font.glyphToPath(codepoint), xAdvance, xOffset, yOffset].join(' '),
    );
}

const fonts = { gujarati: await open('gujarati'), devanagari: await open('devanagari') };

describe.each([
  [
    'gujarati',
    'તીખું મીઠું નાયલોન ખમણ વણેલા ગાંઠિયા જલેબી થેપલા દાબેલી ફાફડા ચકરી સાલ મુબારક ઉત્તરાયણ મેથીના ગોટા ' +
      'બેસન હળદર મરચું રાઈ મેથી ગોળ તલ ગુજરાતી અહીં લખો તે જ લઈએ છીએ માહિતી જોવા સુધારવા સંમતિ પ્રચાર ભારતીય ' +
      'સંરક્ષણ મિષ્ટાન્ન વિદ્યા બુદ્ધિ પદ્મ જ્ઞાન શ્રી સ્ત્રી રાષ્ટ્ર અડ્ડો ખટ્ટો પાઠ્ય કર્મ રત્ન',
  ],
  [
    'devanagari',
    'हम केवल वही लेते हैं जो आप यहाँ लिखते नाम फ़ोन जवाब देने और टिक करें प्रचार सहमति वापस ' +
      'जानकारी देखने सुधारने मिटवाने शिकायत भारतीय डेटा संरक्षण बोर्ड ज़्यादा ज्ञान श्री विद्या बुद्धि पद्म ब्रह्मा ' +
      'चिह्न उत्तर अड्डा खट्टा राष्ट्र स्त्री शक्ति मिष्ठान्न क्रिया उद्घाटन पाठ्यक्रम कर्म १२३ ।',
  ],
] as const)('the font for %s', (name, words) => {
  const { whole, subset } = fonts[name];

  test.each(words.split(' '))('sets %s as the whole font does', (word) => {
    expect(set(subset, word)).toEqual(set(whole, word));
  });
});

/** Joined forms that are too rare for their bytes: half letters stand for them. */
test.each([
  ['gujarati', 'શક્તિ સ્વાદિષ્ટ સ્સ દ્ધિ સ્ક ન્ડ લ્જ મ્પ પ્ટ ષ્ણ ક્સ'],
  ['devanagari', 'हिन्दी स्वादिष्ट स्थिति श्ल स्न प्ट प्त म्म न्स क्स्ट ल्क फ़्ल'],
] as const)('what the font for %s does not join shows no virama', (name, words) => {
  const { subset } = fonts[name];
  const { consonants, virama } = { gujarati, devanagari }[name];
  const sign = set(subset, consonants.charAt(0) + virama).at(-1);
  for (const word of words.split(' ')) {
    expect(set(subset, word), word).not.toContain(sign);
  }
});
