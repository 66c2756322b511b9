/** Hears the tags and texts of a page in order. */
export interface PaintedText {
  open: (name: string, attributes: Record<string, string>) => void;
  close: (name: string) => void;
  add: (text: string) => void;
  read: () => string;
}

const OTHER_FACES = new Set(['display', 'local']);
const UNPAINTED = new Set(['script', 'style', 'title']);
/** What a browser, an island or a script of ours may paint; all else is only said, or for machines. */
const PAINTED_ATTRIBUTE = /^(?:props|placeholder|value|label|data-.+)$/;

/**
 * Collects what of a page is written in the fonts for text: `data-face="display"` says that words have
 * all their letters in the display face, `data-face="local"` that they are in the system's own.
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
