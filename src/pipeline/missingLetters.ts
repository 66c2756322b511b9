import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import { business } from '#/business/business.ts';
import { faces } from '#/business/fonts.ts';
import { languages, scriptOf } from '#/messages/languages.ts';
import { localize } from '#/messages/text.ts';

/** Letters, marks and signs; spaces and joiners have no shape. */
const SHAPED = /[\p{L}\p{M}\p{N}\p{P}\p{S}]/gu;

/** Returns the letters of a text that none of these font files has. */
export function lettersWithout(files: readonly string[], text: string): string[] {
  const characters = files
    .map((file) => create(readFileSync(file)))
    .flatMap((font) => ('characterSet' in font ? font.characterSet : []));
  const known = new Set(characters);
  return [...new Set(text.match(SHAPED))].filter(
    (letter) => !known.has(letter.codePointAt(0) ?? 0),
  );
}

/** A line for each form of the business's name that has letters which the display fonts lack. */
export function findMissingLetters(): string[] {
  const lines = languages.flatMap(({ code }) => {
    const files = Object.entries(faces).flatMap(([name, { displays }]) =>
      displays === 'Latn' || displays === scriptOf(code) ? `src/brand/fonts/${name}.woff2` : [],
    );
    const name = localize(code, business.name);
    const missing = files.length > 0 ? lettersWithout(files, name) : [];
    if (missing.length === 0) return [];
    return `${files.join(', ')} lacks ${missing.join(', ')} of “${name}”, so those letters look different; npm run fonts adds them if the font has them`;
  });
  return [...new Set(lines)];
}
