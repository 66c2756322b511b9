import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import * as v from 'valibot';
import type { IndicScript } from './indicScripts.ts';
import { lackingLetters, openFont, shapedGlyphs } from './shapedGlyphs.ts';

/** The parts of a font to keep. */
interface Kept {
  /** In addition to those of the script. */
  signs?: string;
  samples: readonly string[];
  maxBytes: number;
}

/** Constants of HarfBuzz's `hb-subset.h`: no hinting, and no glyphs that were not requested. */
const FLAGS = 0x0001 | 0x0200;
const NAMES = 4;
const FAMILY_NAME = 1; // in the name table; our licence file has the other names
const MEMORY_MODE_WRITABLE = 2;

const MemorySchema = v.instance(WebAssembly.Memory);

const load = async () => {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const memory = v.parse(MemorySchema, instance.exports.memory);
  const call = (name: string, ...values: number[]): number => {
    const run = instance.exports[name];
    if (typeof run !== 'function') throw new Error(`HarfBuzz has no ${name}.`);
    return Number(Reflect.apply(run, undefined, values));
  };
  call('_initialize');
  return { memory, call };
};

/**
 * Subsets a TrueType font to characters, further glyphs and the layout rules between them. `subset-font`
 * keeps either all ligatures of a text's letters or none, and an Indian script has hundreds.
 */
async function subsetGlyphs(
  font: Buffer,
  characters: string,
  glyphs: Iterable<number>,
): Promise<Buffer> {
  const { memory, call } = await load();
  const address = call('malloc', font.length);
  new Uint8Array(memory.buffer).set(font, address);
  const blob = call('hb_blob_create', address, font.length, MEMORY_MODE_WRITABLE, 0, 0);
  const face = call('hb_face_create', blob, 0);

  const input = call('hb_subset_input_create_or_fail');
  call('hb_subset_input_set_flags', input, FLAGS);
  const names = call('hb_subset_input_set', input, NAMES);
  call('hb_set_clear', names);
  call('hb_set_add', names, FAMILY_NAME);
  const codePoints = call('hb_subset_input_unicode_set', input);
  for (const character of characters) call('hb_set_add', codePoints, character.codePointAt(0) ?? 0);
  const kept = call('hb_subset_input_glyph_set', input);
  for (const glyph of glyphs) call('hb_set_add', kept, glyph);

  const subset = call('hb_subset_or_fail', face, input);
  if (subset === 0) throw new Error('HarfBuzz cannot read the font.');
  const result = call('hb_face_reference_blob', subset);
  const start = call('hb_blob_get_data', result, 0);
  return Buffer.from(memory.buffer.slice(start, start + call('hb_blob_get_length', result)));
}

const compress = (font: Buffer): Promise<Buffer> =>
  subsetFont(font, '', {
    keepAllGlyphs: true,
    targetFormat: 'woff2',
    noHinting: true,
    dropTables: ['gasp', 'DSIG', 'STAT'],
  });

/** Subsets a TrueType font to some texts, as WOFF2, and to as many conjuncts as fit. */
export async function subsetScript(
  font: Buffer,
  { characters, conjuncts }: IndicScript,
  { signs = '', samples, maxBytes }: Kept,
): Promise<Buffer> {
  const opened = openFont(font);
  const glyphsOf = (texts: readonly string[]) =>
    texts.flatMap((text) => [...shapedGlyphs(opened, text)]);
  const lacking = lackingLetters(opened, samples);
  if (lacking.length > 0)
    console.warn(
      `A font of src/tools/fonts/indicFaces.ts lacks ${lacking.join(' ')} of our words.`,
    );
  const needed = glyphsOf([...signs, ...samples]);
  const others = conjuncts.split(' ');
  for (let count = others.length; count >= 0; count -= 1) {
    const glyphs = [...needed, ...glyphsOf(others.slice(0, count))];
    const subset = await compress(await subsetGlyphs(font, characters + signs, glyphs));
    if (subset.length <= maxBytes) return subset;
  }
  throw new Error(`Our texts alone take more than ${maxBytes} bytes of the font.`);
}
