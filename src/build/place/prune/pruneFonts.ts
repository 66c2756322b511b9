import { mapRules, type Declaration, type Part } from './styleSheet.ts';

interface Face {
  family: string;
  /** Whether a text has a letter that the face is for; most are for all letters. */
  isFor: (text: string) => boolean;
}

const FAMILY = /font-family:\s*([^;}]+)/i;
const RANGES = /unicode-range:\s*([^;}]+)/i;
const RANGE = /U\+([\da-f?]+)(?:-([\da-f]+))?/gi;

/** `U+A80-AFF,U+4??` → `[\u{A80}-\u{AFF}\u{400}-\u{4FF}]` */
function lettersOf(ranges: string): RegExp {
  const stretches = Array.from(ranges.matchAll(RANGE), ([, first = '', last = first]) => {
    return `\\u{${first.replaceAll('?', '0')}}-\\u{${last.replaceAll('?', 'F')}}`;
  });
  return new RegExp(`[${stretches.join('')}]`, 'u');
}

/** What a part says of a font face, if it is one. */
function faceOf(part: Part): Face | undefined {
  if (part.kind !== 'other' || !part.text.startsWith('@font-face')) return undefined;
  const [, family] = FAMILY.exec(part.text) ?? [];
  const [, ranges] = RANGES.exec(part.text) ?? [];
  if (family === undefined) return undefined;
  const letters = ranges === undefined ? undefined : lettersOf(ranges);
  return { family, isFor: (text) => letters?.test(text) ?? true };
}

/** Takes a family out of a stack of fonts, in which it is not the last. */
function dropFamily(declaration: Declaration, family: string): Declaration {
  const inStack = new RegExp(`(?<![\\w"-])${family},\\s*`);
  const { text, value } = declaration;
  return { ...declaration, text: text.replace(inStack, ''), value: value.replace(inStack, '') };
}

/** Leaves out the font faces for letters that a page's text has none of, and families that have no other. */
export function pruneFonts(parts: readonly Part[], text: string): Part[] {
  const faces = new Map(parts.map((part) => [part, faceOf(part)]));
  const kept = parts.filter((part) => faces.get(part)?.isFor(text) ?? true);
  const familiesOf = (some: readonly Part[]) =>
    new Set(some.flatMap((part) => faces.get(part)?.family ?? []));
  const unused = familiesOf(parts).difference(familiesOf(kept));
  return [...unused].reduce<Part[]>(
    (left, family) =>
      mapRules(left, (rule) => ({
        ...rule,
        declarations: rule.declarations.map((declaration) => dropFamily(declaration, family)),
      })),
    kept,
  );
}
