import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as v from 'valibot';

/** The parts of a font to keep. */
interface Kept {
  characters: string;
  /** More glyphs, besides those of the characters. */
  glyphs: Iterable<number>;
}

/** Constants of HarfBuzz's `hb-subset.h`: no hinting, and no glyphs that were not requested. */
const FLAGS = 0x0001 | 0x0200;
const NAMES = 4;
const LAYOUT_FEATURES = 6;
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
 * Subsets a TrueType font to these glyphs and the layout rules between them. `subset-font` keeps either
 * all ligatures of a text's letters or none, and an Indian script has hundreds.
 */
export async function subsetGlyphs(font: Buffer, { characters, glyphs }: Kept): Promise<Buffer> {
  const { memory, call } = await load();
  const address = call('malloc', font.length);
  new Uint8Array(memory.buffer).set(font, address);
  const blob = call('hb_blob_create', address, font.length, MEMORY_MODE_WRITABLE, 0, 0);
  const face = call('hb_face_create', blob, 0);

  const input = call('hb_subset_input_create_or_fail');
  call('hb_subset_input_set_flags', input, FLAGS);
  const features = call('hb_subset_input_set', input, LAYOUT_FEATURES);
  call('hb_set_clear', features);
  call('hb_set_invert', features);
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
