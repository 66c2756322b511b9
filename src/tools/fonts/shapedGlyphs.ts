import { Blob, Buffer as TextBuffer, BufferContentType, Face, Font, shape } from 'harfbuzzjs';

/** A TrueType font for shaping texts. */
export const openFont = (font: Buffer): Font => new Font(new Face(new Blob(font)));

const JOINERS = /[\u200c\u200d]/g;

/** The letters of texts that a font lacks. */
export function lackingLetters({ face }: Font, texts: readonly string[]): string[] {
  const known = new Set(face.collectUnicodes());
  const letters = new Set(texts.join('').replace(JOINERS, ''));
  return [...letters].filter((letter) => !known.has(letter.codePointAt(0) ?? 0));
}

/** All glyphs that a font uses while it shapes a text, including intermediate ones, which its rules need. */
export function shapedGlyphs(font: Font, text: string): Set<number> {
  const glyphs = new Set<number>();
  const note = (buffer: TextBuffer) => {
    const areGlyphs = buffer.getContentType() === BufferContentType.GLYPHS;
    for (const { codepoint } of areGlyphs ? buffer.getGlyphInfos() : []) glyphs.add(codepoint);
    return true;
  };
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setMessageFunc(note);
  shape(font, buffer);
  note(buffer);
  return glyphs;
}
