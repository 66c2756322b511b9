import { mapRules, type Declaration, type Part } from './styleSheet.ts';

interface Face {
  family: string;
  weight: string | undefined;
  /** The letters of a text that the face covers; absent if it covers all. */
  lettersIn?: (text: string) => ReadonlySet<string>;
}

const FAMILY = /font-family:\s*([^;}]+)/i;
const WEIGHT = /font-weight:\s*([^;}]+)/i;
const RANGES = /unicode-range:\s*([^;}]+)/i;
const RANGE = /U\+([\da-f?]+)(?:-([\da-f]+))?/gi;

/** `U+A80-AFF,U+4??` → `[\u{A80}-\u{AFF}\u{400}-\u{4FF}]` */
function lettersOf(ranges: string): RegExp {
  const stretches = Array.from(ranges.matchAll(RANGE), ([, first = '', last = first]) => {
    return `\\u{${first.replaceAll('?', '0')}}-\\u{${last.replaceAll('?', 'F')}}`;
  });
  return new RegExp(`[${stretches.join('')}]`, 'gu');
}

/** Reads a part as a font face, if it is one. */
function faceOf(part: Part): Face | undefined {
  if (part.kind !== 'other' || !part.text.startsWith('@font-face')) return undefined;
  const [, family] = FAMILY.exec(part.text) ?? [];
  const [, ranges] = RANGES.exec(part.text) ?? [];
  if (family === undefined) return undefined;
  const [, weight] = WEIGHT.exec(part.text) ?? [];
  if (ranges === undefined) return { family, weight };
  const letters = lettersOf(ranges);
  return { family, weight, lettersIn: (text) => new Set(text.match(letters)) };
}

/**
 * The faces that a text needs: those that cover at least one of its letters. A face is left out if another
 * of the same family and weight covers all its letters in the text; of two equal faces the first stays.
 */
function neededFaces(faces: readonly Face[], text: string): Set<Face> {
  const found = faces.map((face) => ({ face, letters: face.lettersIn?.(text) }));
  const isNeeded = ({ face, letters }: (typeof found)[number], index: number) =>
    letters === undefined ||
    (letters.size > 0 &&
      !found.some(
        (other, at) =>
          other.letters !== undefined &&
          other.face.family === face.family &&
          other.face.weight === face.weight &&
          letters.isSubsetOf(other.letters) &&
          (letters.size < other.letters.size || at < index),
      ));
  return new Set(found.filter(isNeeded).map(({ face }) => face));
}

/** Removes a family from a font stack; it must not be the last of the stack. */
function dropFamily(declaration: Declaration, family: string): Declaration {
  const inStack = new RegExp(`(?<![\\w"-])${family},\\s*`);
  const { text, value } = declaration;
  return { ...declaration, text: text.replace(inStack, ''), value: value.replace(inStack, '') };
}

/** Removes the font faces that a page's text does not need, and families that have no face left. */
export function pruneFonts(parts: readonly Part[], text: string): Part[] {
  const faces = new Map(parts.map((part) => [part, faceOf(part)]));
  const needed = neededFaces(
    [...faces.values()].filter((face) => face !== undefined),
    text,
  );
  const kept = parts.filter((part) => {
    const face = faces.get(part);
    return face === undefined || needed.has(face);
  });
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
