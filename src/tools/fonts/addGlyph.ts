import { glyphOf, readTables, table, writeTables } from './sfnt.ts';

/**
 * Copies the outline of one character from a TrueType font into another of the same family, as the
 * last glyph, so that layout tables stay right. `characters` are those the font already maps.
 */
export function addGlyph(
  font: Buffer,
  characters: string,
  donorFont: Buffer,
  added: string,
): Buffer {
  const tables = readTables(font);
  const donor = readTables(donorFont);
  const codePoint = codePointOf(added);
  const donorGlyph = glyphOf(donor, codePoint);
  const outline = outlineOf(donor, donorGlyph);
  if (donorGlyph === 0 || outline.readInt16BE(0) < 0) {
    throw new Error(`The donor font has no simple outline for ${added}.`);
  }

  const map = new Map(
    [...characters].map(codePointOf).map((code) => [code, glyphOf(tables, code)]),
  );
  const glyphCount = table(tables, 'maxp').readUInt16BE(4);
  map.set(codePoint, glyphCount);

  const glyf = table(tables, 'glyf');
  const offsets = Array.from({ length: glyphCount + 1 }, (_, glyph) => offsetOf(tables, glyph));
  const even = Buffer.alloc(glyf.length + (glyf.length % 2));
  glyf.copy(even);
  offsets[glyphCount] = even.length;
  offsets.push(even.length + outline.length);

  tables.set('glyf', Buffer.concat([even, outline]));
  tables.set('loca', longLoca(offsets));
  table(tables, 'head').writeInt16BE(1, 50);
  tables.set('hmtx', longMetrics(tables, donor, donorGlyph));
  table(tables, 'hhea').writeUInt16BE(glyphCount + 1, 34);
  tables.set('maxp', grownMaxp(table(tables, 'maxp'), table(donor, 'maxp')));
  tables.set('cmap', characterMap([...map].filter(([, glyph]) => glyph > 0)));
  return writeTables(tables);
}

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

function offsetOf(tables: Map<string, Buffer>, glyph: number): number {
  const loca = table(tables, 'loca');
  const isLong = table(tables, 'head').readInt16BE(50) === 1;
  return isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
}

function outlineOf(tables: Map<string, Buffer>, glyph: number): Buffer {
  return table(tables, 'glyf').subarray(offsetOf(tables, glyph), offsetOf(tables, glyph + 1));
}

function longLoca(offsets: number[]): Buffer {
  const loca = Buffer.alloc(offsets.length * 4);
  offsets.forEach((offset, index) => loca.writeUInt32BE(offset, index * 4));
  return loca;
}

/** Horizontal metrics in which every glyph has its own advance, with the donor's glyph last. */
function longMetrics(tables: Map<string, Buffer>, donor: Map<string, Buffer>, glyph: number) {
  const count = table(tables, 'maxp').readUInt16BE(4);
  const own = Array.from({ length: count }, (_, index) => metricOf(tables, index));
  return Buffer.concat([...own, metricOf(donor, glyph)]);
}

function metricOf(tables: Map<string, Buffer>, glyph: number): Buffer {
  const hmtx = table(tables, 'hmtx');
  const full = table(tables, 'hhea').readUInt16BE(34);
  if (glyph < full) return hmtx.subarray(glyph * 4, glyph * 4 + 4);
  const advance = hmtx.subarray((full - 1) * 4, (full - 1) * 4 + 2);
  const bearing = full * 4 + (glyph - full) * 2;
  return Buffer.concat([advance, hmtx.subarray(bearing, bearing + 2)]);
}

function grownMaxp(own: Buffer, donor: Buffer): Buffer {
  const maxp = Buffer.from(own);
  maxp.writeUInt16BE(own.readUInt16BE(4) + 1, 4);
  for (const at of [6, 8]) {
    maxp.writeUInt16BE(Math.max(own.readUInt16BE(at), donor.readUInt16BE(at)), at);
  }
  return maxp;
}

/** A character map with one format 4 table, a segment for each run of characters and glyphs. */
function characterMap(pairs: [number, number][]): Buffer {
  const runs: { start: number; end: number; delta: number }[] = [];
  for (const [code, glyph] of pairs.sort(([one], [other]) => one - other)) {
    const delta = (glyph - code) & 0xffff;
    const last = runs.at(-1);
    if (last && last.end === code - 1 && last.delta === delta) last.end = code;
    else runs.push({ start: code, end: code, delta });
  }
  runs.push({ start: 0xffff, end: 0xffff, delta: 1 });

  const power = 2 ** Math.floor(Math.log2(runs.length));
  const words = [
    ...[0, 1, 3, 1, 0, 12],
    ...[4, 16 + runs.length * 8, 0, runs.length * 2],
    ...[power * 2, Math.log2(power), (runs.length - power) * 2],
    ...runs.map(({ end }) => end),
    0,
    ...runs.map(({ start }) => start),
    ...runs.map(({ delta }) => delta),
    ...runs.map(() => 0),
  ];
  const cmap = Buffer.alloc(words.length * 2);
  words.forEach((word, index) => cmap.writeUInt16BE(word, index * 2));
  return cmap;
}
