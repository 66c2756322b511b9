import { Blob, Buffer as TextBuffer, BufferContentType, Face, Font, shape } from 'harfbuzzjs';

/** A TrueType font that texts can be set in. */
export const openFont = (font: Buffer): Font => new Font(new Face(new Blob(font)));

/** Every glyph that a font takes on its way to setting a text, so that its rules can take that way. */
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
