import { Blob, Buffer as TextBuffer, BufferContentType, Face, Font, shape } from 'harfbuzzjs';

/** A TrueType font for shaping texts. */
export const openFont = (font: Buffer): Font => new Font(new Face(new Blob(font)));

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
