/** Receives the tags and texts of a page in order. */
export interface PaintedText {
  open: (name: string, attributes: Record<string, string>) => void;
  close: (name: string) => void;
  add: (text: string) => void;
  read: () => string;
}

const OTHER_FACES = new Set(['display', 'local']);
const UNPAINTED = new Set(['script', 'style', 'title']);
/** Attributes whose text a browser, an island or our scripts may show; others are spoken or for machines. */
const PAINTED_ATTRIBUTE = /^(?:props|placeholder|value|label|data-.+)$/;

/**
 * Collects the text that is set in the text fonts. Elements with `data-face="display"` have all their
 * letters in the display face, those with `data-face="local"` in a font of the system.
 */
export function collectPaintedText(): PaintedText {
  const texts: string[] = [];
  let unpainted: string | undefined;
  return {
    open: (name, attributes) => {
      const isUnpainted = UNPAINTED.has(name) || OTHER_FACES.has(attributes['data-face'] ?? '');
      if (isUnpainted) unpainted ??= name;
      for (const [attribute, value] of Object.entries(attributes)) {
        if (PAINTED_ATTRIBUTE.test(attribute)) texts.push(value);
      }
    },
    close: (name) => {
      if (name === unpainted) unpainted = undefined;
    },
    add: (text) => {
      if (unpainted === undefined) texts.push(text);
    },
    read: () => texts.join(' '),
  };
}
